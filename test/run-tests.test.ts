import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { canShareProcess } from '../scripts/test-groups.ts';
import { type TestEvent, TestTally } from '../scripts/test-tally.ts';
import { scratchFolder } from './support/scratch-folder.ts';

const RUNNER = fileURLToPath(new URL('../scripts/run-tests.ts', import.meta.url));

const FILES = {
  'runs.test.ts': `import { test } from 'node:test';\ntest('one', () => {});\ntest('two', () => {});\n`,
  'fails.test.ts': `import { test } from 'node:test';\ntest('one', () => { throw new Error('no'); });\n`,
  'stays.test.ts': `import { test } from 'node:test';\nsetInterval(() => {}, 1000);\ntest('one', () => {});\n`,
  'empty.test.ts': `// Own process: it ends it.\nprocess.exit(0);\n`,
  // The same number in both, if they share a process.
  'shares.test.ts': `import { test } from 'node:test';
    import { threadId } from './process-id.ts';
    test('one', () => console.log('one in ' + threadId));\n`,
  'shares-too.test.ts': `import { test } from 'node:test';
    import { threadId } from './process-id.ts';
    test('two', () => console.log('two in ' + threadId));\n`,
  'process-id.ts': `export const threadId = process.pid;\n`,
  // After a promise that another file's hook waited for, a test would belong to that hook.
  'waits-first.test.ts': `import { before, test } from 'node:test';
    import { once } from './once.ts';
    before(() => once());
    test('one', () => {});\n`,
  'waits-later.test.ts': `import { test } from 'node:test';
    import { once } from './once.ts';
    test('two', () => {});
    await once();
    test('three', () => {});\n`,
  'once.ts': `let made;
    export const once = () => (made ??= new Promise((resolve) => setTimeout(resolve, 200)));\n`,
  'unsteady.test.ts': `import { test } from 'node:test';
    import { existsSync, writeFileSync } from 'node:fs';
    const seen = import.meta.filename + '.seen';
    test('one', () => {});
    test('two', () => { if (existsSync(seen)) return; writeFileSync(seen, ''); throw new Error('no'); });\n`,
  'skips.test.ts': `import { describe, test } from 'node:test';
    describe('pages', { skip: 'no browser here' }, () => { test('one', () => {}); });\n`,
};

const folder = scratchFolder();
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);

