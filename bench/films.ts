import { allModels } from '../src/domain/catalogue.ts';
import { EngineRegistry } from '../src/engines/engine-registry.ts';
import { SceneEngine } from '../src/engines/local/scene/scene-engine.ts';
import { startService } from '../test/support/service.ts';
import { report } from './support/report.ts';

/** Forty films queued at once on the real engine, two at a time, while polls go on; then what a cancellation takes. */
const FILMS = 40;
const POLL_EVERY_MS = 20;

const ids = allModels()
  .filter((model) => model.kind === 'video')
  .map((model) => model.id);
const registry = new EngineRegistry().assignVideo(ids, new SceneEngine({ concurrency: 2 }));
const service = await startService({ registry });

const create = async (prompt: string, seconds: string) => {
  const fields = { model: 'vidB-2', prompt, seconds, size: '480x480' };
  const answer = await service.form('/v1/videos', fields);
  return answer.json.id as string;
};

const started = performance.now();
const films = await Promise.all(
  Array.from({ length: FILMS }, (_, index) => create(`${index + 1} birds over a lake`, '4')),
);
const latencies: number[] = [];
const finished = new Set<string>();
let most = 0;
while (finished.size < FILMS) {
  const id = films[latencies.length % FILMS]!;
  const asked = performance.now();
  const { json } = await service.call('GET', `/v1/videos/${id}`);
  latencies.push(performance.now() - asked);
  if (json.status === 'failed') throw new Error(JSON.stringify(json.error));
  if (json.status === 'completed') finished.add(id);
  if (latencies.length % FILMS === 0) {
    const { data } = (await service.admin('GET', '/tasks?status=processing')).json;
    most = Math.max(most, data.length);
  }
  await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
}
const wall = (performance.now() - started) / 1000;
const sorted = latencies.toSorted((a, b) => a - b);
const p99 = sorted[Math.floor(sorted.length * 0.99)]!;

// A long film is cancelled in the middle; a core is free when the next film may begin, so that is what is timed.
const long = await create('a whale', '25');
while ((await service.call('GET', `/v1/videos/${long}?wait=10`)).json.progress < 10);
const cancelled = performance.now();
await service.call('DELETE', `/v1/videos/${long}`);
const cancelMs = performance.now() - cancelled;
await service.stop();

report({
  title: `${FILMS} films of 4 s at 480x480, queued at once`,
  rows: [
    { what: 'all finished after, s', value: Number(wall.toFixed(1)) },
    { what: 'most at work at once', value: most },
    { what: 'polls meanwhile', value: latencies.length },
    { what: 'poll p50, ms', value: Number(sorted[Math.floor(sorted.length / 2)]!.toFixed(2)) },
    { what: 'a cancellation is answered after, ms', value: Number(cancelMs.toFixed(1)) },
  ],
  measured: p99,
  unit: 'poll p99, ms',
  target: { atMost: 50 },
});
