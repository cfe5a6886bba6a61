import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Test files share processes: to start one and load its modules takes the better part of a second of processor time, for
 * each of two hundred files. A file that cannot says so, and why, in its first line.
 */
const OWN_PROCESS = '// Own process: ';

/** More than these save little, and the last group would end long after the others. */
const LARGEST_GROUP = 16;

/** Whether a file leaves its process as it found it. */
export function canShareProcess(file: string): boolean {
  return !readFileSync(file, 'utf8').startsWith(OWN_PROCESS);
}

/** Each file is a suite, so that its hooks are for its own tests. The next is loaded when it is: else their tests would mix. */
function inSuites(files: readonly string[]): string {
  const suites = files.map((file) => {
    const load = `import('${pathToFileURL(file)}').finally(loaded)`;
    return `await new Promise((loaded) => suite('${file}', () => ${load}));\n`;
  });
  return `import { suite } from 'node:test';\n${suites.join('')}`;
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
      writeFileSync(path, inSuites(members));
      this.#members.set(path, members);
    }
    this.files = [...this.#members.keys(), ...files.filter((file) => !shared.includes(resolve(file)))];
  }

  /** The files of a group, or the one file. */
  membersOf(file: string): readonly string[] {
    return this.#members.get(resolve(file)) ?? [resolve(file)];
  }
}
