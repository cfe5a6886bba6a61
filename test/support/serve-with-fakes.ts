import { join } from 'node:path';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { fakeEngines } from './fake-engines.ts';
import { plainSamples } from './plain-samples.ts';

/** The service as `npm start` runs it, signals and all, but with fake engines: `DATA_DIR=… PORT=… node …`. */
const config = loadConfig(process.env);
const { registry } = await fakeEngines(
  { stepMs: 5, concurrency: 8 },
  plainSamples(join(config.dataDirectory, 'samples')),
);
process.exitCode = await serve(config, { engines: registry });
