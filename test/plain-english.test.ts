import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Turns of phrase that readers of messages stumbled over, by what to write instead. */
const ODD = {
  "a person, such as 'the caller'": /\bwhoever\b/i,
  "'with a message'": /\baloud\b/i,
  "'repair' or 'correct'": /\bmend(?:s|ed|ing)?\b/i,
  "'is not a URL', 'does not take'": /\b(?:is|are) nothing that\b|(?<!\bthere )\bis no (?:URL|JSON|\$\{)/i,
  "the noun, as 'the service that makes it'": /\bWhat makes (?:it|this)\b/,
  "'learned', 'determined'": /\bfound out\b/i,
  "'resembles'": /\btakes after\b/i,
} as const;

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Texts in quotes that have several words. Comments are left out. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return (code.match(LITERAL) ?? []).filter((text) => text.includes(' '));
}

test('errors, help and the console say things in plain English', () => {
  const files = globSync('{src,client/src,console/src}/**/*.{ts,svelte}', { cwd: ROOT });
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  assert.ok(texts.length > 4000);
  const odd = texts.flatMap(({ file, text }) =>
    Object.entries(ODD)
      .filter(([, pattern]) => pattern.test(text))
      .map(([instead]) => `${file}: ${text} (write ${instead})`),
  );
  assert.deepEqual(odd, []);
});
