import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { KilledService } from '../../support/scripted-upstream/killed-service.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';

/**
 * The service is killed between the steps of a video's life at a hosted service, and comes back with other settings. Three
 * services at once: one that finds our own id, one that recognises a key, and one that can tell nothing.
 */
type Step = Parameters<ScriptedService['onStep']>[0];

interface Change {
  readonly key?: string;
  /** Put over each description: words that would end every video. */
  readonly edit?: object;
  /** The first start after the kill does not have the upstreams at all. */
  readonly removed?: boolean;
}

interface Round {
  readonly step: Step;
  readonly name: string;
  readonly change: Change;
  /** By service: own id, key, nothing. */
  readonly outcomes: readonly [string, string, string];
  readonly paid: readonly [number, number, number];
  /** The services at which it matters; all unless told. Where a start is known, they are found again in the same way. */
  readonly at?: readonly number[];
  /** Killed this long after the step was answered, instead of before. */
  readonly laterMs?: number;
}

const EDITED = {
  poll: { every: '40ms', first: '0s', max: '40ms', map: { processing: 'failed', RUNNING: 'failed' } },
};
const COMPLETED = ['completed', 'completed', 'completed'] as const;
const ONCE = [1, 1, 1] as const;

const ROUNDS: readonly Round[] = [
  {
    step: 'create',
    name: 'planned and sent, but not accepted',
    change: {},
    outcomes: ['undecided', 'completed', 'undecided'],
    paid: [0, 1, 0],
  },
  {
    step: 'accepted',
    name: 'accepted, but not answered; the key is rotated',
    change: { key: 'key-of-tomorrow' },
    outcomes: ['completed', 'completed', 'undecided'],
    paid: ONCE,
  },
  {
    step: 'poll',
    name: 'operation stored, first poll; the upstreams are removed for a while',
    change: { removed: true },
    outcomes: COMPLETED,
    paid: ONCE,
    at: [0],
  },
  {
    step: 'video',
    name: 'downloaded, storing',
    change: {},
    outcomes: COMPLETED,
    paid: ONCE,
    at: [1],
    laterMs: 60,
  },
  {
    step: 'video',
    name: 'downloading; the key is rotated',
    change: { key: 'key-of-tomorrow' },
    outcomes: COMPLETED,
    paid: ONCE,
    at: [2],
  },
  // The last: videos that begin with these words would fail.
  {
    step: 'done',
    name: 'polled until done; the descriptions are edited',
    change: { edit: EDITED },
    outcomes: COMPLETED,
    paid: ONCE,
    at: [0, 2],
  },
];

const MODELS = ['vidA3', 'vidB-2', 'vidA2-pro'] as const;
const PRESETS = ['kling', 'contract', 'runway'] as const;
const { video } = await sampleFiles();
const services = await Promise.all(
  PRESETS.map((preset) => new ScriptedService(SCRIPTS.find((one) => one.preset === preset)!, video).listen()),
);
const killed = new KilledService();
after(() => killed.close());

const settings = ({ key = 'key-of-today', edit = {} }: Change) => ({
  upstreams: Object.fromEntries(
    services.map((service) => [
      service.script.preset,
      presetEntry(service, { auth: `bearer ${key}`, ...edit }),
    ]),
  ),
  models: Object.fromEntries(
    MODELS.map((model, index) => [
      model,
      { routes: [{ upstream: PRESETS[index], model: services[index]!.script.model, drop: ['watermark'] }] },
    ]),
  ),
});

/** What a round leaves running is killed in the next. */
before(() => killed.start(settings({})));

for (const [
  number,
  { step, name, change, outcomes, paid, laterMs, at: places = [0, 1, 2] },
] of ROUNDS.entries()) {
  test(`killed when a video is ${name}: nothing is lost, nothing is created twice`, async () => {
    const reached = services.map(() => Promise.withResolvers<void>());
    for (const [index, service] of services.entries())
      service.onStep = (at, job) => {
        if (at !== step || job?.body.includes(`round ${number};`) === false) return;
        reached[index]!.resolve();
        // Without an answer until the process is gone.
        return laterMs === undefined ? new Promise<void>(() => {}) : undefined;
      };
    const prompts = PRESETS.map((preset) => `a boat of ${preset} in round ${number};`);
    const videos: { index: number; id: string }[] = [];
    for (const index of places) {
      const video = { model: MODELS[index], prompt: prompts[index], images: [], duration: 10 };
      videos.push({ index, id: await killed.create(video) });
    }
    await Promise.all(places.map((index) => reached[index]!.promise));
    if (laterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, laterMs));
    await killed.kill();
    for (const service of services) service.onStep = () => {};
    const callsBefore = services.map(({ fake }) => fake.calls.length);
    if (change.removed) {
      await killed.start({});
      for (const { id } of videos) assert.notEqual((await killed.task(id)).status, 'failed');
      await killed.kill();
    }
    await killed.start(settings(change));
    for (const { index, id } of videos) {
      assert.equal(await killed.outcome(id), outcomes[index], PRESETS[index]);
      const { money } = await killed.task(id);
      assert.equal(money.captured > 0, outcomes[index] === 'completed', JSON.stringify(money));
      assert.equal(money.released, outcomes[index] === 'completed' ? money.released : 0);
      if (outcomes[index] === 'undecided') assert.ok(money.held > 0);
      assert.equal(services[index]!.paidFor(prompts[index]!).length, paid[index], PRESETS[index]);
    }
    if (change.key !== undefined)
      for (const [index, { fake }] of services.entries())
        for (const call of fake.calls.slice(callsBefore[index]))
          assert.equal(call.headers.authorization, `Bearer ${change.key}`);
  });
}
