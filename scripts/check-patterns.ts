import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALLOWED, ALLOWED_CONSTRUCTIONS, type Allowance } from './patterns/allowed-patterns.ts';
import { type Construction, findPatterns, type Pattern } from './patterns/find-patterns.ts';
import { judgePattern } from './patterns/judge-pattern.ts';
import { recordConstructions } from './patterns/record-constructions.ts';

/**
 * Every regular expression of the source takes linear time, whatever text it meets: one that does not lets a single
 * request stop the service. Patterns that were found safe are kept in the repository by their hash, so that only new ones
 * are analysed: the analysis takes long, and on a busy machine it may take a pattern for slow that is not.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const KNOWN_SAFE = `${ROOT}/scripts/patterns/known-safe.json`;

const { patterns: written, constructions } = findPatterns(ROOT);
const recorded = await recordConstructions(ROOT, constructions);
const isAt = (place: Construction) => (pattern: Pattern) =>
  pattern.file === place.file && pattern.line === place.line;

const used = new Set<Allowance>();
const problems: string[] = [];
for (const place of constructions) {
  if (recorded.some(isAt(place)) || allows(ALLOWED_CONSTRUCTIONS, place)) continue;
  problems.push(`${place.file}:${place.line} makes a pattern while it runs, which cannot be checked`);
}

const patterns = [...written, ...recorded].filter(({ file }) => /^(?:src|packages)\//.test(file));
const open = patterns.filter((pattern) => !allows(ALLOWED, pattern, pattern.source));
const verdicts = await judge(open);
for (const pattern of open) {
  const verdict = verdicts.get(keyOf(pattern));
  if (verdict !== 'safe')
    problems.push(`${pattern.file}:${pattern.line} /${pattern.source}/${pattern.flags}\n    ${verdict}`);
}
for (const allowance of [...ALLOWED, ...ALLOWED_CONSTRUCTIONS]) {
  if (!used.has(allowance))
    problems.push(`the allowance for ${allowance.file} ${allowance.source ?? ''} is not needed`);
}

if (problems.length > 0) {
  console.error(
    `Patterns that can take more than linear time, or could not be checked:\n\n${problems.join('\n')}\n`,
  );
  process.exitCode = 1;
} else {
  console.log(`Checked ${patterns.length} patterns.`);
}

function allows(list: readonly Allowance[], { file }: Construction, source?: string): boolean {
  const found = list.find(
    (allowance) =>
      (allowance.file.endsWith('/') ? file.startsWith(allowance.file) : file === allowance.file) &&
      (allowance.source === undefined || source?.startsWith(allowance.source) === true),
  );
  if (found) used.add(found);
  return found !== undefined;
}

async function judge(patterns: readonly Pattern[]): Promise<Map<string, string>> {
  const known = readKnownSafe();
  const unknown = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  for (const key of known.keys()) unknown.delete(key);
  const judged = [...unknown].map(async ([key, { source, flags }]) => {
    known.set(key, await judgePattern(source, flags));
  });
  await Promise.all(judged);
  if (unknown.size > 0) rememberSafe(patterns, known);
  return known;
}

/** In the order of their hashes, one a line, so that changes merge; patterns that are gone are forgotten. */
function rememberSafe(patterns: readonly Pattern[], verdicts: ReadonlyMap<string, string>): void {
  const safe = new Set(patterns.map(keyOf).filter((key) => verdicts.get(key) === 'safe'));
  writeFileSync(KNOWN_SAFE, `${JSON.stringify([...safe].sort(), null, 2)}\n`);
}

function readKnownSafe(): Map<string, string> {
  const keys = JSON.parse(readFileSync(KNOWN_SAFE, 'utf8')) as string[];
  return new Map(keys.map((key) => [key, 'safe']));
}

function keyOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 24);
}
