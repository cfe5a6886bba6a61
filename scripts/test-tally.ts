import { resolve } from 'node:path';

/** What is read of the events of Node's test runner. */
export interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly nesting?: number;
    readonly message?: string;
    /** The file that was run, or the group; absent when a file is reported as a test because it ran none. */
    readonly entryFile?: string;
    /** The file that the test is written in. */
    readonly file?: string;
    readonly skip?: string | boolean;
    readonly todo?: string | boolean;
    readonly details?: Record<string, unknown>;
    readonly counts?: { readonly passed: number };
    /** How long the file took, beside others. */
    readonly duration_ms?: number;
    readonly success?: boolean;
  };
}

/** The reason of a test that has no meaning on one storage; every other skip is for something this machine lacks. */
const DOES_NOT_APPLY = /^(?:on (?:PostgreSQL|SQLite)|as root)\b/;

/** The files that run as one, by the file or group that was run. */
type MembersOf = (file: string) => readonly string[];

export interface Verdict {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** Counts what really ran. To Node a file without any test is a test that passed; here it is one that failed. */
export class TestTally {
  succeeded = false;
  /** Tests that passed, by file. */
  readonly #passed = new Map<string, number>();
  readonly #durations = new Map<string, number>();
  /** Tests that passed and were not reported, by the file or group that was run. */
  readonly #unreported = new Map<string, number>();
  /** The file of a group whose tests are being reported, by the group. */
  readonly #current = new Map<string, string>();
  /** Groups whose process failed, and not one of their tests alone. */
  readonly #failedGroups = new Set<string>();
  readonly #silent: Set<string>;
  readonly #membersOf: MembersOf;
  readonly #skipped: { name: string; reason: string }[] = [];
  #emptyFiles = 0;

  constructor(files: readonly string[], membersOf: MembersOf = (file) => [file]) {
    this.#silent = new Set(files.map((file) => resolve(file)));
    this.#membersOf = membersOf;
  }

  get executed(): number {
    return [...this.#passed.values()].reduce((sum, passed) => sum + passed, 0);
  }

  /** The files that took longest, the longest first. */
  slowest(count: number): { file: string; seconds: number }[] {
    return [...this.#durations]
      .map(([file, duration]) => ({ file, seconds: duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, count);
  }

  /** The events as they come, empty files turned into failures. */
  async *count(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
    for await (const event of events) yield this.#look(event);
  }

  verdict(options: { readonly floor: number | null; readonly inCI: boolean }): Verdict {
    const problems: string[] = [];
    const remarks = [`${this.executed} tests were executed.`];
    for (const file of this.#silent) problems.push(`${file} ran no test.`);
    for (const group of this.#failedGroups)
      problems.push(`The process of ${this.#membersOf(group).join(', ')} failed: one of them is at fault.`);
    for (const [file, tests] of this.#unreported)
      problems.push(`${tests} tests of ${this.#membersOf(file).join(', ')} passed and were not reported.`);
    for (const { name, reason } of this.#skipped)
      (options.inCI ? problems : remarks).push(`SKIPPED: ${name} (${reason})`);
    if (options.floor !== null) this.#holdAgainst(options.floor, problems, remarks);
    return { problems, remarks };
  }

  #holdAgainst(floor: number, problems: string[], remarks: string[]): void {
    if (this.executed > floor)
      remarks.push(`The floor is ${floor}: raise it with npm run test:floors, or in test/floors.json.`);
    if (this.executed >= floor) return;
    const missing = `Fewer tests were executed (${this.executed}) than test/floors.json asks for (${floor}).`;
    // How many tests a skipped suite holds cannot be known, so the floor counts where nothing is skipped.
    if (this.#skipped.length > 0)
      remarks.push(`${missing} Some were skipped, so this is not held against it.`);
    else problems.push(missing);
  }

  #look(event: TestEvent): TestEvent {
    const { type, data } = event;
    if (data.entryFile) this.#note(type, { ...data, entryFile: data.entryFile });
    if (type === 'test:fail' && !data.entryFile && data.file && this.#isGroup(data.file))
      this.#failedGroups.add(data.file);
    // The summary of all files comes last; without it the run was cut short.
    if (type === 'test:summary' && !data.entryFile) this.succeeded = data.success === true;
    if (type === 'test:pass' && !data.entryFile && data.file && this.#silent.has(resolve(data.file))) {
      this.#emptyFiles += 1;
      const error = new Error('The file ended without having run a test.');
      return { type: 'test:fail', data: { ...data, details: { ...data.details, error } } };
    }
    const [, word, count] = /^(pass|fail) (\d+)$/.exec(data.message ?? '') ?? [];
    if (type !== 'test:diagnostic' || !word) return event;
    const corrected = Number(count) + (word === 'fail' ? this.#emptyFiles : -this.#emptyFiles);
    return { type, data: { ...data, message: `${word} ${corrected}` } };
  }

  #note(type: string, data: TestEvent['data'] & { entryFile: string }): void {
    const entry = resolve(data.entryFile);
    if (type === 'test:summary') this.#sumUp(entry, data);
    const isFileOfGroup = data.nesting === 0 && this.#isGroup(entry);
    if (type === 'test:start' && isFileOfGroup) this.#current.set(entry, data.name ?? entry);
    if (type !== 'test:pass' && type !== 'test:fail') return;
    const file = this.#current.get(entry) ?? entry;
    if (isFileOfGroup) {
      this.#durations.set(file, Number(data.details?.['duration_ms'] ?? 0));
      return;
    }
    this.#silent.delete(file);
    if (type === 'test:fail') return;
    if (data.skip !== undefined) {
      const reason = String(data.skip);
      if (!DOES_NOT_APPLY.test(reason)) this.#skipped.push({ name: data.name ?? '', reason });
    } else if (data.todo === undefined && data.details?.['type'] !== 'suite') add(this.#passed, file, 1);
  }

  #sumUp(entry: string, { duration_ms = 0, counts }: TestEvent['data']): void {
    const files = this.#membersOf(entry);
    if (!this.#isGroup(entry)) this.#durations.set(entry, duration_ms);
    const reported = files.reduce((sum, file) => sum + (this.#passed.get(file) ?? 0), 0);
    if (counts && counts.passed !== reported) this.#unreported.set(entry, counts.passed - reported);
  }

  #isGroup(entry: string): boolean {
    return !this.#membersOf(entry).includes(resolve(entry));
  }
}

function add(sums: Map<string, number>, key: string, more: number): void {
  sums.set(key, (sums.get(key) ?? 0) + more);
}
