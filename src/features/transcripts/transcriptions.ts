import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { TranscriptionModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { LANGUAGES } from '../../domain/texts/languages.ts';
import { RESPONSE_FORMATS, type ResponseFormat } from '../../domain/transcript-format.ts';
import {
  type FormLimits,
  type MultipartForm,
  readMultipartForm,
} from '../../platform/http/bodies/multipart-form.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, File, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { noteForm } from '../../platform/http/observation/request-facts.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import { MAX_AUDIO_BYTES } from '../../platform/media/audio/audio-limits.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { type StreamTranscriptDeps, streamTranscript } from './stream-transcript.ts';
import type { TranscribeOrder } from './transcribe.ts';
import { sendTranscript, TranscriptSchema } from './transcript-answer.ts';

/**
 * POST /v1/audio/transcriptions and /translations. They differ only in the engine's task and in one parameter, so they
 * share one handler.
 */
type AudioTask = TranscribeOrder['task'];

const shared = {
  file: File('Audio, at most 25 MB: flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav, webm.'),
  model: Type.String(),
  prompt: Type.Optional(Text({ description: 'Context or spelling hints.' })),
  response_format: Type.Optional(Choice(RESPONSE_FORMATS, 'Default json.')),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 1, default: 0 })),
};

export const TranscriptionForm = Type.Object({
  ...shared,
  language: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: [...LANGUAGES],
      description: 'ISO 639-1 code.',
      expected: 'an ISO 639-1 code of a supported language, such as en, de or zh',
    }),
  ),
  stream: Type.Optional(Choice(['true', 'false'] as const, 'Events as the text is recognised.')),
  timestamp_granularities: Type.Optional(
    Type.Array(Choice(['word', 'segment'] as const, 'Granularity.'), {
      maxItems: 2,
      description: 'With verbose_json: also the times of single words.',
      expected: 'an array of word, segment',
    }),
  ),
});

export const TranslationForm = Type.Object(shared);

const FORM_LIMITS: FormLimits = {
  files: { file: MAX_AUDIO_BYTES },
  bytesInMemory: 256 * 1024,
  tooLarge: (param) =>
    new ServiceError('invalid_parameter', `\`${param}\` is larger than 25 MB (${MAX_AUDIO_BYTES} bytes).`, {
      param,
    }),
};

export interface ReadTranscribeDeps {
  readonly catalogue: ModelCatalogue;
}

export interface TranscriptionDeps extends ReadTranscribeDeps, StreamTranscriptDeps {
  readonly scratch: Scratch;
}

interface AudioRoute {
  readonly url: string;
  readonly body: typeof TranscriptionForm | typeof TranslationForm;
  readonly summary: string;
}

export function transcriptions(app: App, deps: TranscriptionDeps): void {
  const summary = 'Speech to text';
  route(app, deps, 'transcribe', { url: '/v1/audio/transcriptions', body: TranscriptionForm, summary });
}

export function translations(app: App, deps: TranscriptionDeps): void {
  const summary = 'Speech to English text';
  route(app, deps, 'translate', { url: '/v1/audio/translations', body: TranslationForm, summary });
}

function route(app: App, deps: TranscriptionDeps, task: AudioTask, { url, body, summary }: AudioRoute): void {
  app.post(
    url,
    {
      config: { checksBody: true, kind: 'audio' },
      schema: {
        summary,
        tags: ['Audio'],
        consumes: ['multipart/form-data'],
        body,
        response: answers(TranscriptSchema, {
          'text/plain': '`response_format` is `text` or `srt`.',
          'text/vtt': '`response_format` is `vtt`.',
          'text/event-stream': 'With `stream: true`.',
        }),
      },
    },
    (request, reply) => answer(deps, request, reply, task),
  );
}

async function answer(
  deps: TranscriptionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  task: AudioTask,
): Promise<FastifyReply> {
  const { caller } = request;
  await using folder = deps.scratch.folder('audio');
  const form = await readMultipartForm(request, folder, FORM_LIMITS);
  noteForm(request, form.fields);
  const { order: read, fields } = await readTranscribeOrder(deps, caller, form, task);
  const giveBack = async () => {
    await folder[Symbol.asyncDispose]();
    request.bodyUnderWay?.end();
  };
  const order: TranscribeOrder = { ...read, giveBack };
  if (task === 'transcribe' && fields.stream === 'true') {
    return await streamTranscript(deps, request, reply, order);
  }
  // The chat models always respond with json.
  const format: ResponseFormat = order.model.jsonOnly ? 'json' : (fields.response_format ?? 'json');
  const textOnly = format === 'json' || format === 'text';
  const transcript = await deps.transcribe(caller, { ...order, textOnly }, stopOf(reply));
  return sendTranscript(reply, transcript, order, format);
}

interface ReadOrder {
  readonly order: TranscribeOrder;
  readonly fields: Static<typeof TranscriptionForm>;
}

/** What a form asks for. Whether its file is audio has not been looked at. */
export async function readTranscribeOrder(
  deps: ReadTranscribeDeps,
  caller: Caller,
  form: MultipartForm,
  task: AudioTask,
): Promise<ReadOrder> {
  const endpoint = task === 'transcribe' ? 'transcriptions' : 'translations';
  const model = (await deps.catalogue.choose(form.fields['model'], caller, endpoint)) as TranscriptionModel;
  const fields: Static<typeof TranscriptionForm> = validate(
    task === 'transcribe' ? TranscriptionForm : TranslationForm,
    normalised(form.fields),
  );
  assertLanguage(model, fields.language);
  const file = form.files.get('file');
  if (!file) throw new ServiceError('invalid_parameter', '`file` must be a file.', { param: 'file' });
  const order: TranscribeOrder = {
    model,
    file,
    task,
    language: task === 'transcribe' ? (fields.language ?? null) : null,
    prompt: fields.prompt ?? null,
    temperature: fields.temperature ?? 0,
    words: fields.timestamp_granularities?.includes('word') ?? false,
  };
  return { order, fields };
}

function assertLanguage({ id, languages }: TranscriptionModel, language: string | undefined): void {
  if (language === undefined || languages === null || languages.includes(language)) return;
  throw new ServiceError('invalid_parameter', `The model ${id} hears ${languages.join(', ')}.`, {
    param: 'language',
  });
}

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** Further digits change nothing. */
const MAX_NUMBER = 40;

/** Converts the numbers of a form from text. Some clients send a single granularity without brackets. */
function normalised(fields: Record<string, unknown>): Record<string, unknown> {
  const { temperature, timestamp_granularities: granularities, ...rest } = fields;
  const isNumber =
    typeof temperature === 'string' && temperature.length <= MAX_NUMBER && NUMBER.test(temperature);
  return {
    ...rest,
    ...(temperature !== undefined && { temperature: isNumber ? Number(temperature) : temperature }),
    ...(granularities !== undefined && { timestamp_granularities: [granularities].flat() }),
  };
}
