import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import createEspeak from '@echogarden/espeak-ng-emscripten';

const SAMPLE_RATE = 22_050;

/**
 * eSpeak NG, compiled to WebAssembly: converts text into phonemes for Kokoro, and speaks the many languages that Kokoro
 * does not support. It has one voice at a time and works synchronously.
 */
export class Espeak {
  readonly sampleRate = SAMPLE_RATE;
  readonly #worker: EspeakWorker;
  #voice = '';

  private constructor(worker: EspeakWorker) {
    this.#worker = worker;
  }

  static async load(): Promise<Espeak> {
    const home = dirname(createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten'));
    const module = await createEspeak({ locateFile: (file: string) => join(home, file) });
    return new Espeak((await new module.eSpeakNGWorker()) as EspeakWorker);
  }

  /** The phonemes of a text in the international phonetic alphabet, with spaces between words. */
  phonemes(text: string, voice: string): string {
    this.#choose(voice);
    const { ipa } = this.#worker.synthesize_ipa(text);
    return ipa.replaceAll('_', '').replace(/\s+/g, ' ').trim();
  }

  speak(text: string, voice: string): Float32Array {
    this.#choose(voice);
    const pieces: Int16Array[] = [];
    this.#worker.synthesize(text, (audio) => {
      if (audio) pieces.push(new Int16Array(audio.slice(0)));
    });
    const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) for (const sample of piece) samples[at++] = sample / 32768;
    return samples;
  }

  #choose(voice: string): void {
    if (voice === this.#voice) return;
    this.#worker.set_voice(voice, voice, 0);
    this.#voice = voice;
  }
}

interface EspeakWorker {
  set_voice(name: string, language: string, gender: number): void;
  synthesize_ipa(text: string): { readonly ipa: string };
  synthesize(text: string, onAudio: (audio: ArrayBuffer | null, events: unknown) => void): void;
}
