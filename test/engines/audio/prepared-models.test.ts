// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MOONSHINE_PARTS, MoonshineModel } from '../../../src/engines/local/hearing/moonshine-model.ts';
import { preparedModel } from '../../../src/engines/local/onnx/prepare-model.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { clip, ENGLISH, hear, lacking, scratch, WEIGHTS, wordErrorRate } from './audio-test.ts';

describe('models prepared for the runtime', { skip: lacking('moonshine-tiny') }, () => {
  const folder = scratch();
  const files = [...new Set(Object.values(MOONSHINE_PARTS).map(({ file }) => file))];

  /** The weights of Moonshine, nothing prepared yet. */
  function freshWeights(name: string): string {
    const weights = join(folder, name);
    mkdirSync(weights);
    for (const file of files) symlinkSync(weightPath(WEIGHTS, 'moonshine-tiny', file), join(weights, file));
    return weights;
  }
  const prepare = (weights: string, part: keyof typeof MOONSHINE_PARTS) => {
    const { file, changes } = MOONSHINE_PARTS[part];
    return preparedModel({ path: join(weights, file), changes, unpackConstants: true });
  };

  it('are made once, beside the weights, and nothing unfinished is left', async () => {
    const weights = freshWeights('once');
    const first = await prepare(weights, 'sound');
    const made = statSync(first);
    assert.equal(await prepare(weights, 'sound'), first);
    assert.equal(statSync(first).mtimeMs, made.mtimeMs);
    assert.equal(readdirSync(join(weights, 'prepared')).length, 1);
    assert.ok(first.startsWith(join(weights, 'prepared')));
  });

  it('are the same for everybody who asks at the same time', async () => {
    const weights = freshWeights('together');
    const paths = await Promise.all([prepare(weights, 'sound'), prepare(weights, 'sound')]);
    assert.equal(paths[0], paths[1]);
    assert.ok(statSync(paths[0]).size > 0);
    assert.equal(readdirSync(join(weights, 'prepared')).length, 1);
  });

  it('leave the weights outside the graph, to be mapped, each of them once', async () => {
    const weights = freshWeights('mapped');
    const [sound, step] = [await prepare(weights, 'sound'), await prepare(weights, 'step')];
    for (const graph of [sound, step]) assert.ok(statSync(graph).size < 200_000);
    const mapped = [sound, step].map((graph) => statSync(join(graph, '../model.data')).size);
    const vocabulary = 32_768 * 288;
    // The vocabulary is kept a second time, turned, for the scores.
    assert.ok(mapped[0]! + mapped[1]! < statSync(join(weights, files[1]!)).size + vocabulary + 1_000_000);
  });

  it('hear what the delivered models hear', async ({ signal }) => {
    const model = await MoonshineModel.load(freshWeights('heard'), 1);
    const { samples } = await hear(clip('en-0870.flac'));
    const { text } = await model.write(samples, 0, signal);
    assert.equal(wordErrorRate(ENGLISH['en-0870.flac'], text), 0, text);
  });
});
