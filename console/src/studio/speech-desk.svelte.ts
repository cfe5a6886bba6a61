import { sendOk } from '../api/client.ts';
import { AudioSink } from './audio-sink.ts';
import { keptAudio } from './kept-audio.svelte.ts';
import { decoded } from './wav.ts';

const SAMPLES_A_SECOND = 24_000;
const STORED = 'phonofilm.speech';

interface Spoken {
  readonly model: string;
  readonly voice: string;
  readonly input: string;
}

interface Kept {
  model?: string;
  voice?: string;
  input?: string;
  format?: string;
  speed?: number;
  instructions?: string;
}

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
const kept = stored();

/** A text that becomes speech. It outlives its page: a user who comes back finds text, choices and sound as they were, and text and choices after a reload too. */
class SpeechDesk {
  model = $state(kept.model ?? '');
  voice = $state(kept.voice ?? '');
  input = $state(kept.input ?? '');
  format = $state(kept.format ?? 'wav');
  speed = $state(kept.speed ?? 1);
  instructions = $state(kept.instructions ?? '');
  busy = $state(false);
  samples = $state.raw<readonly Float32Array[]>([]);
  sound = $state.raw<{ readonly url: string; readonly name: string } | null>(null);
  #sink: AudioSink | null = null;
  #leaving = new AbortController();

  // Samples can be played as they come; the other formats when they are complete.
  get streams(): boolean {
    return this.format === 'wav' || this.format === 'pcm';
  }

  /** Resolves when all of it was heard, or it was stopped. */
  async speak(body: Spoken): Promise<void> {
    this.stop();
    this.busy = true;
    if (this.sound) URL.revokeObjectURL(this.sound.url);
    this.sound = null;
    this.samples = [];
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    try {
      await this.#speak(body, this.format, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) this.busy = false;
    }
  }

  async #speak(body: Spoken, format: string, signal: AbortSignal): Promise<void> {
    const response = await sendOk('/v1/audio/speech', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    const sink = this.streams ? new AudioSink(format === 'wav') : null;
    this.#sink = sink;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value as Uint8Array<ArrayBuffer>);
      sink?.add(part.value);
      if (sink) this.samples = [...sink.samples];
    }
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const blob = new Blob(chunks, { type });
    const name = `speech.${format}`;
    this.sound = { url: URL.createObjectURL(blob), name };
    const { model, voice, input } = body;
    void keptAudio.add({ kind: 'speech', model, voice, text: input, name, sound: blob });
    if (sink) await sink.heard();
    else this.samples = [await decoded(blob, SAMPLES_A_SECOND).catch(() => new Float32Array(1))];
  }

  keep(): void {
    const { model, voice, input, format, speed, instructions } = this;
    localStorage.setItem(STORED, JSON.stringify({ model, voice, input, format, speed, instructions }));
  }

  stop(): void {
    this.#leaving.abort();
    void this.#sink?.stop();
    this.#sink = null;
    this.busy = false;
  }
}

export const speechDesk = new SpeechDesk();
