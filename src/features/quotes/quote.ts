import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { toDecimal } from '../../domain/money.ts';
import { shareLongTexts } from '../../platform/http/bodies/long-texts.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { NullableString, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Scratch, ScratchFolder } from '../../platform/machine/scratch.ts';
import { readCharacterOrder } from '../characters/character-endpoints.ts';
import { hasSound } from '../chat/assert-payg.ts';
import type { Chat } from '../chat/chat.ts';
import { type ReadChatDeps, readChatOrder, storeRecordings } from '../chat/chat-audio-order.ts';
import { ChatBody } from '../chat/chat-body.ts';
import { CHAT_LONG_TEXTS } from '../chat/chat-completions.ts';
import { type ReadChatVideoDeps, readChatVideo } from '../chat/chat-video.ts';
import { readPassedChat } from '../chat/passed-chat-order.ts';
import { type ReadSpeakDeps, readSpeakOrder } from '../speech/speech-routes.ts';
import { type ReadTranscribeDeps, readTranscribeOrder } from '../transcripts/transcriptions.ts';
import { FORM_INPUTS } from '../videos/form-inputs.ts';
import { setIgnoredHeader } from '../videos/read-parameters.ts';
import {
  CREATE_BODY_LIMIT,
  CREATE_LONG_TEXTS,
  type ReadCreateDeps,
  readCreateOrder,
} from '../videos/video-create.ts';
import type { VideoOrder } from '../videos/video-order.ts';
import { readRemixOrder } from '../videos/video-remix.ts';
import { readReworkOrder } from '../videos/video-rework.ts';
import { type ReadVideosDeps, readVideosOrder } from '../videos/videos-create.ts';
import { audioFormOf, formOf, readSeconds, readVideoFacts, withRecordings } from './quoted-body.ts';
import type { Quote, Quotes } from './quotes.ts';

/**
 * POST /v1/quote: what a request would cost. Each body is read by the code of the endpoint it is meant for, so that it
 * is refused with the same words; nothing is made, and nothing is held.
 */
const QuoteBody = Type.Object({
  endpoint: Text({
    description: 'The path of the request, such as `/v1/video/create` or `/v1/videos/{id}/remix`.',
    maxLength: 1000,
  }),
  body: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Its body. The fields of a form are members of an object; a file counts as present when its field is; `seconds` gives the length of audio, and `video: {"seconds", "size"}` what a video is that would be sent as a file.',
  }),
});

const QuoteSchema = Type.Object({
  object: Type.String({ description: '`quote`' }),
  amount: Type.Number({
    description: 'The amount that would be held: the price, or the highest possible price of a conversation.',
  }),
  currency: Type.String({ description: '`credits`' }),
  payable: Type.Boolean({ description: 'Whether the key and the account could pay for it now.' }),
  reason: NullableString('The code of the 402 that the request would get.'),
  enhanced_prompt: Type.Optional(
    Type.String({
      description:
        'With `enhance_prompt`, if the request can be paid: the prompt that the video would be made from.',
    }),
  ),
  unknown_characters: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Names after `@` in the prompt of a video that no character of the account has: they stay plain text.',
    }),
  ),
});

export interface QuoteDeps
  extends ReadCreateDeps,
    ReadVideosDeps,
    ReadSpeakDeps,
    ReadTranscribeDeps,
    ReadChatDeps,
    ReadChatVideoDeps {
  readonly quotes: Quotes;
  readonly chat: Chat;
  readonly scratch: Scratch;
}

interface QuoteRequest {
  readonly deps: QuoteDeps;
  readonly reply: FastifyReply;
  readonly body: Record<string, unknown>;
  readonly folder: ScratchFolder;
}

/** The quote of a form is asked for without its file. */
const NOT_SENT = async () => {};

type Quoter = (request: QuoteRequest) => Promise<Quote>;

const QUOTERS: Readonly<Record<string, Quoter>> = {
  '/v1/video/create': async ({ deps, reply, body, folder }) =>
    await quoteVideo(deps, reply, await readCreateOrder(deps, body, folder, reply)),
  '/v1/videos': async ({ deps, reply, body, folder }) => {
    const form = formOf(body, Object.keys(FORM_INPUTS));
    const order = await readVideosOrder(deps, reply.request.caller, form, folder, NOT_SENT);
    return await quoteVideo(deps, reply, order);
  },
  '/v1/videos/edits': quoteRework('edit'),
  '/v1/videos/extensions': quoteRework('extension'),
  '/v1/chat/completions': quoteChat,
  '/v1/audio/transcriptions': quoteAudio('transcribe'),
  '/v1/audio/translations': quoteAudio('translate'),
  '/v1/audio/speech': async ({ deps, reply: { request }, body }) => {
    const { order } = await readSpeakOrder(deps, request.caller, body);
    return await deps.quotes.speech(request.caller, order);
  },
  '/vidB/v1/characters': async ({ deps, reply, body }) =>
    await deps.quotes.character(reply.request.caller, readCharacterOrder(body).source),
};

