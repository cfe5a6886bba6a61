import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ChatModel, TranscriptionModel } from '../../domain/catalogue.ts';
import type { TranscriptionRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { RequestHold } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

/** What was said in a recording. */
export interface Heard {
  readonly text: string;
  /** ISO 639-1. */
  readonly language: string;
}

/** The path of a file, and of its samples if it was decoded already; how long it is. */
export type Recording = Pick<TranscriptionRequest, 'samples' | 'durationSeconds'> & { readonly file: string };

/** What is heard is a part of the request that this money is held for. */
export type PaidWork = Pick<RequestHold, 'signal' | 'report'>;

export interface HeardRecordingsDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly now: () => number;
}

/** A conversation is seldom taken up again later. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 500;
/** Minutes of speech; what is longer is no part of a conversation. */
const LONGEST_KEPT = 20_000;

/**
 * Transcribes the recordings of conversations. Callers send the whole conversation with every request: what was heard
 * before is remembered for a while, by the recording's content, in memory only.
 */
export class HeardRecordings {
  readonly #deps: HeardRecordingsDeps;
  /** The one used longest ago comes first. */
  readonly #kept = new Map<string, Heard & { readonly until: number }>();

  constructor(deps: HeardRecordingsDeps) {
    this.#deps = deps;
  }

  async hear(caller: Caller, model: ChatModel, recording: Recording, work: PaidWork): Promise<Heard> {
    const transcription = this.#deps.catalogue.everOffered(model.transcriptionModel) as TranscriptionModel;
    const key = `${caller.account.id} ${transcription.id} ${await digestOf(recording.file)}`;
    const heard =
      this.#recall(key) ?? (await this.#transcribe(caller, model, transcription, recording, work));
    this.#keep(key, heard);
    return heard;
  }

  async #transcribe(
    caller: Caller,
    model: ChatModel,
    transcription: TranscriptionModel,
    recording: Recording,
    { signal, report }: PaidWork,
  ): Promise<Heard> {
    const transcriber = this.#deps.engines.of(caller.account.id).transcriber(transcription.id);
    if (!transcriber) throw noEngine(model.id);
    const { text, language } = await transcriber.transcribe(
      {
        model: transcription.id,
        account: caller.account.id,
        report,
        ...recording,
        task: 'transcribe',
        language: null,
        prompt: null,
        temperature: 0,
        words: false,
        effort: transcription.effort,
      },
      signal,
    );
    return { text, language };
  }

  #recall(key: string): Heard | null {
    const kept = this.#kept.get(key);
    return kept && kept.until > this.#deps.now() ? kept : null;
  }

  #keep(key: string, { text, language }: Heard): void {
    this.#kept.delete(key);
    if (text.length > LONGEST_KEPT) return;
    const now = this.#deps.now();
    this.#kept.set(key, { text, language, until: now + KEPT_MS });
    for (const [oldest, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('base64');
}
