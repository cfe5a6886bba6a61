import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { iconBody } from '../src/cast/things/icon-body.ts';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as {
  icons: Record<string, { body: string }>;
  aliases: Record<string, unknown>;
};

/** All 3,000 of them take seconds. */
const EVERY = 50;

test('icons of the emoji set are cut out of their file as they are in there', async () => {
  const all = Object.entries(icons);
  const some = all.filter((_, at) => at % EVERY === 0 || at === all.length - 1);
  assert.ok(some.length > 60);
  for (const [icon, { body }] of some) assert.equal(iconBody(icon), body);
});

test('what is no icon has no body', async () => {
  for (const name of ['no-such-icon', 'icons', ...Object.keys(aliases)]) assert.equal(iconBody(name), null);
});
