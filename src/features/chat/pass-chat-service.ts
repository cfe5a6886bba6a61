import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { mostPriceOfTokens, priceOfUsage } from '../../domain/price.ts';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import type { PassedReply, PassedRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import { type RequestHold, releasedOnFailure } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { believedUsage } from './believed-usage.ts';

/** A conversation that a hosted model gets as the caller sent it. */
export interface PassedOrder {
  readonly model: ChatModel;
  readonly request: Omit<PassedRequest, 'model' | 'account' | 'mostPromptTokens'>;
  /** What was written, for the content policy; and where. */
  readonly texts: readonly string[];
  readonly param: 'messages' | 'input';
  /** Tokens of pictures and files, and of what the service's own tools find, cannot be told from bytes. */
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
  return async (caller, order) => {
    const { model, texts, param, request } = order;
    const turn = turnOf(caller);
    // A token has at least one byte.
    if (request.bytes.length > model.contextLength) {
      await assertFitsContext(texts.join('\n'), model.contextLength, param, turn);
    }
    await policy.assertAllowed(texts, param, turn);
    return mostPriceOfTokens(catalogue.priceOf(model), mostPromptTokens(order), request.mostTokens);
  };
}

function mostPromptTokens({ model, request, hasOnlyText }: PassedOrder): number {
  return hasOnlyText ? Math.min(model.contextLength, request.bytes.length) : model.contextLength;
}

/** Holds the most that a reply can cost, passes the request on, and charges what the service says it took. */
export function passChatService(parts: PassChatParts): PassChat {
  const { engines, catalogue, billing } = parts;
  const appraise = appraisePassedChatWith(parts);
  return async (caller, order, stop) => {
    const { id } = order.model;
    const engine = engines.of(caller.account.id).chat(id);
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
      report: hold.report,
      mostPromptTokens: mostPromptTokens(order),
    };
    const passOn = engine.passOn.bind(engine);
    const reply = await releasedOnFailure(hold, () => passOn(request, hold.signal));
    const price = catalogue.priceOf(order.model);
    const bounds = { mostTokens: order.request.mostTokens, addsMore: !order.hasOnlyText };
    const charge = () => hold.capture(priceOfUsage(price, believedUsage(reply.usage(), order.model, bounds)));
    if ('events' in reply) return { events: settling(reply, hold, charge) };
    await charge();
    return reply;
  };
}

/** Whether requests for the model go on to a hosted service as they come. */
export type PassesChat = (caller: Caller, model: ChatModel, api: PassedRequest['api']) => boolean;

export function passesChatWith(engines: EngineRegistry): PassesChat {
  return ({ account }, { id }, api) => engines.of(account.id).chat(id)?.passes?.(api) ?? false;
}

/** The hold is settled when the stream ends, in whatever way. */
async function* settling(
  { events, usage }: Extract<PassedReply, { events: unknown }>,
  hold: RequestHold,
  charge: () => Promise<void>,
): AsyncGenerator<string> {
  let hasFailed = false;
  try {
    yield* events;
  } catch (error) {
    // A reply without an end was cut off, and what came of it is with the caller.
    const isCut = error instanceof ServiceError && error.cause instanceof AnswerOverLimit;
    hasFailed = !hold.signal.aborted && !(isCut && usage().completionTokens > 0);
    throw error;
  } finally {
    await (hasFailed ? hold.release() : charge());
  }
}
