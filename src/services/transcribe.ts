import type { TranscriptionModel } from '../domain/catalogue.ts';
import { priceOfAudio } from '../domain/price.ts';
import type { Transcript, TranscriptionRequest, TranscriptSegment } from '../engines/engine.ts';

export type { Transcript } from '../engines/engine.ts';

import type { EngineRegistry } from '../engines/engine-registry.ts';
import { noEngine } from '../engines/no-engine.ts';
import { type Caller, turnOf } from '../identity/caller.ts';
import type { inspectAudio } from '../media/inspect-audio.ts';
import type { ContentPolicy } from '../texts/content-policy.ts';
import { assertFitsContext } from '../texts/token-count.ts';
import { type Billing, releasedOnFailure } from './billing.ts';
import type { ModelCatalogue } from './model-catalogue.ts';

export type TranscribeOrder = Omit<TranscriptionRequest, 'model' | 'account'> & {
  readonly model: TranscriptionModel;
};

export interface TranscribeParts {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly inspectAudio: typeof inspectAudio;
}

export type Transcribe = (
  caller: Caller,
  order: TranscribeOrder,
  signal: AbortSignal,
  onSegment?: (segment: TranscriptSegment) => void,
) => Promise<Transcript>;

/** Speech to text, in the spoken language or in English. Billed by the length of the audio, only on success. */
export function transcribeService(parts: TranscribeParts): Transcribe {
  const { engines, catalogue, billing, policy } = parts;
  return async (caller, order, signal, onSegment) => {
    const { durationSeconds } = await parts.inspectAudio(order.file, turnOf(caller), signal);
    if (order.prompt !== null) {
      await assertFitsContext(order.prompt, order.model.contextLength, 'prompt');
      await policy.assertAllowed(order.prompt, 'prompt');
    }
    const price = priceOfAudio(catalogue.priceOf(order.model), durationSeconds);
    const engine = engines.transcriber(order.model.id);
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(order.model.id);
    }
    const hold = await billing.holdForRequest(caller, order.model.id, price, signal);
    const transcript = await releasedOnFailure(hold, () =>
      engine.transcribe(
        { ...order, model: order.model.id, account: caller.account.id },
        hold.signal,
        onSegment,
      ),
    );
    await hold.capture();
    return transcript;
  };
}
