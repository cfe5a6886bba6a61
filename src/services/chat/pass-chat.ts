import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import {
  estimatedTokens,
  mostPriceOfTokens,
  NO_DETAILS,
  priceOfUsage,
  type TokenUsage,
} from '../../domain/price.ts';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import type { PassedEvent, PassedRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { type Caller, turnOf } from '../../identity/caller.ts';
import type { ContentPolicy } from '../../texts/content-policy.ts';
import { assertFitsContext } from '../../texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import { type RequestHold, releasedOnFailure } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../model-catalogue.ts';

/** A conversation that a hosted model gets as the caller sent it. */
export interface PassedOrder {
  readonly model: ChatModel;
  readonly request: Omit<PassedRequest, 'model' | 'account' | 'promptTokens'>;
  /** What was written, for the content policy; and where. */
  readonly texts: readonly string[];
  readonly param: 'messages' | 'input';
  /** Tokens of pictures and files cannot be told from their bytes. */
  readonly hasOnlyText: boolean;
}

/** The answer as it came: as a whole, or the lines of each event. */
export type PassedAnswer = { readonly whole: string } | { readonly events: AsyncGenerator<string> };

export type PassChat = (caller: Caller, order: PassedOrder, stop: AbortController) => Promise<PassedAnswer>;
export type AppraisePassedChat = (caller: Caller, order: PassedOrder) => Promise<Micros>;

interface AppraiseParts {
  readonly catalogue: ModelCatalogue;
  readonly policy: ContentPolicy;
}

export interface PassChatParts extends AppraiseParts {
  readonly engines: EngineRegistry;
  readonly billing: Billing;
}

/** The checks between the parameters and the payment, and the most that the reply can cost. */
export function appraisePassedChatWith({ catalogue, policy }: AppraiseParts): AppraisePassedChat {
  return async (caller, { model, texts, param, hasOnlyText, request }) => {
    const turn = turnOf(caller);
    // A token has at least one byte.
    if (request.bytes.length > model.contextLength) {
      await assertFitsContext(texts.join('\n'), model.contextLength, param, turn);
    }
    await policy.assertAllowed(texts, param, turn);
    const prompt = hasOnlyText ? Math.min(model.contextLength, request.bytes.length) : model.contextLength;
    return mostPriceOfTokens(catalogue.priceOf(model), prompt, request.mostTokens);
  };
}

/** Holds the most that a reply can cost, passes the request on, and charges what the service says it took. */
export function passChatService(parts: PassChatParts): PassChat {
  const { engines, catalogue, billing } = parts;
  const appraise = appraisePassedChatWith(parts);
  return async (caller, order, stop) => {
    const { id } = order.model;
    const engine = engines.chat(id);
    const most = await appraise(caller, order);
    if (!engine?.passOn) {
      await billing.assertFunds(caller, most);
      throw noEngine(id);
    }
    const hold = await billing.holdForRequest(caller, id, most, stop);
    const request: PassedRequest = {
      ...order.request,
      model: id,
      account: caller.account.id,
      promptTokens: () => estimatedPrompt(order),
    };
    const passOn = engine.passOn.bind(engine);
    const reply = await releasedOnFailure(hold, () => passOn(request, hold.signal));
    const charge = (counted: TokenUsage | null, letters: number, pieces: number) =>
      hold.capture(
        priceOfUsage(catalogue.priceOf(order.model), counted ?? estimated(order, letters, pieces)),
      );
    if ('events' in reply) return { events: settling(reply.events, hold, charge) };
    await charge(reply.usage, reply.letters, 1);
    return reply;
  };
}

/** Whether requests for the model go on to a hosted service as they come. */
export type PassesChat = (model: ChatModel, api: PassedRequest['api']) => boolean;

export function passesChatWith(engines: EngineRegistry): PassesChat {
  return ({ id }, api) => engines.chat(id)?.passes?.(api) ?? false;
}

type Charge = (counted: TokenUsage | null, letters: number, pieces: number) => Promise<void>;

/** The hold is settled when the stream ends, in whatever way. */
async function* settling(
  events: AsyncGenerator<PassedEvent>,
  hold: RequestHold,
  charge: Charge,
): AsyncGenerator<string> {
  let counted: TokenUsage | null = null;
  let letters = 0;
  let pieces = 0;
  let hasFailed = false;
  try {
    for await (const event of events) {
      counted = event.usage ?? counted;
      letters += event.letters;
      if (event.letters > 0) pieces += 1;
      if (event.text !== null) yield event.text;
    }
  } catch (error) {
    // A reply without an end was cut off, and what came of it is with the caller.
    const isCut = error instanceof ServiceError && error.cause instanceof AnswerOverLimit;
    hasFailed = !hold.signal.aborted && !isCut;
    throw error;
  } finally {
    const isNothing = hasFailed || (counted === null && pieces === 0);
    await (isNothing ? hold.release() : charge(counted, letters, pieces));
  }
}

function estimated(order: PassedOrder, letters: number, pieces: number): TokenUsage {
  const completionTokens = estimatedTokens(letters, pieces);
  return { ...NO_DETAILS, promptTokens: estimatedPrompt(order), completionTokens };
}

function estimatedPrompt({ texts }: PassedOrder): number {
  return estimatedTokens(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
}
