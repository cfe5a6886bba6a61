import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../../support/scripted-upstream/video-jobs.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** A hosted service makes another video than was ordered: it is delivered, costs no more than it is worth, and is logged. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const service = await startService({
  log,
  settings: {
    upstreams: {
      far: jobsEntry(fake.origin, {
        create: { post: '/jobs', json: { prompt: '$prompt', size: '$size' }, id: 'id' },
      }),
    },
    models: { vidA3: { routes: [{ upstream: 'far', model: 'great' }] } },
  },
});
after(() => service.stop());

let counted = 0;

async function creditsCounted(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^phonofilm_captured_credits_total\{model="vidA3"\} (\S+)$/m.exec(text)?.[1] ?? 0);
}

interface Case {
  readonly name: string;
  readonly large: boolean;
  readonly made: { readonly width: number; readonly height: number; readonly seconds: number };
  /** Of the agreed price. */
  readonly share: number;
  readonly isReported: boolean;
}

/** Videos of this model are eight seconds long, and a large one costs half as much again. */
const CASES: readonly Case[] = [
  {
    name: 'as ordered',
    large: false,
    made: { width: 1280, height: 720, seconds: 8 },
    share: 1,
    isReported: false,
  },
  {
    name: 'half as long',
    large: false,
    made: { width: 1280, height: 720, seconds: 4 },
    share: 1 / 2,
    isReported: true,
  },
  {
    name: 'smaller',
    large: true,
    made: { width: 1280, height: 720, seconds: 8 },
    share: 1 / 1.5,
    isReported: true,
  },
  {
    name: 'smaller and shorter',
    large: true,
    made: { width: 640, height: 360, seconds: 2 },
    share: 1 / 6,
    isReported: true,
  },
  {
    name: 'longer and larger',
    large: false,
    made: { width: 1920, height: 1080, seconds: 12 },
    share: 1,
    isReported: true,
  },
];

for (const { name, large, made, share, isReported } of CASES) {
  test(`a video that is ${name} costs ${share.toFixed(2)} of the agreed price`, async () => {
    const video = await sampleVideo(join(folder, `${name}.mp4`), {
      ...made,
      framesPerSecond: 4,
      still: true,
    });
    fake
      .on('POST', /jobs/, { json: { id: 'j' } })
      .on('GET', /jobs/, { json: { status: 'done', video: '/video' } });
    fake.on('GET', /video/, { file: video });
    lines.length = 0;
    const order = { model: 'vidA3', prompt: 'a boat', enable_upsample: large };
    const created = await service.call('POST', '/v1/video/create', order);
    assert.equal(created.status, 200, created.text);
    const ended = await service.finished(created.json.id);
    assert.equal(ended['status'], 'completed', JSON.stringify(ended));
    const delivered = await fetch(String(ended['video_url']));
    assert.ok(Buffer.from(await delivered.arrayBuffer()).equals(readFileSync(video)));
    const { money } = (await service.admin('GET', `/tasks/${encodeURIComponent(created.json.id)}`)).json;
    const agreed = 0.15 * 8 * (large ? 1.5 : 1);
    assert.equal(money.captured.toFixed(6), (agreed * share).toFixed(6));
    assert.equal(money.held, 0);
    counted += agreed * share;
    await until(async () => (await creditsCounted()).toFixed(6) === counted.toFixed(6));
    const report = lines.find((line) => line.includes('differs from what was asked for'));
    assert.equal(report !== undefined, isReported);
    if (report) assert.deepEqual(JSON.parse(report).made, made);
  });
}
