import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../../src/config.ts';
import { createAudioEngines } from '../../src/engines/upstream/audio/create-audio-engines.ts';
import {
  RoutedChat,
  RoutedSpeech,
  RoutedTranscriber,
} from '../../src/engines/upstream/audio/routed-engines.ts';
import { readCredential } from '../../src/engines/upstream/auth/read-credential.ts';
import { HttpUpstream } from '../../src/engines/upstream/http-upstream.ts';
import { serve } from '../../src/serve.ts';
import { fakeEngines } from '../../test/support/fake-engines.ts';
import { plainSamples } from '../../test/support/plain-samples.ts';
import { answerMeasurements } from '../support/measurements.ts';

/** The service as `npm start` runs it, with speech, transcripts and chat hosted at `UPSTREAM_URL`. */
answerMeasurements();
const config = loadConfig(process.env);
const { registry } = await fakeEngines(
  { concurrency: 1 },
  plainSamples(join(config.dataDirectory, 'samples')),
);
const upstream = new HttpUpstream({
  name: 'tiny',
  baseUrl: `${process.env['UPSTREAM_URL']}/v1`,
  credentials: new Map([['default', readCredential('bearer key')]]),
  headers: {},
  concurrency: 256,
  waitMs: 5000,
  pollsPerSecond: null,
  now: Date.now,
});
const { speech, transcriber, chat } = createAudioEngines({
  upstream,
  protocol: 'openai',
  entry: {},
  path: 'upstreams.tiny',
  model: 'tiny',
});
const options = { log: pino({ level: 'silent' }) };
registry
  .assignSpeech(['chat-4o-mini-tts-2025-12-15'], new RoutedSpeech([{ engine: speech! }], options))
  .assignTranscriber(['asr-1'], new RoutedTranscriber([{ engine: transcriber! }], options))
  .assignChat(['chat-4o-audio-preview'], new RoutedChat([{ engine: chat! }], options));
process.exitCode = await serve(config, { engines: registry });
process.disconnect();
