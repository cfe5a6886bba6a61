import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROGRAMS } from '../test/support/program-path.ts';
import { sharePostgres } from './shared-postgres.ts';
import { TestGroups } from './test-groups.ts';
import { type TestEvent, TestTally } from './test-tally.ts';

/**
 * Runs the tests on one storage: `run-tests.ts embedded|postgres [--part proof|rest] [--raise-floor] [files or patterns]`.
 * A file that ran no test fails, and a whole run must execute at least as many tests as `test/floors.json` says.
 */
const SUITES = {
  embedded: {
    patterns: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'client/test/**/*.test.ts'],
    except: [],
    environment: {},
  },
  postgres: {
    patterns: [
      'test/contract/**/*.test.ts',
      'test/admin/**/*.test.ts',
      // Attacks in which the database, the queue or the store of files takes part.
      'test/hostile/fuzz-media.test.ts',
      'test/hostile/unfinished-bodies.test.ts',
      'test/gateway/services/hostile-calls.test.ts',
    ],
    /** What is decided before anything is stored is the same on every storage. */
    except: [
      'test/contract/animated-images.test.ts',
      'test/contract/capabilities.test.ts',
      'test/contract/large-bodies.test.ts',
      'test/contract/messages.test.ts',
      'test/contract/models.test.ts',
      'test/contract/openapi.test.ts',
      'test/contract/order-of-checks.test.ts',
      'test/contract/pages-and-caches.test.ts',
      'test/contract/quote.test.ts',
      'test/contract/speech.test.ts',
      'test/contract/transcriptions.test.ts',
    ],
    environment: { PHONOFILM_TEST_STORAGE: 'postgres' },
  },
} as const;

/**
 * What proves the product on the embedded storage, for `npm test`: the contract, money, durability, both SDKs and a case of each
 * engine. All else is the rest: exhaustive tables, every language, every page, attacks, many nodes.
 */
const PROOF = [
  'client/test/**/*.test.ts',
  'test/*.test.ts',
  'test/{admin,clients,contract,domain}/**/*.test.ts',
  'test/features/*.test.ts',
  'test/features/{videos,models}/**/*.test.ts',
  'test/platform/{limits,queue,storage}/**/*.test.ts',
  'test/durability/{charged-before-answered,dead-writer,partial-write-back,power-cut,unknown-outcomes}.test.ts',
  'test/e2e/local-audio.test.ts',
  'test/engines/illustration/engine.test.ts',
  'test/gateway/videos/preset-contract.test.ts',
];

/** Of the files above, those that install, pack, start again and again, or encode long videos. */
const NOT_PROOF = [
  'test/install.test.ts',
  'test/package.test.ts',
  'test/start-failures.test.ts',
  'test/admin/price-tables.test.ts',
  'test/admin/route-choice.test.ts',
];

/** What takes longest, the longest first: begun early, and files each in a process, so that no core waits for it in the end. */
const SLOW = [
  'test/engines/audio/speech.test.ts',
  'test/engines/illustration/photographs.test.ts',
  'test/engines/audio/hearing.test.ts',
  'packages/illustrator/test/places.test.ts',
  'test/hostile/largest-values.test.ts',
  'test/engines/illustration/speech.test.ts',
  'packages/illustrator/test/deeds.test.ts',
  'test/browser/console-quality.test.ts',
  'test/engines/audio/hearing-load.test.ts',
  'test/e2e/local-audio.test.ts',
  'test/gateway/videos/preset-faults.test.ts',
  'test/gateway/services/chain.test.ts',
  'test/gateway/services/killed-between-steps.test.ts',
  'test/gateway/services/preset-money.test.ts',
  'test/scale',
  'test/gateway/services',
  'test/engines/illustration',
  'test/e2e',
  'test/durability',
  'test/features/backup',
  'test/browser',
  'test/start-failures.test.ts',
  'test/cli',
];

/** Programs that many tests start in a process of their own. */
const PROGRAM_PATTERNS = ['test/support/{serve,node}-with-*.ts', 'test/support/serve-watched.ts'];

/** Three more than there are cores: many tests wait for a process or a deadline. */
const AT_ONCE = Math.min(availableParallelism() + 3, 6);

/** Tests make much that is soon forgotten: with more room for it V8 looks through it less often. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** A test that takes longer hangs. */
const LONGEST_TEST_MS = 300_000;

/** So many of the files that took longest are named at the end: where a minute can be saved. */
const NAMED_SLOW = 10;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const FLOORS = join(ROOT, 'test/floors.json');
/** Without it, a test that fails and leaves its service open would keep the run from ending. */
const ENDING = join(ROOT, 'test/support/ending.ts');
const FORKED_PROGRAMS = join(ROOT, 'test/support/forked-programs.ts');