function runTests(names: readonly (keyof typeof FILES)[], environment: Record<string, string> = {}) {
  const { CI: _ci, NODE_TEST_CONTEXT: _context, ...inherited } = process.env;
  const files = names.map((name) => join(folder, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUNNER, 'embedded', ...files], {
    env: { ...inherited, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a file whose tests pass is green, and its tests are counted', () => {
  const { status, output } = runTests(['runs.test.ts']);
  assert.equal(status, 0, output);
  assert.match(output, /pass 2\n/);
  assert.match(output, /fail 0\n/);
  assert.match(output, /2 tests were executed/);
});

test('a failing test is a failure, and the files that took longest are named', () => {
  const { status, output } = runTests(['runs.test.ts', 'fails.test.ts']);
  assert.equal(status, 1);
  assert.match(output, /slowest files.*:\n(embedded: +\d+\.\d +.*(runs|fails)\.test\.ts\n){2}/);
});

test('files that leave their process as they found it share one', () => {
  const { output } = runTests(['shares.test.ts', 'shares-too.test.ts']);
  const pids = [...output.matchAll(/(?:one|two) in (\d+)/g)].map(([, pid]) => pid);
  assert.equal(pids.length, 2, output);
  assert.equal(pids[0], pids[1]);
  assert.match(output, /2 tests were executed/);
});

test('tests that pass and are lost to the report are a failure', () => {
  const { status, output } = runTests(['waits-first.test.ts', 'waits-later.test.ts']);
  assert.equal(status, 1, output);
  assert.match(output, /1 tests of .*waits-first\.test\.ts, .*waits-later\.test\.ts .* not reported/);
});

test('a file that says so has a process of its own', () => {
  const file = join(folder, 'unshared.ts');
  writeFileSync(file, '// Own process: it starts others.\n');
  assert.equal(canShareProcess(file), false);
  writeFileSync(file, "import test from 'node:test';\n");
  assert.equal(canShareProcess(file), true);
});

test('a file of a group whose test fails has run, and only what passed is counted', async () => {
  const members = (file: string) => (file === '/group.test.ts' ? ['/a.test.ts', '/b.test.ts'] : [file]);
  const tally = new TestTally(['/a.test.ts', '/b.test.ts'], members);
  const event = (type: string, name: string, nesting: number) => ({
    type,
    data: { entryFile: '/group.test.ts', name, nesting },
  });
  const events = [
    event('test:start', '/a.test.ts', 0),
    event('test:pass', 'one', 1),
    event('test:pass', '/a.test.ts', 0),
    event('test:start', '/b.test.ts', 0),
    event('test:fail', 'two', 1),
    event('test:fail', '/b.test.ts', 0),
  ];
  for await (const _ of tally.count(Readable.from(events)));
  assert.equal(tally.executed, 1);
  assert.deepEqual(tally.verdict({ floor: null, inCI: true }).problems, []);
});

test('the files that took longest come first, and no more of them than asked for', async () => {
  const tally = await tallyOf([
    summary('/a.test.ts', 1000),
    summary('/b.test.ts', 3000),
    summary('/c.test.ts', 2000),
  ]);
  assert.deepEqual(tally.slowest(2), [
    { file: '/b.test.ts', seconds: 3 },
    { file: '/c.test.ts', seconds: 2 },
  ]);
});

test('a file that would pass at a second try is a failure: there is none', () => {
  const { status, output } = runTests(['runs.test.ts', 'unsteady.test.ts']);
  assert.equal(status, 1, output);
  assert.match(output, /unsteady\.test\.ts:5/);
  assert.match(output, /3 tests were executed/);
});

test('a file that does not end after its tests is ended and fails, and what it left open is named', () => {
  const { status, output } = runTests(['runs.test.ts', 'stays.test.ts'], {
    PHONOFILM_TEST_PATIENCE_MS: '100',
  });
  assert.equal(status, 1, output);
  assert.match(output, /did not end after its last test\. Still open: .*Timeout/);
  assert.match(output, /The process of .*runs\.test\.ts, .*stays\.test\.ts failed/);
});

test('a file that ends well without having run a test is a failure', () => {
  const { status, output } = runTests(['runs.test.ts', 'empty.test.ts']);
  assert.equal(status, 1, output);
  assert.match(output, /pass 2\n/);
  assert.match(output, /fail 1\n/);
  assert.match(output, /empty\.test\.ts ran no test/);
});

test('a pattern without files is a failure', () => {
  const { status, stderr } = spawnSync(process.execPath, [RUNNER, 'embedded', join(folder, 'none*')], {
    encoding: 'utf8',
  });
  assert.deepEqual([status, stderr.includes('No test file matches')], [1, true]);
});

test('a test that this machine cannot run is reported as skipped, and fails in continuous integration', () => {
  const laptop = runTests(['skips.test.ts']);
  assert.equal(laptop.status, 0, laptop.output);
  assert.match(laptop.output, /SKIPPED: pages \(no browser here\)/);
  assert.equal(runTests(['skips.test.ts'], { CI: 'true' }).status, 1);
});

test('a test that does not apply to a storage is no lack of the machine', async () => {
  const data = { entryFile: '/a.test.ts', name: 'one folder', skip: 'on PostgreSQL there is none' };
  const tally = await tallyOf([{ type: 'test:pass', data }]);
  assert.deepEqual(tally.verdict({ floor: null, inCI: true }).problems, []);
});

test('fewer tests than the floor fail the run, more print how to raise it', async () => {
  const tally = await tallyOf(passed('/a.test.ts', 5));
  const problemsAt = (floor: number) => tally.verdict({ floor, inCI: true }).problems;
  assert.deepEqual(problemsAt(5), []);
  assert.match(problemsAt(6).join(), /Fewer tests were executed \(5\) .* \(6\)/);
  assert.match(tally.verdict({ floor: 4, inCI: true }).remarks.join(), /npm run test:floors/);
});

test('a run that was cut short has not succeeded', async () => {
  const whole = { type: 'test:summary', data: { success: true } };
  assert.equal((await tallyOf(passed('/a.test.ts', 5))).succeeded, false);
  assert.equal((await tallyOf([...passed('/a.test.ts', 5), whole])).succeeded, true);
});

function passed(entryFile: string, count: number): TestEvent[] {
  const tests = Array.from({ length: count }, () => ({ type: 'test:pass', data: { entryFile } }));
  return [...tests, summary(entryFile, 0, count)];
}

function summary(entryFile: string, duration_ms: number, passed = 0): TestEvent {
  return { type: 'test:summary', data: { entryFile, counts: { passed }, duration_ms, success: true } };
}

async function tallyOf(events: readonly TestEvent[]): Promise<TestTally> {
  const tally = new TestTally(['/a.test.ts']);
  for await (const _ of tally.count(Readable.from(events)));
  return tally;
}
