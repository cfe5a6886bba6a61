import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type Weight, weightOf } from '../../src/weights/manifest.ts';
import { packWeights } from '../../src/weights/pack-weights.ts';
import { PREPARED, preparedName } from '../../src/weights/prepare/prepared-folder.ts';
import { pullWeight } from '../../src/weights/pull-weight.ts';
import { readPackageList } from '../../src/weights/weight-packages.ts';
import {
  defaultWeightsDirectory,
  isPresent,
  missingFiles,
  wrongFiles,
} from '../../src/weights/weight-store.ts';
import { runPhonofilm } from '../cli/run-phonofilm.ts';
import { unlessLacking } from '../support/unless-lacking.ts';
import { FakeRegistry } from './fake-registry.ts';

/** A recogniser of two files: one is only prepared, the other is read as it is. */
const MODEL = randomBytes(50_000);
const TOKENS = Buffer.from('{"tokens":[]}');
const GRAPH = randomBytes(30_000);

function fileOf(path: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, bytes: bytes.length, sha256, entry: path, home: null };
}

const INSTALLED = defaultWeightsDirectory(process.env);
const lacking = unlessLacking(!isPresent(INSTALLED, 'silero-vad'), 'silero-vad is not installed');

describe('the commands for packages of prepared weights', { skip: lacking }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-packages-'));
  const packages = join(folder, 'packages');
  const weights = join(folder, 'weights');
  after(() => rmSync(folder, { recursive: true, force: true }));
  const models = (args: string[], environment: Record<string, string>) =>
    runPhonofilm(['models', ...args], { DATA_DIR: folder, HOME: folder, CONFIG: '', ...environment });
  /** There is no registry, so all must come from the folder. */
  const pull = (from: string) =>
    models(['pull', 'silero-vad'], {
      PHONOFILM_WEIGHTS_DIR: weights,
      PHONOFILM_WEIGHTS_PACKAGES: from,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_https_proxy: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    });

  it('say when the list cannot be read', async () => {
    const { code, stderr } = await pull(join(folder, 'nowhere'));
    assert.equal(code, 1);
    assert.match(stderr, /^the list of packages could not be read: .*nowhere/m);
  });

  it('make them of what is installed, and install them where no registry can be reached', async () => {
    const packed = await models(['pack', packages, 'silero-vad'], { PHONOFILM_WEIGHTS_DIR: INSTALLED });
    assert.equal(packed.code, 0, packed.stderr);
    assert.match(packed.stdout, /@phonofilm\/weights-silero-vad-\w+@1\.0\.0/);
    const pulled = await pull(packages);
    assert.equal(pulled.code, 0, pulled.stderr);
    assert.deepEqual(await wrongFiles(weights, weightOf('silero-vad')), []);
  });
});

describe('packages of prepared weights', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-packages-'));
  const weight: Weight = {
    ...weightOf('whisper-base'),
    archives: [{ package: 'delivered', version: '1.0.0', integrity: 'sha512-none', bytes: 1 }],
    files: [fileOf('model.onnx', MODEL), fileOf('tokenizer.json', TOKENS)],
    prepared: { step: { from: 'model.onnx', changes: [] } },
  };
  const graph = join(weight.name, PREPARED, preparedName(weight), 'step-0.onnx');
  const packages = join(folder, 'packages');
  let registry: FakeRegistry;
  let machine: string;

  before(async () => {
    registry = await FakeRegistry.start();
    const publisher = join(folder, 'publisher');
    mkdirSync(join(publisher, graph, '..'), { recursive: true });
    writeFileSync(join(publisher, weight.name, 'model.onnx'), MODEL);
    writeFileSync(join(publisher, weight.name, 'tokenizer.json'), TOKENS);
    writeFileSync(join(publisher, graph), GRAPH);
    await packWeights(publisher, [weight], packages, '1.2.3');
  });
  after(async () => {
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    machine = join(folder, randomBytes(4).toString('hex'));
  });

  const pull = async (from: string, wanted = weight) => {
    const npm = { registry: registry.address, cache: null, fetchRetries: 0 };
    const packaged = (await readPackageList(from)).get(weight.name) ?? null;
    await pullWeight(machine, wanted, { npm, packaged });
  };
  const tarball = `phonofilm-weights-whisper-base-${process.arch}-1.2.3.tgz`;

  it('are preferred where a folder of them is named, and bring what was prepared instead of its source', async () => {
    await pull(packages);
    assert.ok(readFileSync(join(machine, graph)).equals(GRAPH));
    assert.ok(readFileSync(join(machine, weight.name, 'tokenizer.json')).equals(TOKENS));
    assert.ok(!existsSync(join(machine, weight.name, 'model.onnx')));
    assert.deepEqual(missingFiles(machine, weight), []);
    assert.ok(!existsSync(join(machine, '.partial', weight.name)));
  });

  it('come from the registry where only their list is here', async () => {
    const list = join(folder, 'list-only.json');
    cpSync(join(packages, 'packages.json'), list);
    const [listed] = JSON.parse(readFileSync(list, 'utf8'));
    registry.publishTarball(listed, readFileSync(join(packages, tarball)));
    await pull(list);
    assert.ok(readFileSync(join(machine, graph)).equals(GRAPH));
    assert.ok(registry.requests.some(({ path }) => path.endsWith('.tgz')));
  });

  it('are held against the integrity in their list', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(packages, damaged, { recursive: true });
    const bytes = readFileSync(join(damaged, tarball));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(damaged, tarball), bytes);
    await assert.rejects(pull(damaged), /damaged in transit/);
    assert.ok(!existsSync(join(machine, weight.name)));
  });

  it('that were prepared otherwise are left, and the delivered files are asked for', async () => {
    const newer: Weight = {
      ...weight,
      prepared: { step: { from: 'model.onnx', changes: [], unpackConstants: false } },
    };
    await assert.rejects(pull(packages, newer), /for other machines or another version; /);
    assert.equal(missingFiles(machine, newer).length, 2);
  });

  it('are verified later by the hashes that came with them', async () => {
    await pull(packages);
    assert.deepEqual(await wrongFiles(machine, weight), []);
    writeFileSync(join(machine, graph), randomBytes(GRAPH.length));
    assert.deepEqual(await wrongFiles(machine, weight), [graph.slice(weight.name.length + 1)]);
  });

  it('are missing again once what was prepared is gone', async () => {
    await pull(packages);
    rmSync(join(machine, weight.name, PREPARED), { recursive: true });
    assert.deepEqual(
      missingFiles(machine, weight).map(({ path }) => path),
      ['model.onnx'],
    );
  });
});
