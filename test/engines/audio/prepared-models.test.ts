import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MoonshineModel } from '../../../src/engines/local/hearing/moonshine-model.ts';
import { MANIFEST, weightOf } from '../../../src/weights/manifest.ts';
import { GRAPH_CHANGES } from '../../../src/weights/prepare/graph-changes.ts';
import {
  knownPreparedFolder,
  preparedFolder,
  preparedName,
} from '../../../src/weights/prepare/prepared-folder.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { clip, ENGLISH, hear, lacking, scratch, WEIGHTS, wordErrorRate } from './audio-test.ts';

const MOONSHINE = weightOf('moonshine-tiny');
const DECODER = 'decoder_model_merged.onnx';

describe('what the manifest prepares', () => {
  it('is made of its own files, by changes that exist', () => {
    for (const { name, files, prepared } of MANIFEST)
      for (const { from, changes } of Object.values(prepared)) {
        assert.ok(
          files.some(({ path }) => path === from),
          `${name} has no ${from}`,
        );
        for (const change of changes) assert.ok(change in GRAPH_CHANGES, change);
      }
  });

  it('is another folder when it is made otherwise', () => {
    const { encoder, ...others } = MOONSHINE.prepared;
    const unsigned = { ...MOONSHINE, prepared: { ...others, encoder: { ...encoder!, changes: [] } } };
    assert.notEqual(preparedName(unsigned), preparedName(MOONSHINE));
  });
});

describe('the folder of prepared models among temporary files', () => {
  const folder = scratch();

  it('is used only if nobody else could have filled it', async () => {
    const weights = join(folder, 'weights');
    mkdirSync(weights);
    // Nothing can be made beside the weights.
    writeFileSync(join(weights, 'prepared'), '');
    const home = join(folder, `phonofilm-prepared-${userInfo().uid}`);
    const name = createHash('sha256').update(weights).digest('hex').slice(0, 12);
    const planted = join(home, name, preparedName(MOONSHINE));
    mkdirSync(planted, { recursive: true });
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = folder;
    try {
      chmodSync(home, 0o777);
      assert.equal(knownPreparedFolder(weights, MOONSHINE), null);
      await assert.rejects(preparedFolder(weights, MOONSHINE), /no folder to prepare/);
      chmodSync(home, 0o700);
      assert.equal(knownPreparedFolder(weights, MOONSHINE), planted);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
    }
  });
});

describe('models prepared for the runtime', { skip: lacking('moonshine-tiny') }, () => {
  const folder = scratch();

  /** The weights of Moonshine, nothing prepared yet. */
  function freshWeights(name: string): string {
    const weights = join(folder, name);
    mkdirSync(weights);
    for (const { path } of MOONSHINE.files)
      symlinkSync(weightPath(WEIGHTS, 'moonshine-tiny', path), join(weights, path));
    return weights;
  }

  it('are made once, beside the weights, and neither older nor unfinished ones are left', async () => {
    const weights = freshWeights('once');
    mkdirSync(join(weights, 'prepared', 'of-an-older-version'), { recursive: true });
    const parts: number[] = [];
    const first = await preparedFolder(weights, MOONSHINE, (part) => parts.push(part));
    assert.deepEqual(parts, [1 / 3, 2 / 3, 1]);
    const made = statSync(join(first, 'sound-0.onnx'));
    assert.equal(await preparedFolder(weights, MOONSHINE), first);
    assert.equal(statSync(join(first, 'sound-0.onnx')).mtimeMs, made.mtimeMs);
    assert.deepEqual(readdirSync(join(weights, 'prepared')), [preparedName(MOONSHINE)]);
    assert.equal(first, join(weights, 'prepared', preparedName(MOONSHINE)));
  });

  it('are the same for everybody who asks at the same time', async () => {
    const weights = freshWeights('together');
    const paths = await Promise.all([1, 2].map(() => preparedFolder(weights, MOONSHINE)));
    assert.equal(paths[0], paths[1]);
    assert.equal(readdirSync(join(weights, 'prepared')).length, 1);
  });

  it('leave the weights outside the graph, to be mapped, each of them once', async () => {
    const weights = join(folder, 'once');
    const ready = await preparedFolder(weights, MOONSHINE);
    const size = (name: string) => statSync(join(ready, name)).size;
    for (const graph of ['sound-0.onnx', 'step-0.onnx']) assert.ok(size(graph) < 200_000);
    const vocabulary = 32_768 * 288;
    // The vocabulary is kept a second time, turned, for the scores.
    const most = statSync(join(weights, DECODER)).size + vocabulary + 1_000_000;
    assert.ok(size('sound-0.data') + size('step-0.data') < most);
  });

  it('hear what the delivered models hear', async ({ signal }) => {
    const model = await MoonshineModel.load(join(folder, 'once'), 1);
    const { samples } = await hear(clip('en-0870.flac'));
    const { text } = await model.write(samples, 0, signal);
    assert.equal(wordErrorRate(ENGLISH['en-0870.flac'], text), 0, text);
  });
});
