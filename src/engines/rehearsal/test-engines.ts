import type { AccountEngines, RehearsalEngines } from '../engine-registry.ts';
import type { WatchedVideoEngine } from '../video-engine.ts';
import { CardEngine } from './card-engine.ts';
import { TestChat } from './test-chat.ts';
import { TestSpeech } from './test-speech.ts';
import { TestTranscriber } from './test-transcriber.ts';

/** What answers test keys: for every model, however it is routed, and never a hosted service. */
export class TestEngines implements RehearsalEngines {
  readonly films: CardEngine;
  readonly #speech = new TestSpeech();
  readonly #transcriber = new TestTranscriber();

  constructor(local: WatchedVideoEngine) {
    this.films = new CardEngine(local);
  }

  inPlaceOf(live: AccountEngines): AccountEngines {
    return {
      videoRoutes: () => [this.films],
      drawVideoRoutes: () => [this.films],
      speech: () => this.#speech,
      transcriber: () => this.#transcriber,
      chat: (model) => new TestChat(live.chat(model)),
    };
  }

  close(): void {
    this.films.close();
    this.#speech.close();
  }
}
