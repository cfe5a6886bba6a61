import type { TranscriptionModel } from '../../domain/catalogue.ts';
import type { Micros } from '../../domain/money.ts';
import { priceOfAudio } from '../../domain/price.ts';
import type { OnSegment, Transcript, TranscriptionRequest } from '../../engines/engine.ts';

export type { Transcript } from '../../engines/engine.ts';

import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

export type TranscribeOrder = Omit<TranscriptionRequest, 'model' | 'account' | 'effort'> & {
  readonly model: TranscriptionModel;
};

export interface TranscribeDeps {
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
  onSegment?: OnSegment,
) => Promise<Transcript>;

export type AppraiseTranscription = (
  caller: Caller,
  order: TranscribeOrder,
  seconds: number,
) => Promise<Micros>;

/** The checks between the audio and the payment, and the price of the audio's length. */
export function appraiseTranscriptionWith({
  catalogue,
  policy,
}: Pick<TranscribeDeps, 'catalogue' | 'policy'>): AppraiseTranscription {
  return async (caller, { model, prompt }, seconds) => {
    if (prompt !== null) {
      await assertFitsContext(prompt, model.contextLength, 'prompt', turnOf(caller));
      await policy.assertAllowed(prompt, 'prompt', turnOf(caller));
    }
    return priceOfAudio(catalogue.priceOf(model), seconds);
  };
}

/**
 * Speech to text, in the spoken language or in English. Billed by the length of the audio as it was decoded, only on
 * success; a caller who leaves in the middle pays for the part whose text was delivered.
 */
export function transcribeService(deps: TranscribeDeps): Transcribe {
  const { engines, billing, catalogue } = deps;
  const appraise = appraiseTranscriptionWith(deps);
  return async (caller, order, stop, onSegment) => {
    const engine = engines.of(caller.account.id).transcriber(order.model.id);
    await using audio = await deps.inspectAudio(order.file, turnOf(caller), stop.signal, {
      sampleRate: engine?.sampleRate,
    });
    const { durationSeconds, samples } = audio;
    const price = await appraise(caller, order, durationSeconds);
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(order.model.id);
    }
    const hold = await billing.holdForRequest(caller, order.model.id, price, stop);
    let deliveredSeconds = 0;
    const deliver: OnSegment | undefined =
      onSegment &&
      (async (segment) => {
        deliveredSeconds = Math.min(durationSeconds, Math.max(deliveredSeconds, segment.end));
        await onSegment(segment);
      });
    const { id: model, effort } = order.model;
    const payer = { account: caller.account.id, report: hold.report };
    const request = { ...order, ...payer, model, effort, durationSeconds, samples };
    const transcript = await engine
      .transcribe(request, hold.signal, deliver)
      .catch(async (error: unknown) => {
        const delivered = priceOfAudio(catalogue.priceOf(order.model), deliveredSeconds);
        await (hold.signal.aborted && delivered > 0 ? hold.capture(delivered) : hold.release());
        throw error;
      });
    await hold.capture();
    return transcript;
  };
}
