import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertNames } from './assert-names.ts';
import { assertNothingKept } from './assert-nothing-kept.ts';
import { assertPayg } from './assert-payg.ts';
import { ChatBody, MAX_MESSAGES } from './chat-body.ts';
import { RESPONSES_NAMES } from './known-names.ts';
import { answerPassedChat, type PassChatParts } from './pass-chat.ts';
import { askedIn, BODY_LIMIT, type PassedOrder, textsIn } from './passed-chat-order.ts';

/** POST /v1/responses: only for hosted models whose service has this API. */

/** Where a request may hold images and files. */
const LONG_TEXTS = ['input[].content[].image_url', 'input[].content[].file_data'];

const { model, stream, temperature, top_p } = ChatBody.properties;

const ResponsesBody = Type.Object({
  model,
  input: Type.Optional(
    Type.Unsafe<string | Record<string, unknown>[]>({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'object' }, maxItems: MAX_MESSAGES }],
      description: 'Text, or items.',
      expected: `a string or an array of at most ${MAX_MESSAGES} items`,
    }),
  ),
  instructions: Type.Optional(
    Type.Union([Text({ description: 'Instructions for the whole reply.' }), Type.Null()]),
  ),
  max_output_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  stream,
  temperature,
  top_p,
});

const ResponseSchema = Type.Object(
  { id: Type.String(), object: Type.String({ description: '`response`.' }) },
  { description: 'The service’s own answer, unchanged.' },
);

export interface ResponsesParts extends PassChatParts {
  readonly catalogue: ModelCatalogue;
}

export function responses(app: App, parts: ResponsesParts): void {
  app.post(
    '/v1/responses',
    {
      config: { checksBody: true, kind: 'audio', longTexts: LONG_TEXTS },
      bodyLimit: BODY_LIMIT,
      schema: {
        summary: 'The Responses API of a hosted chat model, if its service has one',
        description:
          'The body is passed on unchanged, and so is the answer. With `stream: true` it is a Server-Sent Events stream.',
        tags: ['Chat'],
        body: ResponsesBody,
        response: answers(ResponseSchema, { 'text/event-stream': 'With `stream: true`.' }),
      },
    },
    async (request, reply) => {
      const body = jsonBody(request);
      assertNames(request.sentBytes, RESPONSES_NAMES);
      const chosen = await parts.catalogue.choose(body['model'], request.caller, 'chat');
      if (chosen.kind !== 'chat' || !parts.chat.passes(request.caller, chosen, 'responses')) {
        throw new ServiceError(
          'invalid_parameter',
          `The model ${chosen.id} cannot be used here: it is not of a hosted service that has this API. Use /v1/chat/completions.`,
          { param: 'model' },
        );
      }
      return await answerPassedChat(parts, request, reply, readResponse(request, chosen, body));
    },
  );
}

function readResponse(request: FastifyRequest, model: ChatModel, body: Record<string, unknown>): PassedOrder {
  const { caller, sentBytes: bytes } = request;
  assertPayg(caller, model, { ...body, messages: body['input'] });
  const fields = validate(ResponsesBody, body);
  assertNothingKept(body, RESPONSES_NAMES);
  const most = fields.max_output_tokens ?? model.maxOutputTokens;
  if (most > model.maxOutputTokens) {
    throw notHere('max_output_tokens', `must be a whole number from 1 to ${model.maxOutputTokens}.`);
  }
  return {
    ...askedIn(model, body, bytes, writtenIn(fields)),
    param: 'input',
    mostTokens: most,
    request: { api: 'responses', bytes, streams: fields.stream ?? false, wantsUsage: true },
  };
}

function writtenIn({ input = [], instructions }: Static<typeof ResponsesBody>) {
  const told = instructions ? [instructions] : [];
  if (typeof input === 'string') return { texts: [...told, input], hasOnlyText: true };
  const { texts, hasOnlyText } = textsIn(input, ['input_text', 'output_text']);
  return { texts: [...told, ...texts], hasOnlyText };
}

function notHere(param: string, what: string): ServiceError {
  return new ServiceError('invalid_parameter', `\`${param}\` ${what}`, { param });
}
