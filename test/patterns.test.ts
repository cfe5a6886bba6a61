// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findPatterns } from '../scripts/patterns/find-patterns.ts';
import { judgePattern } from '../scripts/patterns/judge-pattern.ts';
import { recordConstructions } from '../scripts/patterns/record-constructions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

test('the check of patterns finds those that take more than linear time', async () => {
  const judge = (source: string, flags = '') => judgePattern(source, flags);
  assert.match(await judge('^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$', 'u'), /2nd degree polynomial/);
  assert.match(await judge('^[-+]?(\\d+\\.?\\d*|\\.\\d+)(e[-+]?\\d+)?$', 'i'), /2nd degree polynomial/);
  assert.match(await judge('[\\s.]+$'), /2nd degree polynomial/);
  assert.match(await judge('^(a+)+$'), /exponential/);
  assert.equal(await judge('^\\s*[^\\s\\u0000][^\\u0000]*$', 'u'), 'safe');
});

test('it sees literals, schemas and patterns that are put together when a module is loaded', async () => {
  const { patterns, constructions } = findPatterns(ROOT);
  const inFile = (name: string) => patterns.filter(({ file }) => file === name);
  assert.ok(inFile('src/domain/texts/policy.ts').some(({ source }) => source.startsWith('\\bporn')));
  assert.ok(
    inFile('src/platform/http/bodies/schema-types.ts').some(({ source }) => source.startsWith('^\\s*')),
  );
  const policy = constructions.filter(({ file }) => file === 'src/domain/texts/policy.ts');
  const recorded = await recordConstructions(ROOT, policy);
  assert.ok(recorded.some(({ source }) => source.startsWith('\\bsexy ')));
});
