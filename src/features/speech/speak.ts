import type { SpeechModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { priceOfSpeech } from '../../domain/price.ts';
import type { Speech, SpeechRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import { type RequestHold, releasedOnFailure } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

export type SpeakOrder = Omit<SpeechRequest, 'model' | 'account'> & { readonly model: SpeechModel };

export interface SpeakDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
}

/** Resolves when the first audio exists: an earlier failure is a proper error response, and free. */
export type Speak = (caller: Caller, order: SpeakOrder, stop: AbortController) => Promise<Speech>;

/** A slow estimate for English; only used to refuse texts that are clearly too long. */
const CHARACTERS_PER_SECOND = 14;

export type AppraiseSpeech = (caller: Caller, order: SpeakOrder) => Promise<Micros>;

/** The checks between the parameters and the payment, and what the speech costs. */
export function appraiseSpeechWith({
  catalogue,
  policy,
}: Pick<SpeakDeps, 'catalogue' | 'policy'>): AppraiseSpeech {
  return async (caller, order) => {
    const turn = turnOf(caller);
    assertSpeakable(order.model, order.text, order.speed, 'input');
    if (order.instructions !== null) {
      await assertFitsContext(order.instructions, order.model.contextLength, 'instructions', turn);
    }
    await policy.assertAllowed(order.text, 'input', turn);
    if (order.instructions !== null) await policy.assertAllowed(order.instructions, 'instructions', turn);
    return priceOfSpeech(catalogue.priceOf(order.model), [...order.text].length);
  };
}

/** Text to speech, billed by the character. */
export function speakService(deps: SpeakDeps): Speak {
  const { engines, billing } = deps;
  const appraise = appraiseSpeechWith(deps);
  return async (caller, order, stop) => {
    const price = await appraise(caller, order);
    const engine = engines.of(caller.account.id).speech(order.model.id);
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(order.model.id);
    }
    const hold = await billing.holdForRequest(caller, order.model.id, price, stop);
    return await releasedOnFailure(hold, async () => {
      const { report } = hold;
      const request = { ...order, model: order.model.id, account: caller.account.id, report };
      const speech = await engine.speak(request, hold.signal);
      const chunks = speech.chunks[Symbol.asyncIterator]();
      const first = await chunks.next();
      if (first.done) throw new Error(`the engine ${speech.engine} made no audio`);
      return { engine: speech.engine, chunks: paidAudio(first.value, chunks, hold) };
    });
  };
}

/** Refuses a text whose speech would be longer than the model's maximum. */
export function assertSpeakable(model: SpeechModel, text: string, speed: number, param: string): void {
  const seconds = text.length / CHARACTERS_PER_SECOND / speed;
  if (seconds <= model.maxOutputSeconds) return;
  throw new ServiceError(
    'output_length_exceeded',
    `The speech at speed ${speed} would take about ${Math.round(seconds)} s, and the model speaks at most ${model.maxOutputSeconds} s. Ask for less, or for a higher speed.`,
    { param },
  );
}

/**
 * Captures when the audio is complete, releases when making it failed. A caller who disconnects after the first chunk
 * pays; one who disconnects before it does not, even if the stream is never read.
 */
function paidAudio(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  hold: RequestHold,
): AsyncGenerator<Uint8Array> {
  let served = false;
  let settled: Promise<void> | undefined;
  const settle = (failed: boolean): Promise<void> => {
    settled ??= served && !failed ? hold.capture() : hold.release();
    return settled;
  };
  // A generator that is abandoned before its first read never runs: only the signal reports the disconnect.
  const leave = () => void settle(false).catch(() => {});
  if (hold.signal.aborted) leave();
  else hold.signal.addEventListener('abort', leave, { once: true });
  return (async function* audio() {
    let failed = false;
    try {
      served = true;
      for (let chunk = first; ; ) {
        yield chunk;
        const next = await rest.next();
        if (next.done) return;
        chunk = next.value;
      }
    } catch (error) {
      failed = !hold.signal.aborted;
      throw error;
    } finally {
      await settle(failed);
      await rest.return?.();
    }
  })();
}
