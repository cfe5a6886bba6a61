import type { TranscriptionModel } from '../domain/catalogue.ts';
import type { Micros } from '../domain/money.ts';
import { priceOfAudio } from '../domain/price.ts';
import type { Transcript, TranscriptionRequest, TranscriptSegment } from '../engines/engine.ts';

export type { Transcript } from '../engines/engine.ts';

import type { EngineRegistry } from '../engines/engine-registry.ts';
import { noEngine } from '../engines/no-engine.ts';
import { type Caller, turnOf } from '../identity/caller.ts';
import type { inspectAudio } from '../media/inspect-audio.ts';
import type { ContentPolicy } from '../texts/content-policy.ts';
import { assertFitsContext } from '../texts/token-count.ts';
import type { Billing } from './billing.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import { releasedOnFailure } from './request-hold.ts';

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
  stop: AbortController,
  onSegment?: (segment: TranscriptSegment) => void,
) => Promise<Transcript>;

export type AppraiseTranscription = (order: TranscribeOrder, seconds: number) => Micros | Promise<Micros>;

/** The checks between the audio and the payment, and the price of the audio's length. */
export function appraiseTranscriptionWith({
  catalogue,
  policy,
}: Pick<TranscribeParts, 'catalogue' | 'policy'>): AppraiseTranscription {
  const assertHint = async (prompt: string, { contextLength }: TranscriptionModel) => {
    await assertFitsContext(prompt, contextLength, 'prompt');
    await policy.assertAllowed(prompt, 'prompt');
  };
  return ({ model, prompt }, seconds) => {
    const price = () => priceOfAudio(catalogue.priceOf(model), seconds);
    return prompt === null ? price() : assertHint(prompt, model).then(price);
  };
}

/** Speech to text, in the spoken language or in English. Billed by the length of the audio, only on success. */
export function transcribeService(parts: TranscribeParts): Transcribe {
  const { engines, billing } = parts;
  const appraise = appraiseTranscriptionWith(parts);
  return async (caller, order, stop, onSegment) => {
    const { durationSeconds } = await parts.inspectAudio(order.file, turnOf(caller), stop.signal);
    const appraised = appraise(order, durationSeconds);
    const price = appraised instanceof Promise ? await appraised : appraised;
    const engine = engines.transcriber(order.model.id);
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(order.model.id);
    }
    const hold = await billing.holdForRequest(caller, order.model.id, price, stop);
    const transcript = await releasedOnFailure(hold, () =>
      engine.transcribe(
        { ...order, model: order.model.id, account: caller.account.id, durationSeconds },
        hold.signal,
        onSegment,
      ),
    );
    await hold.capture();
    return transcript;
  };
}
