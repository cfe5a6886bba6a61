import { ServiceError } from '../../domain/errors.ts';
import { priceOfUsage, type TokenUsage } from '../../domain/price.ts';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import { noEngine } from '../../engines/no-engine.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { Billing } from '../billing/billing.ts';
import { type RequestHold, releasedOnFailure } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { AppraiseChat, ChatEstimate } from './appraise-chat.ts';

export interface PaidChatDeps {
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly appraise: AppraiseChat;
}

/** The money of a chat, whether it is passed on or read: the most is held before, and what was taken is charged. */
export class PaidChat {
  readonly #estimate: ChatEstimate;
  readonly #hold: RequestHold;
  readonly #catalogue: ModelCatalogue;

  private constructor(estimate: ChatEstimate, hold: RequestHold, catalogue: ModelCatalogue) {
    this.#estimate = estimate;
    this.#hold = hold;
    this.#catalogue = catalogue;
  }

  /** Refuses what cannot be asked, paid or answered. */
  static async hold<Answering>(
    { catalogue, billing, appraise }: PaidChatDeps,
    caller: Caller,
    estimate: ChatEstimate,
    answering: Answering | undefined,
    stop: AbortController,
  ): Promise<{ paid: PaidChat; answering: Answering }> {
    const { id } = estimate.model;
    const most = await appraise(caller, estimate);
    if (answering === undefined) {
      await billing.assertFunds(caller, most);
      throw noEngine(id);
    }
    const hold = await billing.holdForRequest(caller, id, most, stop);
    return { paid: new PaidChat(estimate, hold, catalogue), answering };
  }

  get signal(): AbortSignal {
    return this.#hold.signal;
  }

  get report(): RequestHold['report'] {
    return this.#hold.report;
  }

  async orRelease<Result>(work: () => Promise<Result>): Promise<Result> {
    return await releasedOnFailure(this.#hold, work);
  }

  /** Null: nothing was taken. */
  async settle(usage: TokenUsage | null): Promise<void> {
    if (usage === null) await this.#hold.release();
    else
      await this.#hold.capture(
        priceOfUsage(this.#catalogue.priceOf(this.#estimate.model), this.#believed(usage)),
      );
  }

  /** The events as they come. The hold is settled when they end, in whatever way. `usage`: what they took so far. */
  async *settling<Event>(
    events: AsyncIterable<Event>,
    usage: () => TokenUsage | null,
  ): AsyncGenerator<Event> {
    let hasFailed = false;
    try {
      yield* events;
    } catch (error) {
      // A reply without an end was cut off, and what came of it is with the caller.
      const isCut = error instanceof ServiceError && error.cause instanceof AnswerOverLimit;
      hasFailed = !this.signal.aborted && !(isCut && (usage()?.completionTokens ?? 0) > 0);
      throw error;
    } finally {
      await this.settle(hasFailed ? null : usage());
    }
  }

  /**
   * What of a service's count can be: no question is longer than the model's context unless the service adds to it, and
   * no reply than the context or what was asked for. A count is charged beyond what was held, so a wrong one must not
   * empty an account.
   */
  #believed(usage: TokenUsage): TokenUsage {
    const { model, hasOnlyText, mostTokens } = this.#estimate;
    const { contextLength } = model;
    return {
      ...usage,
      promptTokens: hasOnlyText ? Math.min(usage.promptTokens, contextLength) : usage.promptTokens,
      completionTokens: Math.min(usage.completionTokens, Math.max(contextLength, mostTokens)),
    };
  }
}
