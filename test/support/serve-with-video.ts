import { join } from 'node:path';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { fakeEngines } from './fake-engines.ts';
import { plainSamples } from './plain-samples.ts';

/** Like `serve-with-fakes.ts`, but its videos are a real one, the file `SAMPLE_VIDEO`: others can play them. */
const config = loadConfig(process.env);
const samples = plainSamples(join(config.dataDirectory, 'samples'));
const video = process.env['SAMPLE_VIDEO'] ?? samples.video;
const { registry } = await fakeEngines({ stepMs: 5, concurrency: 8 }, { ...samples, video });
process.exitCode = await serve(config, { engines: registry });
