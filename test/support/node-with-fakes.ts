import { join } from 'node:path';
import type { Role } from '../../src/compose/foundation.ts';
import { allModels } from '../../src/domain/catalogue.ts';
import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { fakeEngines } from './fake-engines.ts';
import { plainSamples } from './plain-samples.ts';

/** One node among several, with fake engines: `ROLE=api|worker DATABASE_URL=… node …`; with `LOCAL_VIDEOS` videos are real. */
const config = loadConfig(process.env);
const { registry, video } = await fakeEngines(
  {
    stepMs: Number(process.env['FAKE_STEP_MS'] ?? 5),
    concurrency: Number(process.env['FAKE_CONCURRENCY'] ?? 8),
  },
  plainSamples(join(config.dataDirectory, `samples-${process.pid}`)),
);
if (process.env['LOCAL_VIDEOS']) {
  const models = allModels().filter((model) => model.kind === 'video');
  registry.assignVideo(
    models.map((model) => model.id),
    new SceneEngine({ concurrency: video.concurrency }),
  );
}
process.exitCode = await serve(config, { engines: registry, role: process.env['ROLE'] as Role });
