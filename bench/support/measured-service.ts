import { join } from 'node:path';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { fakeEngines } from '../../test/support/fake-engines.ts';
import { plainSamples } from '../../test/support/plain-samples.ts';
import { answerMeasurements } from './measurements.ts';

/** The service as `npm start` runs it, on an engine that is never in the way: one job at a time. */
answerMeasurements();
const config = loadConfig(process.env);
const samples = plainSamples(join(config.dataDirectory, 'samples'));
const { registry } = await fakeEngines({ concurrency: 1 }, samples);
process.exitCode = await serve(config, { engines: registry });
process.disconnect();
