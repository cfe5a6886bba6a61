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
import { type ReadChatParts, readChatOrder, storeRecordings } from '../chat/chat-audio-order.ts';
import { ChatBody } from '../chat/chat-body.ts';
import { CHAT_LONG_TEXTS } from '../chat/chat-completions.ts';
import { type ReadChatFilmParts, readChatFilm } from '../chat/chat-video.ts';
import { readPassedChat } from '../chat/passed-chat-order.ts';
import type { FilmOrder } from '../films/film-order.ts';
import { FORM_INPUTS } from '../films/form-inputs.ts';
import { tellParameters } from '../films/read-parameters.ts';
import {
  CREATE_BODY_LIMIT,
  CREATE_LONG_TEXTS,
  type ReadCreateParts,
  readCreateOrder,
} from '../films/video-create.ts';
import { readRemixOrder } from '../films/video-remix.ts';
import { readReworkOrder } from '../films/video-rework.ts';
import { type ReadVideosParts, readVideosOrder } from '../films/videos-create.ts';
import { type ReadSpeakParts, readSpeakOrder } from '../speech/speech-routes.ts';
import { type ReadTranscribeParts, readTranscribeOrder } from '../transcripts/transcriptions.ts';
import { audioFormOf, formOf, readSeconds, toldFilm, withRecordings } from './quoted-body.ts';
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
      'Its body. The fields of a form are members of an object; a file counts as present when its field is; `seconds` gives the length of audio, and `video: {"seconds", "size"}` what a film is that would be sent as a file.',
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
        'With `enhance_prompt`, if the request can be paid: the prompt that the film would be made from.',
    }),
  ),
  unknown_characters: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Names after `@` in the prompt of a film that no character of the account has: they stay plain text.',
    }),
  ),
});

export interface QuoteParts
  extends ReadCreateParts,
    ReadVideosParts,
    ReadSpeakParts,
    ReadTranscribeParts,
    ReadChatParts,
    ReadChatFilmParts {
  readonly quotes: Quotes;
  readonly chat: Chat;
  readonly scratch: Scratch;
}

interface Asked {
  readonly parts: QuoteParts;
  readonly reply: FastifyReply;
  readonly body: Record<string, unknown>;
  readonly folder: ScratchFolder;
}

/** The quote of a form is asked for without its file. */
const NOT_SENT = async () => {};

type Quoter = (asked: Asked) => Promise<Quote>;

const QUOTERS: Readonly<Record<string, Quoter>> = {
  '/v1/video/create': async ({ parts, reply, body, folder }) =>
    await quoteFilm(parts, reply, await readCreateOrder(parts, body, folder, reply)),
  '/v1/videos': async ({ parts, reply, body, folder }) => {
    const form = formOf(body, Object.keys(FORM_INPUTS));
    const order = await readVideosOrder(parts, reply.request.caller, form, folder, NOT_SENT);
    return await quoteFilm(parts, reply, order);
  },
  '/v1/videos/edits': quoteRework('edit'),
  '/v1/videos/extensions': quoteRework('extension'),
  '/v1/chat/completions': quoteChat,
  '/v1/audio/transcriptions': quoteAudio('transcribe'),
  '/v1/audio/translations': quoteAudio('translate'),
  '/v1/audio/speech': async ({ parts, reply: { request }, body }) => {
    const { order } = await readSpeakOrder(parts, request.caller, body);
    return await parts.quotes.speech(request.caller, order);
  },
  '/vidB/v1/characters': async ({ parts, reply, body }) =>
    await parts.quotes.character(reply.request.caller, readCharacterOrder(body).source),
};

const REMIX = /^\/v1\/videos\/([^/]+)\/remix$/;

export function quote(app: App, parts: QuoteParts): void {
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
      await using folder = parts.scratch.folder('quote');
      const quoted = await quoterOf(endpoint)({ parts, reply, body, folder });
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

async function quoteFilm(parts: QuoteParts, reply: FastifyReply, order: FilmOrder): Promise<Quote> {
  tellParameters(reply, order);
  return await parts.quotes.film(reply.request.caller, order);
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
  return async ({ parts, reply, body }) =>
    await parts.quotes.remix(reply.request.caller, readRemixOrder(sourceId, body));
}

function quoteRework(kind: 'edit' | 'extension'): Quoter {
  return async ({ parts, reply, body }) => {
    const told = toldFilm(body['video']);
    const form = formOf({ ...body, ...(told && { video: 'file' }) }, ['video']);
    return await parts.quotes.rework(reply.request.caller, await readReworkOrder(kind, form), told);
  };
}

function quoteAudio(task: 'transcribe' | 'translate'): Quoter {
  return async ({ parts, reply: { request }, body }) => {
    const { order } = await readTranscribeOrder(parts, request.caller, audioFormOf(body), task);
    return await parts.quotes.transcription(request.caller, order, readSeconds(body['seconds'], 'seconds'));
  };
}

async function quoteChat({ parts, reply, body, folder }: Asked): Promise<Quote> {
  const { caller } = reply.request;
  const model = await parts.catalogue.choose(body['model'], caller, 'chat');
  if (model.kind === 'video') {
    const film = { model, fields: validate(ChatBody, body), body };
    const order = await readChatFilm(parts, reply, film, folder);
    return await quoteFilm(parts, reply, order);
  }
  const pass = hasSound(body) ? undefined : parts.chat.passes(caller, model as ChatModel);
  if (pass !== undefined) {
    const bytes = Buffer.byteLength(JSON.stringify(body));
    const order = readPassedChat(caller, model as ChatModel, body, bytes, pass);
    return await parts.quotes.passedChat(caller, order);
  }
  const { body: sent, saidSeconds } = withRecordings(body);
  shareLongTexts(body, sent);
  const { order, recordings } = readChatOrder(parts, caller, model as ChatModel, sent, folder);
  await storeRecordings(sent, recordings);
  return await parts.quotes.chat(caller, order, saidSeconds, callerLeft(reply));
}
