import { join } from 'node:path';
import type { Role } from '../../src/compose/foundation.ts';
import { loadConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';
import { fakeEngines } from './fake-engines.ts';
import { plainSamples } from './plain-samples.ts';

/** One node among several, with fake engines: `ROLE=api|worker DATABASE_URL=… node …`. */
const config = loadConfig(process.env);
const { registry } = await fakeEngines(
  {
    stepMs: Number(process.env['FAKE_STEP_MS'] ?? 5),
    concurrency: Number(process.env['FAKE_CONCURRENCY'] ?? 8),
  },
  plainSamples(join(config.dataDirectory, `samples-${process.pid}`)),
);
process.exitCode = await serve(config, { engines: registry, role: process.env['ROLE'] as Role });
