import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { InspectedAudio, inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import type { Recording } from './heard-recordings.ts';

export interface MeasuredRecordingsDeps {
  readonly inspectAudio: typeof inspectAudio;
  /** Of the engine that will hear them. */
  readonly sampleRate: number | undefined;
}

/** The recordings of one request. What measuring them has decoded is there to be heard until they are disposed of. */
export class MeasuredRecordings implements AsyncDisposable {
  readonly #deps: MeasuredRecordingsDeps;
  readonly #inspected = new Map<string, InspectedAudio>();

  constructor(deps: MeasuredRecordingsDeps) {
    this.#deps = deps;
  }

  /** In seconds. */
  async measure(file: string, param: string, caller: Caller, signal: AbortSignal): Promise<number> {
    const { inspectAudio, sampleRate } = this.#deps;
    const audio = await inspectAudio(file, turnOf(caller), signal, { param, sampleRate });
    this.#inspected.set(file, audio);
    return audio.durationSeconds;
  }

  /** What is known of a recording, for the engine that hears it. */
  heardFrom(file: string): Recording {
    const { samples = null, durationSeconds } = this.#inspected.get(file) ?? {};
    return { file, samples, ...(durationSeconds !== undefined && { durationSeconds }) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const all = [...this.#inspected.values()];
    this.#inspected.clear();
    for (const audio of all) await audio[Symbol.asyncDispose]();
  }
}
