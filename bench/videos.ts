import { allModels } from '../src/domain/catalogue.ts';
import { EngineRegistry } from '../src/engines/engine-registry.ts';
import { SceneEngine } from '../src/engines/local/illustration/scene-engine.ts';
import { startService } from '../test/support/service.ts';
import { childProcesses, childrenCpuMs, oneOfGone } from './support/child-processes.ts';
import { report } from './support/report.ts';

/**
 * Forty videos queued at once on the real engine, two at a time, while polls go on. Then videos are cancelled in the
 * middle, two at work each time: from the DELETE until the video's process is gone from the machine.
 */
const VIDEOS = 40;
const CANCELLATIONS = 10;
const AT_WORK = 2;
const POLL_EVERY_MS = 20;

const ids = allModels()
  .filter((model) => model.kind === 'video')
  .map((model) => model.id);
const engine = new SceneEngine({ concurrency: AT_WORK });
const registry = new EngineRegistry().assignVideo(ids, engine);
const service = await startService({ registry });

const create = async (prompt: string, seconds: string, size: string) => {
  const fields = { model: 'vidB-2', prompt, seconds, size };
  const answer = await service.form('/v1/videos', fields);
  return answer.json.id as string;
};

const started = performance.now();
const cpuBefore = await childrenCpuMs();
const videos = await Promise.all(
  Array.from({ length: VIDEOS }, (_, index) => create(`${index + 1} birds over a lake`, '4', '480x480')),
);
const latencies: number[] = [];
const finished = new Set<string>();
let most = 0;
while (finished.size < VIDEOS) {
  const id = videos[latencies.length % VIDEOS]!;
  const requested = performance.now();
  const { json } = await service.call('GET', `/v1/videos/${id}`);
  latencies.push(performance.now() - requested);
  if (json.status === 'failed') throw new Error(JSON.stringify(json.error));
  if (json.status === 'completed') finished.add(id);
  if (latencies.length % VIDEOS === 0) {
    const { data } = (await service.admin('GET', '/tasks?status=processing')).json;
    most = Math.max(most, data.length);
  }
  await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
}
const wall = (performance.now() - started) / 1000;
const cpu = ((await childrenCpuMs()) - cpuBefore) / 1000;
const sorted = latencies.toSorted((a, b) => a - b);
const p99 = sorted[Math.floor(sorted.length * 0.99)]!;

const answered: number[] = [];
const freed: number[] = [];
while (freed.length < CANCELLATIONS) {
  const pair = await Promise.all(
    Array.from({ length: AT_WORK }, (_, index) => create(`${index + 1} whales`, '25', '1280x720')),
  );
  for (const id of pair) while ((await service.call('GET', `/v1/videos/${id}?wait=10`)).json.progress < 10);
  for (const id of pair) {
    const processes = await childProcesses();
    const sent = performance.now();
    const gone = oneOfGone(processes).then(() => performance.now() - sent);
    await service.call('DELETE', `/v1/videos/${id}`);
    answered.push(performance.now() - sent);
    freed.push(await gone);
  }
}
await service.stop();
engine.close();
answered.sort((a, b) => a - b);
freed.sort((a, b) => a - b);

report({
  title: `${VIDEOS} videos of 4 s at 480x480, queued at once`,
  rows: [
    { what: 'all finished after, s', value: Number(wall.toFixed(1)) },
    { what: 'processor time of their processes, s', value: Number(cpu.toFixed(1)) },
    { what: 'most at work at once', value: most },
    { what: 'polls meanwhile', value: latencies.length },
    { what: 'poll p50, ms', value: Number(sorted[Math.floor(sorted.length / 2)]!.toFixed(2)) },
  ],
  measured: p99,
  unit: 'poll p99, ms',
  target: { atMost: 50 },
});
report({
  title: `${CANCELLATIONS} videos of 25 s at 1280x720 cancelled in the middle, ${AT_WORK} at work`,
  rows: [
    { what: 'answered after, median, ms', value: Math.round(answered[CANCELLATIONS / 2]!) },
    { what: 'answered after, worst, ms', value: Math.round(answered.at(-1)!) },
    { what: 'process gone after, median, ms', value: Math.round(freed[CANCELLATIONS / 2]!) },
    { what: 'process gone after, worst, ms', value: Math.round(freed.at(-1)!) },
  ],
  measured: freed.at(-1)!,
  unit: 'from DELETE until the process is gone, worst, ms',
  target: { atMost: 100 },
});
