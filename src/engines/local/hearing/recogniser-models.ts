import { join } from 'node:path';
import type { WeightName } from '../../../weights/manifest.ts';
import type { RecogniserName, WhisperName } from './hearing-plan.ts';
import { MoonshineModel } from './moonshine-model.ts';
import { VoiceActivity } from './voice-activity.ts';
import { WhisperModel } from './whisper/whisper-model.ts';

/** The models of the recogniser process, each loaded at its first use and shared by all jobs. */
export class RecogniserModels {
  readonly #directory: string;
  readonly #threads: number;
  readonly #loaded = new Map<WeightName, Promise<unknown>>();

  constructor(directory: string, threads: number) {
    this.#directory = directory;
    this.#threads = threads;
  }

  /** So that it is there when it is needed. */
  async load(name: RecogniserName | 'silero-vad' | null): Promise<void> {
    if (name === null) return;
    if (name === 'silero-vad') await this.voiceActivity();
    else if (name === 'moonshine-tiny') await this.moonshine(name);
    else await this.whisper(name);
  }

  voiceActivity(): Promise<VoiceActivity> {
    return this.#once('silero-vad', (directory) => VoiceActivity.load(directory));
  }

  moonshine(name: 'moonshine-tiny'): Promise<MoonshineModel> {
    return this.#once(name, (directory) => MoonshineModel.load(directory, this.#threads));
  }

  whisper(name: WhisperName): Promise<WhisperModel> {
    return this.#once(name, (directory) => WhisperModel.load(name, directory, this.#threads));
  }

  #once<Model>(name: WeightName, load: (directory: string) => Promise<Model>): Promise<Model> {
    const known = this.#loaded.get(name);
    if (known) return known as Promise<Model>;
    const loading = load(join(this.#directory, name));
    this.#loaded.set(name, loading);
    loading.catch(() => this.#loaded.delete(name));
    return loading;
  }
}
