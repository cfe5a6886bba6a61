import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MANIFEST } from '../../../src/weights/manifest.ts';
import { freePort } from '../../support/free-port.ts';
import { testS3 } from '../../support/s3.ts';
import { startService, type TestService } from '../../support/service.ts';
import { runHere } from '../run-here.ts';
import { runPhonofilm } from '../run-phonofilm.ts';
import { type UserHome, userHome } from './user-home.ts';

const NOBODY = 65_534;

/** Each broken set-up is named with its cause and its remedy, in one line, and gives exit code 1. */
describe('doctor', () => {
  let home: UserHome;
  let healthy: Record<string, string>;
  let taken: Server;
  /** Another service, which takes its own keys alone. */
  let hosted: TestService;
  let folders = 0;
  before(async () => {
    home = userHome(null);
    hosted = await startService();
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    healthy = { PHONOFILM_WEIGHTS_DIR: home.path('weights'), PORT: '0', CONFIG: '' };
    pretendWeights(home.path('weights'));
  });
  after(async () => {
    await hosted.stop();
    taken.close();
    home.remove();
  });

  const newFolder = () => {
    folders += 1;
    const folder = home.path(`data-${folders}`);
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  };
  const setUp = (environment: Record<string, string>) => ({
    ...home.environment,
    ...healthy,
    DATA_DIR: newFolder(),
    ...environment,
  });
  const doctor = (environment: Record<string, string>) => runHere(['doctor'], setUp(environment));
  const doctorProgram = (...args: string[]) => runPhonofilm(['doctor', ...args], setUp({}), home.folder);

  test('finds nothing wrong with a set-up that is right', async () => {
    const run = await doctorProgram();
    assert.equal(run.code, 0, run.stdout);
    assert.equal(run.stdout.includes('\x1b'), false);
    assert.deepEqual(
      run.stdout.split('\n').filter((line) => /^(broken|unknown)/.test(line)),
      [],
    );
    const { healthy, findings } = JSON.parse((await doctorProgram('--json')).stdout);
    assert.equal(healthy, true);
    assert.ok(findings.some((finding: { part: string }) => finding.part === 'video store'));
  });

  const upstreamSettings = (entry: string) => {
    const protocol = entry.startsWith('preset') ? '' : 'protocol: openai, ';
    writeFileSync(home.path('upstreams.yaml'), `upstreams: { acme: { ${protocol}${entry} } }\n`);
    return { CONFIG: home.path('upstreams.yaml') };
  };

  test('an upstream that takes the key is right', async () => {
    const { stdout } = await doctor(
      upstreamSettings(`base_url: "${hosted.url}/v1", api_key: "${hosted.key}", check: /models`),
    );
    assert.match(stdout, /^ok +upstreams +acme can be reached\.$/m);
  });

  interface Broken {
    readonly title: string;
    readonly part: string;
    readonly prepare: () => Record<string, string> | Promise<Record<string, string>>;
    readonly says: readonly RegExp[];
  }

  const BROKEN: readonly Broken[] = [
    {
      title: 'no weights',
      part: 'weights',
      prepare: () => ({ PHONOFILM_WEIGHTS_DIR: home.path('no-weights') }),
      says: [/are not in .*no-weights/, /weights pull/],
    },
    {
      title: 'a port that is taken',
      part: 'port',
      prepare: () => ({ PORT: String((taken.address() as { port: number }).port) }),
      says: [/in use by another program/, /set PORT/],
    },
    {
      title: 'a variable with a wrong value',
      part: 'settings',
      prepare: () => ({ PORT: 'eighty' }),
      says: [/PORT must be a whole number/, /Correct it/],
    },
    {
      title: 'a setting that is unknown',
      part: 'settings',
      prepare: () => {
        writeFileSync(home.path('typo.yaml'), 'limits: { reads: 5 }\n');
        return { CONFIG: home.path('typo.yaml') };
      },
      says: [/typo\.yaml: limits\.reads is not a known setting/, /docs\/configuration\.md/],
    },
    {
      title: 'a PostgreSQL that cannot be reached',
      part: 'database',
      prepare: async () => ({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/videos` }),
      says: [/cannot be reached: connection refused/, /Start it, or correct host and port/],
    },
    {
      title: 'a file that is no database',
      part: 'database',
      prepare: () => {
        const folder = newFolder();
        writeFileSync(join(folder, 'phonofilm.db'), 'a letter, not a database'.repeat(100));
        return { DATA_DIR: folder };
      },
      says: [/is not a database/, /Restore a backup/],
    },
    {
      title: 'a data folder that cannot be made',
      part: 'data folder',
      prepare: () => {
        writeFileSync(home.path('a-file'), '');
        return { DATA_DIR: home.path('a-file/data') };
      },
      says: [/has a parent that is not a folder/, /Correct the path/],
    },
    {
      title: 'a wrong key of an upstream',
      part: 'upstreams',
      prepare: () => upstreamSettings(`base_url: "${hosted.url}/v1", api_key: wrong, check: /models`),
      says: [/acme: with default, the key is refused \(HTTP 401\)/, /Check it, and what it may do there/],
    },
    {
      title: 'an upstream that cannot be reached',
      part: 'upstreams',
      prepare: async () => upstreamSettings(`base_url: "http://127.0.0.1:${await freePort()}", api_key: a`),
      says: [/acme: with default, it cannot be reached/, /Check upstreams\.acme\.base_url/],
    },
    {
      title: 'an upstream whose preset does not exist',
      part: 'upstreams',
      prepare: () => upstreamSettings('preset: fall'),
      says: [/upstreams\.acme\.preset: there is no preset fall/, /there is .*fal/],
    },
    {
      title: 'a bucket without anybody behind it',
      part: 'video store',
      prepare: async () => ({
        ARTIFACTS_URL: `s3://key:secret@videos?endpoint=http://127.0.0.1:${await freePort()}`,
      }),
      says: [/The bucket videos cannot be written: nothing listens/, /Start the store, or correct/],
    },
    {
      title: 'a bucket that does not exist',
      part: 'video store',
      prepare: async () => ({ ARTIFACTS_URL: (await testS3()).replace('@videos/', '@elsewhere/') }),
      says: [/there is no such bucket/, /Make it, or correct ARTIFACTS_URL/],
    },
  ];
  for (const { title, part, prepare, says } of BROKEN) {
    test(`names ${title}, and the remedy`, async () => {
      const run = await doctor(await prepare());
      assert.equal(run.code, 1, run.stdout + run.stderr);
      const line = run.stdout.split('\n').find((candidate) => candidate.startsWith(`broken   ${part} `));
      assert.ok(line, run.stdout);
      for (const pattern of says) assert.match(line, pattern);
      assert.equal(run.stdout.includes('secret'), false);
    });
  }

  test('names folders that this user may not write to or read', (context) => {
    const isRoot = process.getuid?.() === 0;
    const probe = spawnSync(process.execPath, ['--version'], { cwd: '/', ...(isRoot && { uid: NOBODY }) });
    if (probe.status !== 0) return context.skip('as root, with a checkout that is closed to other users');
    const folder = newFolder();
    const weights = newFolder();
    chmodSync(folder, 0o500);
    chmodSync(weights, 0);
    const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
    const { stdout, stderr, status } = spawnSync(process.execPath, [main, 'doctor'], {
      cwd: '/',
      env: { ...healthy, DATA_DIR: folder, PHONOFILM_WEIGHTS_DIR: weights },
      encoding: 'utf8',
      // The superuser may write everywhere.
      ...(isRoot && { uid: NOBODY }),
    });
    chmodSync(weights, 0o700);
    assert.equal(status, 1, stderr);
    const line = /^broken +data folder +(.*)$/m.exec(stdout)?.[1] ?? stdout;
    assert.match(stdout, /^broken +weights +.*may not be read by this user.*PHONOFILM_WEIGHTS_DIR/m);
    assert.match(line, /data-\d+ may not be read or written by this user\. Change its owner or mode/);
  });

  test('accepts a bucket that can be written', async () => {
    const run = await doctor({ ARTIFACTS_URL: await testS3() });
    assert.equal(run.code, 0, run.stdout);
    assert.match(run.stdout, /^ok +video store +The bucket videos can be written/m);
  });

  test('names models without an engine: those of the settings, and those of the service that runs', async () => {
    const path = home.path('idle.yaml');
    const idle = 'kind: chat, price: { per_thousand_tokens: 1 }';
    writeFileSync(path, `models: { idle: { ${idle} }, idler: { like: idle }, busy: { like: vidB-2 } }\n`);
    const run = await doctor({ CONFIG: path });
    assert.equal(run.code, 0, run.stdout);
    assert.match(run.stdout, /^warning +models +Without an engine: idle, idler\..*routes.*docs\/models\.md/m);
    const service = await startService();
    await service.admin('POST', '/models', { id: 'added', kind: 'chat', price: { per_thousand_tokens: 1 } });
    const folder = newFolder();
    writeFileSync(join(folder, 'server.json'), JSON.stringify({ url: service.url, pid: process.pid }));
    const requested = await doctor({ DATA_DIR: folder, ADMIN_KEY: service.adminKey });
    assert.match(requested.stdout, /^warning +models +Without an engine: added\./m);
    await service.admin('DELETE', '/models/added');
    const mended = await doctor({ DATA_DIR: folder, ADMIN_KEY: service.adminKey });
    assert.match(mended.stdout, /^ok +models +Every model has an engine\./m);
    await service.stop();
  });

  test('asks the service that runs whether it is ready', async () => {
    const service = await startService();
    const folder = newFolder();
    writeFileSync(join(folder, 'server.json'), JSON.stringify({ url: service.url, pid: process.pid }));
    const run = await doctor({ DATA_DIR: folder });
    assert.match(run.stdout, /^ok +port +The service runs at http.* and is ready/m);
    await service.stop();
    const gone = await doctor({ DATA_DIR: folder });
    assert.equal(gone.code, 1);
    assert.match(gone.stdout, /^broken +port +The service at http.* does not answer/m);
  });
});

/** Files of the right sizes that take no room. */
function pretendWeights(directory: string): void {
  for (const weight of MANIFEST.filter(({ byDefault }) => byDefault)) {
    for (const file of weight.files) {
      const path = join(directory, weight.name, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
      truncateSync(path, file.bytes);
    }
  }
}
