import type { SpeechModel } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import { priceOfSpeech } from '../domain/price.ts';
import type { Speech, SpeechRequest } from '../engines/engine.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { Billing, RequestHold } from './billing.ts';
import type { Caller } from './caller.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import { noEngine } from './no-engine.ts';
import { assertFitsContext } from './token-count.ts';

export type SpeakOrder = Omit<SpeechRequest, 'model'> & { readonly model: SpeechModel };

export interface SpeakParts {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
}

export type Speak = (caller: Caller, order: SpeakOrder, signal: AbortSignal) => Promise<Speech>;

/** Unhurried English; used only to refuse what would plainly be too long. */
const CHARACTERS_PER_SECOND = 14;

/** Text to speech, paid by the character. */
export function speakService(parts: SpeakParts): Speak {
  const { engines, catalogue, billing, policy } = parts;
  return async (caller, order, signal) => {
    assertSpeakable(order.model, order.text, order.speed, 'input');
    if (order.instructions !== null) {
      await assertFitsContext(order.instructions, order.model.contextLength, 'instructions');
    }
    await policy.assertAllowed(order.text, 'input');
    if (order.instructions !== null) await policy.assertAllowed(order.instructions, 'instructions');
    const price = priceOfSpeech(catalogue.priceOf(order.model), [...order.text].length);
    const engine = engines.speech(order.model.id);
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(order.model.id);
    }
    const hold = await billing.holdForRequest(caller, order.model.id, price);
    try {
      const speech = await engine.speak({ ...order, model: order.model.id }, signal);
      return { engine: speech.engine, chunks: settling(speech.chunks, hold, signal) };
    } catch (error) {
      await hold.release();
      throw error;
    }
  };
}

/** Refuses a text whose speech would be longer than the model's maximum (decision 32). */
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
 * Captures when the audio has been made, releases when making it failed. A caller who leaves in the middle has been
 * served what it heard and pays; one who leaves before the first chunk does not.
 */
async function* settling(
  chunks: AsyncIterable<Uint8Array>,
  hold: RequestHold,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let served = false;
  let failed = false;
  try {
    for await (const chunk of chunks) {
      served = true;
      yield chunk;
    }
  } catch (error) {
    failed = !signal.aborted;
    throw error;
  } finally {
    await (served && !failed ? hold.capture() : hold.release());
  }
}
