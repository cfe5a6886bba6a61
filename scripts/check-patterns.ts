import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WorkThread } from '../src/children/work-thread.ts';
import { ALLOWED, ALLOWED_CONSTRUCTIONS, type Allowance } from './patterns/allowed-patterns.ts';
import { type Construction, findPatterns, type Pattern } from './patterns/find-patterns.ts';
import { recordConstructions } from './patterns/record-constructions.ts';

/**
 * Every regular expression of the source takes linear time, whatever text it meets: one that does not lets a single
 * request stop the service. Verdicts are kept by pattern, so that only new patterns are analysed.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const CACHE_FOLDER = `${ROOT}/node_modules/.cache`;
const CACHE = `${CACHE_FOLDER}/checked-patterns.json`;
const THREADS = 2;

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
  const known = new Map(Object.entries(readCache()));
  const unknown = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  for (const key of known.keys()) unknown.delete(key);
  const waiting = [...unknown];
  const work = async () => {
    const thread = new WorkThread<Pattern, string>(
      new URL('./patterns/check-pattern.thread.ts', import.meta.url),
    );
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, pattern] = next;
      const verdict = await thread.run(pattern, new AbortController().signal);
      known.set(key, verdict);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  // What could not be decided on a busy machine may be decided on a quiet one.
  const kept = [...known].filter(([, verdict]) => !verdict.startsWith('cannot be decided'));
  if (unknown.size > 0) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(CACHE, JSON.stringify(Object.fromEntries(kept)));
  }
  return known;
}

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function keyOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('hex');
}
