import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { HOSTILITIES, type Hostility } from '../../support/scripted-upstream/hostile-answers.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { WORKFLOW } from '../videos/preset-at.ts';

/** Hostile answers to the calls around a video: those that stop it, look for it, and give its pictures to a service. */

const { video, picture } = await sampleFiles();
const pictureUrl = `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`;
const LIMITS = { answer_megabytes: 1, answer_seconds: 1 };
/** What may be under way between two sockets when one of them closes. */
const IN_FLIGHT = 16 * 1024 * 1024;

/** Of these, jobs are stopped or found. How a job of any other preset is stopped is in `preset-faults.test.ts`. */
const MODELS = {
  fal: 'vidA3.1',
  contract: 'vidB-2',
  'vllm-omni': 'vidA2',
  kling: 'vidA3-pro',
  comfyui: 'vidA2-fast',
} as const;
type Preset = keyof typeof MODELS;
const STOPPABLE: readonly Preset[] = ['fal', 'contract', 'vllm-omni', 'comfyui'];
const FINDING: readonly Preset[] = ['vllm-omni', 'kling'];

const upstreams = new Map<Preset, ScriptedService>();
for (const preset of Object.keys(MODELS) as Preset[]) {
  const script = SCRIPTS.find((one) => one.preset === preset);
  assert.ok(script, preset);
  upstreams.set(preset, await new ScriptedService(script, video).listen());
}
const uploads = await new FakeService().listen();
const accepts = { seconds: { from: 1, to: 60 } };
const putting = {
  protocol: 'task',
  base_url: uploads.origin,
  auth: 'bearer the-key',
  prepare: [
    { post: '/uploads', json: { type: '$item.mime' }, bind: { put_url: 'put', uploaded: 'name' } },
    { put: '{put_url}', file: '$item.file' },
  ],
  create: { post: '/jobs', json: { prompt: '$prompt', first: '$first_frame.uploaded?' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', every: '20ms', map: { ready: 'done' } },
  result: [{ video: 'video' }],
  ...LIMITS,
};
const settings = {
  upstreams: {
    ...Object.fromEntries([...upstreams].map(([name, one]) => [name, presetEntry(one, LIMITS)])),
    putting,
  },
  models: {
    ...Object.fromEntries(
      [...upstreams].map(([name, { script }]) => [
        MODELS[name],
        { routes: [{ upstream: name, model: script.model, accepts, drop: ['watermark'] }] },
      ]),
    ),
    'vidA3-pro-frames': { routes: [{ upstream: 'putting', model: 'great', drop: ['watermark'] }] },
  },
};
const service = await startService({ settings, environment: { COMFYUI_WORKFLOW: WORKFLOW } });
after(() => service.stop());

async function create(body: object): Promise<string> {
  const made = await service.call('POST', '/v1/video/create', { images: [], ...body });
  assert.equal(made.status, 200, made.text);
  return made.json.id;
}
const taskOf = async (id: string) => (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;

/** Each of them once, for any caller; then all is well. */
function hostileOf(faults: Hostility[]): Answer | null {
  const hostile = faults.shift();
  return hostile ? { hostile } : null;
}

describe('hostile answers to cancellations', { concurrency: STOPPABLE.length }, () => {
  for (const preset of STOPPABLE)
    test(`${preset}: whatever it answers, the video is cancelled, and stopped in the end`, async () => {
      const upstream = upstreams.get(preset)!;
      const faults = [...HOSTILITIES];
      upstream.cancelFault = () => hostileOf(faults);
      await Promise.all(
        HOSTILITIES.map(async (hostility) => {
          const prompt = `a boat of ${preset}, ${hostility} fault=never-done;`;
          const id = await create({ model: MODELS[preset], prompt });
          await until(() => upstream.paidFor(prompt).some(({ polls }) => polls > 0));
          assert.equal((await service.call('DELETE', `/v1/videos/${encodeURIComponent(id)}`)).status, 200);
          await until(async () => (await taskOf(id)).stopping_since === null);
          const { error, money } = await taskOf(id);
          assert.deepEqual([error.code, money.captured, money.held], ['cancelled', 0, 0]);
          assert.equal(upstream.paidFor(prompt)[0]?.isCancelled, true);
        }),
      );
      assert.deepEqual(faults, []);
    });
});

/** Of two that share what reads their answers each gets every second one: a video that is completed takes 0.4 s. */
const sharedBy = (place: number) => HOSTILITIES.filter((_, number) => number % 2 === place % 2);

describe('hostile answers to a search for lost videos', { concurrency: FINDING.length }, () => {
  for (const [place, preset] of FINDING.entries())
    test(`${preset}: whatever it answers, videos are found, and paid once`, async () => {
      const upstream = upstreams.get(preset)!;
      const faults = sharedBy(place);
      upstream.listFault = () => hostileOf(faults);
      const videos: { prompt: string; id: string }[] = [];
      for (const hostility of sharedBy(place)) {
        const prompt = `a boat of ${preset}, lost and ${hostility} fault=create-lost;`;
        videos.push({ prompt, id: await create({ model: MODELS[preset], prompt }) });
        await until(() => upstream.paidFor(prompt).length === 1);
        // A service that loses answers would be left alone for a while.
        await service.admin('POST', `/upstreams/${preset}/reset`);
      }
      for (const { prompt, id } of videos) {
        assert.equal((await service.finished(id))['status'], 'completed');
        assert.equal(upstream.paidFor(prompt).length, 1);
        assert.ok((await taskOf(id)).money.captured > 0);
      }
      assert.deepEqual(faults, []);
    });
});

uploads
  .on('POST', /jobs/, { json: { id: 'j-1' } })
  .on('GET', /jobs/, { json: { state: 'ready', video: '/media/j-1' } })
  .on('GET', /media/, { file: video });
const UPLOADED = { json: { put: `${uploads.origin}/put`, name: 'file-1' } };

describe('hostile answers to uploads', () => {
  for (const [place, step] of (['/uploads', '/put'] as const).entries())
    test(`${step}: whatever is answered, nothing was begun by that, and the next try makes the video`, async () => {
      const hostilities = sharedBy(place);
      const faults = [...hostilities];
      const hostileAt = (here: string) => (step === here ? hostileOf(faults) : null);
      uploads
        .on('POST', /uploads/, () => hostileAt('/uploads') ?? UPLOADED)
        .on('PUT', /put/, () => hostileAt('/put') ?? { text: '' });
      const begun = uploads.seen('POST', /jobs/).length;
      await Promise.all(
        hostilities.map(async (hostility) => {
          const prompt = `a boat, ${hostility} at ${step}`;
          const id = await create({ model: 'vidA3-pro-frames', prompt, images: [pictureUrl] });
          const ended = await service.finished(id);
          assert.equal(ended['status'], 'completed', JSON.stringify(ended));
          assert.ok((await taskOf(id)).money.captured > 0);
        }),
      );
      assert.deepEqual(faults, []);
      assert.equal(uploads.seen('POST', /jobs/).length, begun + hostilities.length);
    });
});

test('no hostile answer was read far beyond its limits, and none is still being read', async () => {
  for (const { hostile } of [uploads, ...[...upstreams.values()].map(({ fake }) => fake)]) {
    await until(() => hostile.open === 0);
    assert.ok(
      hostile.longest < LIMITS.answer_megabytes * 1e6 + IN_FLIGHT,
      `${hostile.longest} bytes were sent`,
    );
  }
});
