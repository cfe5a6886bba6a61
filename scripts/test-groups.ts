import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Test files share processes where they can: to start one and load its modules takes the better part of a second of
 * processor time, for each of two hundred files. A file has a process of its own if it, or a file of the tests that it
 * imports, does one of these.
 */
const NEEDS_A_PROCESS: readonly RegExp[] = [
  // Hooks at the top of a file are for the tests of all files in the process.
  /^(?:beforeEach|afterEach)\(/m,
  // What belongs to the process as a whole.
  /\bprocess\.(?:argv|chdir|exit|exitCode|kill|memoryUsage|on|once|pid|stderr|stdin|stdout)\b/,
  /\bprocess\.env(?:\.\w+|\[[^\]]+\]) (?:\?\?)?= |\bdelete process\.env\b/,
  /\bmock\.|\bglobalThis\b|\bsetGlobalDispatcher\b|\/proc\/self\b/,
  // Other processes and threads, and measurements of this one.
  /'node:(?:child_process|cluster|perf_hooks|v8|worker_threads)'/,
  // Processes with models, which often stay until the last test of all files.
  /\/audio-test\.ts'/,
  // Tests that several files have in common: which file ran them could not be told.
  /-contract\.ts'/,
];

/** More than these save little, and a group that fails as a whole runs again file by file. */
const LARGEST_GROUP = 16;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Starts a service in the test's process, and servers beside it only on PostgreSQL, one for all. */
const SERVICE = join(ROOT, 'test/support/service.ts');
const IMPORTS = /\b(?:from|import\() ?'(\.[^']+\.ts)'/g;

/** Whether a file leaves its process as it found it. */
export function canShareProcess(file: string, seen = new Set([SERVICE])): boolean {
  const path = resolve(file);
  if (seen.has(path) || !existsSync(path)) return true;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  if (NEEDS_A_PROCESS.some((pattern) => pattern.test(text))) return false;
  return [...text.matchAll(IMPORTS)]
    .map(([, imported]) => resolve(dirname(path), imported!))
    .filter((imported) => /\/(?:test|scripts)\//.test(imported))
    .every((imported) => canShareProcess(imported, seen));
}

/** Files that run in one process, as one file that imports them. */
export class TestGroups {
  /** What to run: groups come where the first of their files was, and so before what has a process of its own. */
  readonly files: readonly string[];
  readonly #members = new Map<string, readonly string[]>();

  constructor(files: readonly string[], folder: string) {
    const shared = files.filter((file) => canShareProcess(file)).map((file) => resolve(file));
    const count = Math.ceil(shared.length / LARGEST_GROUP);
    const size = Math.ceil(shared.length / count);
    for (let group = 1; group <= count; group++) {
      const members = shared.slice((group - 1) * size, group * size);
      const path = join(folder, `group-${group}.test.ts`);
      writeFileSync(path, members.map((file) => `await import('${pathToFileURL(file)}');\n`).join(''));
      this.#members.set(path, members);
    }
    this.files = [...this.#members.keys(), ...files.filter((file) => !shared.includes(resolve(file)))];
  }

  /** The files of a group, or the one file. */
  membersOf(file: string): readonly string[] {
    return this.#members.get(resolve(file)) ?? [resolve(file)];
  }
}
