import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import type { SpeechModel } from '../../domain/catalogue.ts';
import { SPEECH_CONTENT_TYPES, SPEECH_FORMATS, type SpeechFormat } from '../../domain/speech-format.ts';
import { type EventStream, sendEvents } from '../../platform/http/answers/event-stream.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, FilledText, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertVoice } from './assert-voice.ts';
import type { Speak, SpeakOrder } from './speak.ts';

/** POST /v1/audio/speech: audio is sent in chunks while it is made. */
export const SpeechBody = Type.Object({
  model: Type.String({ description: 'A speech model.' }),
  input: FilledText({ description: 'Text to speak.', maxLength: 4096 }),
  voice: Text({ description: 'A voice of the model.', maxLength: 200 }),
  response_format: Type.Optional(Choice<SpeechFormat>(SPEECH_FORMATS, 'Default mp3.')),
  speed: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4, default: 1 })),
  instructions: Type.Optional(Text({ description: 'Tone, accent, pacing; some models ignore it.' })),
  stream_format: Type.Optional(Choice(['audio', 'sse'] as const, 'Default audio.')),
});

export interface ReadSpeakDeps {
  readonly catalogue: ModelCatalogue;
}

export interface SpeechDeps extends ReadSpeakDeps {
  readonly speak: Speak;
  readonly log: Logger;
}

export function speech(app: App, deps: SpeechDeps): void {
  app.post(
    '/v1/audio/speech',
    {
      config: { checksBody: true, kind: 'audio' },
      schema: {
        summary: 'Text to speech',
        tags: ['Audio'],
        body: SpeechBody,
        response: answersWith({
          ...Object.fromEntries(
            SPEECH_FORMATS.map((format) => [SPEECH_CONTENT_TYPES[format], 'Audio, in pieces as it is made.']),
          ),
          'text/event-stream': 'With `stream_format: "sse"`: events with base64 audio.',
        }),
      },
    },
    async (request, reply) => {
      const { order, asEvents } = await readSpeakOrder(deps, request.caller, jsonBody(request));
      const spoken = await deps.speak(request.caller, order, stopOf(reply));
      reply.header('x-phonofilm-voice', spoken.engine);
      if (asEvents) {
        return await sendEvents(reply, deps.log, (events) => writeSpeech(events, spoken.chunks));
      }
      return reply
        .type(SPEECH_CONTENT_TYPES[order.format])
        .send(Readable.from(spoken.chunks, { objectMode: false }));
    },
  );
}

/** The speech that a body asks for, and whether it is to come as events. */
export async function readSpeakOrder(
  deps: ReadSpeakDeps,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<{ order: SpeakOrder; asEvents: boolean }> {
  const model = (await deps.catalogue.choose(body['model'], caller, 'speech')) as SpeechModel;
  const fields = validate(SpeechBody, body);
  assertVoice(model, fields.voice, 'voice');
  const order = {
    model,
    text: fields.input,
    voice: fields.voice,
    format: fields.response_format ?? 'mp3',
    speed: fields.speed ?? 1,
    instructions: model.honoursInstructions ? (fields.instructions ?? null) : null,
  };
  return { order, asEvents: fields.stream_format === 'sse' };
}

async function writeSpeech(events: EventStream, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    events.send({ type: 'speech.audio.delta', audio: Buffer.from(chunk).toString('base64') });
    await events.drained();
  }
  events.send({ type: 'speech.audio.done', usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 } });
}