const [name, ...rest] = process.argv.slice(2);
if (name !== 'embedded' && name !== 'postgres') {
  console.error(
    'usage: node scripts/run-tests.ts embedded|postgres [--part proof|rest] [--raise-floor] [files or patterns]',
  );
  process.exit(2);
}
const { values, positionals: chosen } = parseArgs({
  args: rest,
  options: { part: { type: 'string' }, 'raise-floor': { type: 'boolean' } },
  allowPositionals: true,
});
const { part, 'raise-floor': raise = false } = values;
/** A part has a floor of its own. */
const floorName = part === undefined ? name : `${name} ${part}`;
const patterns = chosen.length > 0 ? chosen : SUITES[name].patterns;
const except: readonly string[] = chosen.length > 0 ? [] : SUITES[name].except;
const files = globSync([...patterns], { exclude: (path) => path.includes('node_modules') })
  .filter((file) => !except.includes(file) && (part === undefined || isProof(file) === (part === 'proof')))
  .toSorted(slowFirst);
if (files.length === 0) {
  console.error(`No test file matches ${patterns.join(' ')}.`);
  process.exit(1);
}

Object.assign(process.env, SUITES[name].environment);
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules/.cache/compiled');

// A few files start a server for themselves where they need one.
const postgres = chosen.length === 0 && !process.env['DATABASE_URL'] ? await sharePostgres() : null;

if (chosen.length === 0) process.env[PROGRAMS] = await bundleOnce();

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-groups-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const groups = new TestGroups(
  files.filter((file) => !SLOW.includes(file)),
  folder,
);
const tally = new TestTally(files, (file) => groups.membersOf(file));
const events = run({
  files: inTurn(
    files.filter((file) => SLOW.includes(file)),
    groups.files,
  ),
  concurrency: AT_ONCE,
  timeout: LONGEST_TEST_MS,
  execArgv: [...ROOM, '--import', ENDING, '--import', FORKED_PROGRAMS],
});
events.on('test:summary', ({ file }) => {
  if (file !== undefined) void postgres?.dropAbandoned().catch(() => {});
});
await pipeline(events, (all: AsyncIterable<TestEvent>) => tally.count(all), new spec(), process.stdout, {
  end: false,
});

const slowest = tally.slowest(NAMED_SLOW);
if (slowest.length > 1) {
  console.log(`${name}: the slowest files, in seconds beside others:`);
  for (const { file, seconds } of slowest)
    console.log(`${name}: ${seconds.toFixed(1).padStart(7)}  ${relative(ROOT, file)}`);
}
const processor = processorSeconds();
if (processor !== null) console.log(`${name}: ${processor.toFixed(0)} seconds of processor time in all.`);
const inCI = process.env['CI'] === 'true';
const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Record<string, number>;
const floor = chosen.length > 0 ? null : (floors[floorName] ?? 0);
const { problems, remarks } = tally.verdict({ floor, inCI });
for (const line of remarks) console.log(`${name}: ${line}`);
for (const line of problems) console.error(`${name}: ${line}`);
if (!tally.succeeded || problems.length > 0) process.exitCode = 1;
else if (raise && floor !== null && tally.executed !== floor) {
  writeFileSync(FLOORS, `${JSON.stringify({ ...floors, [floorName]: tally.executed }, null, 2)}\n`);
  console.log(`${name}: the floor in ${relative(ROOT, FLOORS)} is now ${tally.executed}.`);
}

/** What tests start again and again. A part of the tests starts it from its sources, which makes no difference but in time. */
async function bundleOnce(): Promise<string> {
  const { bundlePrograms, SERVICE_PROGRAMS } = await import('./bundle-programs.ts');
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const programs = globSync([...SERVICE_PROGRAMS, ...PROGRAM_PATTERNS], { cwd: ROOT }).map((file) =>
    join(ROOT, file),
  );
  await bundlePrograms(programs, ROOT, folder);
  return folder;
}

/** Of this process and of all that have ended below it, the server of PostgreSQL not yet; null where only Linux could tell. */
function processorSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    // In hundredths: its own time in programs and in the system, and that of its children.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return null;
  }
}

/** What computes beside what mostly waits: the slow files do the one, the first groups (several nodes, hosted services) the other. */
function inTurn(some: readonly string[], others: readonly string[]): string[] {
  const pairs = Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [
    some[at],
    others[at],
  ]);
  return pairs.flat().filter((file) => file !== undefined);
}

function isProof(file: string): boolean {
  return !NOT_PROOF.includes(file) && PROOF.some((pattern) => matchesGlob(file, pattern));
}

function slowFirst(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
}

function rankOf(file: string): number {
  const place = SLOW.findIndex((beginning) => file.startsWith(beginning));
  return place < 0 ? SLOW.length : place;
}
