import type { RehearsalEngines } from '../engine-registry.ts';
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
  readonly #chat = new TestChat();

  constructor(local: WatchedVideoEngine) {
    this.films = new CardEngine(local);
  }

  videoRoutes(): readonly CardEngine[] {
    return [this.films];
  }

  drawVideoRoutes(): readonly CardEngine[] {
    return [this.films];
  }

  speech(): TestSpeech {
    return this.#speech;
  }

  transcriber(): TestTranscriber {
    return this.#transcriber;
  }

  chat(): TestChat {
    return this.#chat;
  }

  close(): void {
    this.films.close();
    this.#speech.close();
  }
}
