import type { Line } from '../domain/line.ts';
import type { ChatEngine, SpeechEngine, Transcriber } from './engine.ts';
import type { VideoEngine } from './video-engine.ts';

/** Which engines serve which model. A model without one is answered with 503 until it has. */
export class EngineRegistry {
  readonly #video = new Map<string, VideoEngine>();
  readonly #videoRoutes = new Map<string, readonly VideoEngine[]>();
  readonly #speech = new Map<string, SpeechEngine>();
  readonly #transcribers = new Map<string, Transcriber>();
  readonly #chat = new Map<string, ChatEngine>();

  /** Makes the engine known by its name; no model leads to it yet. */
  addVideo(engine: VideoEngine): this {
    this.#video.set(engine.name, engine);
    return this;
  }

  /** The models lead to these engines, in this order. Throws for a name that no engine has. */
  routeVideo(models: Iterable<string>, names: readonly string[]): this {
    const engines = names.map((name) => {
      const engine = this.#video.get(name);
      if (!engine) throw new Error(`there is no route ${name}`);
      return engine;
    });
    return this.#assign(this.#videoRoutes, models, engines);
  }

  /** The models lead to this engine alone. */
  assignVideo(models: Iterable<string>, engine: VideoEngine): this {
    return this.addVideo(engine).routeVideo(models, [engine.name]);
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

  /** By its name: a task goes on with the engine that holds its operation, wherever its model leads by now. */
  video(name: string): VideoEngine | undefined {
    return this.#video.get(name);
  }

  videoEngines(): VideoEngine[] {
    return [...this.#video.values()];
  }

  videoRoutes(model: string): readonly VideoEngine[] {
    return this.#videoRoutes.get(model) ?? [];
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

  /** Of the engines for audio; films wait in the lanes of the queue. */
  audioLines(): Line[] {
    const engines = new Set([
      ...this.#speech.values(),
      ...this.#transcribers.values(),
      ...this.#chat.values(),
    ]);
    return [...engines].flatMap((engine) => engine.lines?.() ?? []);
  }

  #assign<Engine>(engines: Map<string, Engine>, models: Iterable<string>, engine: Engine): this {
    for (const model of models) engines.set(model, engine);
    return this;
  }
}
