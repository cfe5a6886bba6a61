import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { KilledService } from '../../support/scripted-upstream/killed-service.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { until } from '../../support/until.ts';

/**
 * A video is cancelled while hosted services are asked for it, and the service is killed before they have stopped. Three
 * services at once: one that recognises a key, one that has a list, and one that can tell nothing.
 */
const MODELS = { contract: 'vidB-2', 'vllm-omni': 'vidA3', runway: 'vidA2-pro' } as const;
const PRESETS = Object.keys(MODELS) as (keyof typeof MODELS)[];

const { video } = await sampleFiles();
const services = await Promise.all(
  PRESETS.map((preset) => new ScriptedService(SCRIPTS.find((one) => one.preset === preset)!, video).listen()),
);
const settings = {
  upstreams: Object.fromEntries(services.map((one) => [one.script.preset, presetEntry(one)])),
  models: Object.fromEntries(
    PRESETS.map((preset, index) => [
      MODELS[preset],
      { routes: [{ upstream: preset, model: services[index]!.script.model, drop: ['watermark'] }] },
    ]),
  ),
};
const killed = new KilledService();
after(() => killed.close());

const ROUNDS = [
  { step: 'accepted', name: 'was begun but not answered', listed: ['runway'] },
  { step: 'cancel', name: 'is being stopped', listed: [] },
] as const;

for (const { step, name, listed } of ROUNDS)
  test(`killed when a cancelled video ${name}: it is stopped, or listed, after the restart`, async () => {
    await killed.start(settings);
    const words = (preset: string) => `a boat of ${preset} that ${name} fault=never-done;`;
    const begun = services.map(() => Promise.withResolvers<void>());
    const mayAnswer = Promise.withResolvers<void>();
    const stopping = services.map(() => Promise.withResolvers<void>());
    for (const [index, service] of services.entries())
      service.onStep = (at, job) => {
        if (!job?.body.includes(name)) return;
        if (at === 'accepted') {
          begun[index]!.resolve();
          return mayAnswer.promise;
        }
        if (at !== 'cancel') return;
        stopping[index]!.resolve();
        // Without an answer until the process is gone.
        return new Promise<void>(() => {});
      };
    const ids: string[] = [];
    for (const preset of PRESETS)
      ids.push(
        await killed.create({ model: MODELS[preset], prompt: words(preset), images: [], duration: 10 }),
      );
    await Promise.all(begun.map(({ promise }) => promise));
    for (const id of ids) await killed.json('DELETE', `/v1/videos/${encodeURIComponent(id)}`);
    if (step === 'cancel') {
      mayAnswer.resolve();
      await Promise.all(stopping.map(({ promise }) => promise));
    }
    await killed.kill();
    for (const service of services) service.onStep = () => {};
    await killed.start(settings);
    for (const [index, id] of ids.entries()) {
      const preset = PRESETS[index]!;
      const isListed = (listed as readonly string[]).includes(preset);
      await until(async () => {
        const task = await killed.task(id);
        return isListed ? task.undecided_since !== null : task.stopping_since === null;
      });
      const task = await killed.task(id);
      assert.equal(task.error.code, 'cancelled');
      assert.equal(task.money.captured, 0);
      assert.equal(task.undecided_since !== null, isListed, preset);
      const jobs = services[index]!.paidFor(words(preset));
      assert.deepEqual(
        jobs.map(({ isCancelled }) => isCancelled),
        [!isListed],
        preset,
      );
    }
    await killed.kill();
  });
