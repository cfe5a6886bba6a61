import { join } from 'node:path';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { fakeEngines } from '../../test/support/fake-engines.ts';
import { plainSamples } from '../../test/support/plain-samples.ts';

/** The service as `npm start` runs it. What no hosted service does is done by fakes, which here forget what they were asked. */
const FORGET_MS = 10_000;

process.on('disconnect', () => process.exit());
const config = loadConfig(process.env);
const { registry, video, speech, chat, transcriber } = await fakeEngines(
  { stepMs: 200, concurrency: 8 },
  plainSamples(join(config.dataDirectory, 'samples')),
);
const remembered = [
  video.jobs,
  video.started,
  video.cancelled,
  speech.requests,
  chat.requests,
  transcriber.requests,
];
setInterval(() => {
  for (const list of remembered) list.length = 0;
}, FORGET_MS).unref();
process.exitCode = await serve(config, { engines: registry });
process.disconnect();