const REMIX = /^\/v1\/videos\/([^/]+)\/remix$/;

export function quote(app: App, deps: QuoteDeps): void {
  app.post(
    '/v1/quote',
    {
      config: {
        kind: 'reads',
        longTexts: [...CREATE_LONG_TEXTS, ...CHAT_LONG_TEXTS].map((path) => `body.${path}`),
      },
      bodyLimit: CREATE_BODY_LIMIT,
      schema: {
        summary: 'What a request would cost',
        tags: ['Models'],
        body: QuoteBody,
        response: answers(QuoteSchema),
      },
    },
    async (request, reply) => {
      const { endpoint, body } = request.body;
      shareLongTexts(request.body, body);
      await using folder = deps.scratch.folder('quote');
      const quoted = await quoterOf(endpoint)({ deps, reply, body, folder });
      const { amount, refusal, enhancedPrompt, unknownCharacters = [] } = quoted;
      return {
        object: 'quote',
        amount: toDecimal(amount),
        currency: 'credits',
        payable: refusal === null,
        reason: refusal,
        ...(enhancedPrompt !== undefined && { enhanced_prompt: enhancedPrompt }),
        ...(unknownCharacters.length > 0 && { unknown_characters: unknownCharacters }),
      };
    },
  );
}

async function quoteVideo(deps: QuoteDeps, reply: FastifyReply, order: VideoOrder): Promise<Quote> {
  setIgnoredHeader(reply, order);
  return await deps.quotes.video(reply.request.caller, order);
}

function quoterOf(endpoint: string): Quoter {
  const source = REMIX.exec(endpoint)?.[1];
  if (source !== undefined) return quoteRemix(unescaped(source));
  const quoter = Object.hasOwn(QUOTERS, endpoint) ? QUOTERS[endpoint] : undefined;
  if (quoter) return quoter;
  const known = [...Object.keys(QUOTERS), '/v1/videos/{id}/remix'].join(', ');
  throw new ServiceError('invalid_parameter', `\`endpoint\` must be one of ${known}.`, { param: 'endpoint' });
}

/** Ids come with `:` or `%3A`. What is no escape is no id either, and is not found. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function quoteRemix(sourceId: string): Quoter {
  return async ({ deps, reply, body }) =>
    await deps.quotes.remix(reply.request.caller, readRemixOrder(sourceId, body));
}

function quoteRework(kind: 'edit' | 'extension'): Quoter {
  return async ({ deps, reply, body }) => {
    const facts = readVideoFacts(body['video']);
    const form = formOf({ ...body, ...(facts && { video: 'file' }) }, ['video']);
    return await deps.quotes.rework(reply.request.caller, await readReworkOrder(kind, form), facts);
  };
}

function quoteAudio(task: 'transcribe' | 'translate'): Quoter {
  return async ({ deps, reply: { request }, body }) => {
    const { order } = await readTranscribeOrder(deps, request.caller, audioFormOf(body), task);
    return await deps.quotes.transcription(request.caller, order, readSeconds(body['seconds'], 'seconds'));
  };
}

async function quoteChat({ deps, reply, body, folder }: QuoteRequest): Promise<Quote> {
  const { caller } = reply.request;
  const model = await deps.catalogue.choose(body['model'], caller, 'chat');
  if (model.kind === 'video') {
    const video = { model, fields: validate(ChatBody, body), body };
    const order = await readChatVideo(deps, reply, video, folder);
    return await quoteVideo(deps, reply, order);
  }
  const pass = hasSound(body) ? undefined : deps.chat.passes(caller, model as ChatModel);
  if (pass !== undefined) {
    const bytes = Buffer.byteLength(JSON.stringify(body));
    const order = readPassedChat(caller, model as ChatModel, body, bytes, pass);
    return await deps.quotes.passedChat(caller, order);
  }
  const { body: sent, secondsByParam } = withRecordings(body);
  shareLongTexts(body, sent);
  const { order, recordings } = readChatOrder(deps, caller, model as ChatModel, sent, folder);
  await storeRecordings(sent, recordings);
  return await deps.quotes.chat(caller, order, secondsByParam, callerLeft(reply));
}
