import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createLocalAudio, type LocalAudio } from '../../src/compose/local-audio.ts';
import { ServiceError } from '../../src/domain/errors.ts';
import type { TranscriptionRequest } from '../../src/engines/engine.ts';
import { effortOf } from './effort-of.ts';
import type { Recording } from './hearing-corpus.ts';

export interface HearingTask {
  readonly model: string;
  readonly recording: Recording;
  readonly task: TranscriptionRequest['task'];
}

interface HearingResult {
  readonly heard: string;
  /** When it was heard. */
  readonly at: string;
}

/**
 * What each model heard in each recording, kept in a file for each, so that a run that was interrupted goes on where it
 * was. After a change of the recognisers ask for a fresh run.
 */
export class HearingResults {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  forget(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Does what is not done yet, on one core for each worker, and says how far it is. */
  async complete(tasks: readonly HearingTask[], weightsDirectory: string, workers: number): Promise<void> {
    const open = tasks.filter((task) => this.#known(task) === null);
    let left = open.length;
    const work = async () => {
      const audio = createLocalAudio({ weightsDirectory, threads: 1 });
      for (let task = open.shift(); task; task = open.shift()) {
        const begun = performance.now();
        try {
          await this.#hear(audio, task);
        } catch (error) {
          // On a machine that is busy to the brim a recogniser may look as if it hung, and is replaced.
          if (!(error instanceof ServiceError) || error.code !== 'service_unavailable') throw error;
          open.push(task);
          continue;
        }
        left -= 1;
        const seconds = ((performance.now() - begun) / 1000).toFixed(0);
        const name = basename(task.recording.file);
        console.error(`${task.task} ${name} with ${task.model}: ${seconds} s, ${left} to go`);
      }
      audio.close();
    };
    await Promise.all(Array.from({ length: workers }, work));
  }

  heard(task: HearingTask): string {
    return this.#known(task)!.heard;
  }

  /** From when to when the results are. */
  period(tasks: readonly HearingTask[]): string {
    const dates = tasks.map((task) => this.#known(task)!.at).toSorted();
    return `${dates[0]?.slice(0, 16)} to ${dates.at(-1)?.slice(0, 16)}`;
  }

  #path({ model, recording, task }: HearingTask): string {
    // The same name may come to stand for another recording.
    const text = createHash('sha256').update(recording.said).digest('hex').slice(0, 8);
    return join(this.#folder, task, model, `${basename(recording.file)}.${text}.json`);
  }

  #known(task: HearingTask): HearingResult | null {
    try {
      return JSON.parse(readFileSync(this.#path(task), 'utf8'));
    } catch {
      return null;
    }
  }

  async #hear(audio: LocalAudio, task: HearingTask): Promise<void> {
    const settings = { language: null, prompt: null, temperature: 0, words: false } as const;
    const request = {
      ...settings,
      model: task.model,
      effort: effortOf(task.model),
      file: task.recording.file,
      task: task.task,
    };
    const { text } = await audio.transcriber.transcribe(
      { ...request, account: 'bench' },
      new AbortController().signal,
    );
    const path = this.#path(task);
    mkdirSync(dirname(path), { recursive: true });
    const result: HearingResult = { heard: text, at: new Date().toISOString() };
    writeFileSync(path, JSON.stringify(result));
  }
}
