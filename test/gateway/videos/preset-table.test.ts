import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Accepts } from '../../../src/gateway/description/description.ts';
import { presetNames } from '../../../src/gateway/presets/presets.ts';
import { descriptionOf, engineAt } from './engine-at.ts';
import { writtenPreset } from './preset-at.ts';

const source = (name: string) =>
  readFileSync(new URL(`../../../src/gateway/presets/${name}.yaml`, import.meta.url), 'utf8');

/** `${NAME}` and `${NAME?}` outside comments, in their order. */
function variablesOf(name: string): string[] {
  const text = source(name).replaceAll(/^#.*$/gm, '');
  const found = [...text.matchAll(/\$\{(\w+)(\??)\}/g)].map(([, variable, mark]) => `\`${variable}\`${mark}`);
  return [...new Set(found)];
}

function abilities(name: string): string {
  const written = writtenPreset(name) as {
    check?: string;
    models?: object;
    unverified?: string[];
    accepts?: Accepts;
  };
  const { cancel, remix, callback } = descriptionOf(writtenPreset(name));
  const { inputs, edits, extensions } = engineAt({
    raw: writtenPreset(name),
    baseUrl: 'http://a',
  }).capabilities;
  const takes = (role: 'clip' | 'sound') => inputs === 'any' || (inputs[role] ?? 0) > 0;
  const own = (can: 'any' | 'own') => (can === 'own' ? ' (own)' : '');
  const states = [...new Set(cancel.flatMap(({ on }) => on))];
  return [
    ...(states.length > 0 ? [`cancel (${states.join(', ')})`] : []),
    ...(remix === null ? [] : ['remix']),
    ...(edits ? [`edits${own(edits)}`] : []),
    ...(extensions ? [`extensions${own(extensions)}`] : []),
    ...(takes('clip') ? ['clips'] : []),
    ...(takes('sound') ? ['sound'] : []),
    ...(callback === null ? [] : [callback.verify === 'none' ? 'callback' : `signed callback`]),
    ...(written.check === undefined ? [] : ['check']),
    ...(written.models === undefined ? [] : ['models']),
  ].join(', ');
}

/** One row of the table in the documentation. */
function presetRow(name: string): string {
  const { unverified = [] } = writtenPreset(name) as { unverified?: string[] };
  const { reconcile, repeats } = descriptionOf(writtenPreset(name));
  const service = (/^# (.*?)(?:[.:,;]|$)/m.exec(source(name))?.[1] ?? '').trim();
  const cells = [
    `\`${name}\``,
    service,
    variablesOf(name).join(', ') || '–',
    abilities(name) || '–',
    repeats === 'free' ? 'repeated, free' : reconcile.by.replaceAll('_', ' '),
    unverified.join('; ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

test('docs/upstreams.md has a current row for every preset', () => {
  const page = readFileSync(new URL('../../../docs/upstreams.md', import.meta.url), 'utf8');
  const missing = presetNames()
    .map(presetRow)
    .filter((row) => !page.includes(row));
  assert.equal(missing.join('\n'), '');
});

test('a preset is some thirty lines that say what it is about', () => {
  for (const name of presetNames()) {
    assert.match(source(name), /^# \S/, name);
    assert.ok(source(name).split('\n').length <= 45, name);
  }
});
