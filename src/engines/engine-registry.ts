import type { ChatEngine, SpeechEngine, Transcriber, VideoEngine } from './engine.ts';

/** Which engine serves which model. A model without one is answered with 503 until it has. */
export class EngineRegistry {
  readonly #video = new Map<string, VideoEngine>();
  readonly #speech = new Map<string, SpeechEngine>();
  readonly #transcribers = new Map<string, Transcriber>();
  readonly #chat = new Map<string, ChatEngine>();

  assignVideo(models: Iterable<string>, engine: VideoEngine): this {
    return this.#assign(this.#video, models, engine);
  }

  assignSpeech(models: Iterable<string>, engine: SpeechEngine): this {
    return this.#assign(this.#speech, models, engine);
  }

  assignTranscriber(models: Iterable<string>, engine: Transcriber): this {
    return this.#assign(this.#transcribers, models, engine);
  }

  assignChat(models: Iterable<string>, engine: ChatEngine): this {
    return this.#assign(this.#chat, models, engine);
  }

  video(model: string): VideoEngine | undefined {
    return this.#video.get(model);
  }

  speech(model: string): SpeechEngine | undefined {
    return this.#speech.get(model);
  }

  transcriber(model: string): Transcriber | undefined {
    return this.#transcribers.get(model);
  }

  chat(model: string): ChatEngine | undefined {
    return this.#chat.get(model);
  }

  #assign<Engine>(engines: Map<string, Engine>, models: Iterable<string>, engine: Engine): this {
    for (const model of models) engines.set(model, engine);
    return this;
  }
}
