import type { Speech, SpeechEngine, SpeechRequest } from '../../src/engines/engine.ts';

/** Listens for the first sound of a reply inside the service: a caller gets it only when all of it is there. */
export class FirstSound implements SpeechEngine {
  readonly name = 'local';
  readonly #speech: SpeechEngine;
  /** When the first sound came since this was 0. */
  firstAt = 0;

  constructor(speech: SpeechEngine) {
    this.#speech = speech;
  }

  async speak(request: SpeechRequest, stop: AbortSignal): Promise<Speech> {
    const speech = await this.#speech.speak(request, stop);
    return { ...speech, chunks: this.#noticed(speech.chunks) };
  }

  async *#noticed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.firstAt ||= performance.now();
      yield chunk;
    }
  }
}
