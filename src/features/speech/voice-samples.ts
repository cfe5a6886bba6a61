import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { SpeechModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { SPEECH_CONTENT_TYPES } from '../../domain/speech-format.ts';
import type { SpeechEngine } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertVoice } from './assert-voice.ts';

export interface VoiceSampleDeps {
  readonly catalogue: ModelCatalogue;
  readonly engines: EngineRegistry;
}

const SENTENCE = 'Good evening. This is how I sound when I read to you.';
const TIME_LIMIT_MS = 60_000;
/** Far more than any sentence needs: a service that sends more is not read to its end. */
const MOST_BYTES = 2_000_000;
/** Some forty kilobytes each. */
const MOST_KEPT = 200;

/**
 * GET /v1/models/{id}/voices/{voice}: a sentence by a voice, to be heard before anything is paid. It is made once by each
 * process and then kept in memory; what a hosted service takes for it is the operator's.
 */
export function voiceSamples(app: App, { catalogue, engines }: VoiceSampleDeps): void {
  const kept = new WeakMap<SpeechEngine, Map<string, Promise<Buffer>>>();

  function sampleOf(
    engine: SpeechEngine,
    model: SpeechModel,
    voice: string,
    account: string,
  ): Promise<Buffer> {
    const samples = kept.get(engine) ?? new Map<string, Promise<Buffer>>();
    kept.set(engine, samples);
    const name = `${model.id} ${voice}`;
    const known = samples.get(name);
    if (known) return known;
    if (samples.size >= MOST_KEPT) samples.clear();
    const made = makeSample(engine, model, voice, account);
    samples.set(name, made);
    made.catch(() => samples.delete(name));
    return made;
  }

  app.get(
    '/v1/models/:id/voices/:voice',
    {
      config: { kind: 'audio' },
      schema: {
        summary: 'A sample of a voice, free',
        tags: ['Models'],
        params: Type.Object({ id: Type.String(), voice: Type.String() }),
        response: answersWith({ 'audio/mpeg': 'A sentence that the voice speaks.' }),
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const model = await catalogue.findFor(caller, params.id);
      if (model.kind !== 'speech') {
        throw new ServiceError('invalid_parameter', `The model ${model.id} does not make speech.`, {
          param: 'id',
        });
      }
      assertVoice(model, params.voice, 'voice');
      const engine = engines.of(caller.account.id).speech(model.id);
      if (!engine) throw noEngine(model.id);
      const sample = await sampleOf(engine, model, params.voice, caller.account.id);
      return reply
        .type(SPEECH_CONTENT_TYPES.mp3)
        .header('cache-control', 'private, max-age=86400')
        .send(Readable.from([sample], { objectMode: false }));
    },
  );
}

/** Several may wait for it, so it does not end with the request that began it. */
async function makeSample(
  engine: SpeechEngine,
  { id: model }: SpeechModel,
  voice: string,
  account: string,
): Promise<Buffer> {
  const order = {
    model,
    account,
    voice,
    text: SENTENCE,
    format: 'mp3',
    speed: 1,
    instructions: null,
  } as const;
  const { chunks } = await engine.speak(order, AbortSignal.timeout(TIME_LIMIT_MS));
  const deps: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    deps.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ServiceError('upstream_error', 'The sample of this voice is too long.');
  }
  if (bytes === 0) throw new Error(`the engine ${engine.name} made no audio`);
  return Buffer.concat(deps);
}
