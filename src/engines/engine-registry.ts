import type { Line } from '../domain/line.ts';
import { drawByWeight } from './draw-by-weight.ts';
import type { ChatEngine, SpeechEngine, Transcriber } from './engine.ts';
import type { VideoEngine } from './video-engine.ts';

/** An engine among the routes of a model. Neighbours with weights share the work in these proportions. */
export interface VideoRoute {
  readonly name: string;
  readonly weight?: number;
}

/** Finds an engine that is no longer a route, for tasks that it had begun. */
export type FindFormerEngine = (name: string) => VideoEngine | undefined;

/** Which engines serve which model. Requests for a model without one get 503. */
export class EngineRegistry {
  readonly #video = new Map<string, VideoEngine>();
  readonly #videoRoutes = new Map<string, readonly VideoEngine[]>();
  readonly #weights = new Map<string, readonly (number | undefined)[]>();
  #findFormer: FindFormerEngine = () => undefined;
  readonly #speech = new Map<string, SpeechEngine>();
  readonly #transcribers = new Map<string, Transcriber>();
  readonly #chat = new Map<string, ChatEngine>();

  /** The same engines for the same models, to be changed without changing this one. */
  copy(): EngineRegistry {
    return new EngineRegistry().become(this);
  }

  /** Takes all that another has, at once. */
  become(other: EngineRegistry): this {
    const replace = <Key, Value>(own: Map<Key, Value>, others: ReadonlyMap<Key, Value>) => {
      const entries = [...others];
      own.clear();
      for (const [key, value] of entries) own.set(key, value);
    };
    replace(this.#video, other.#video);
    replace(this.#videoRoutes, other.#videoRoutes);
    replace(this.#weights, other.#weights);
    replace(this.#speech, other.#speech);
    replace(this.#transcribers, other.#transcribers);
    replace(this.#chat, other.#chat);
    this.#findFormer = other.#findFormer;
    return this;
  }

  /** Registers an engine by its name; no model uses it yet. */
  addVideo(engine: VideoEngine): this {
    this.#video.set(engine.name, engine);
    return this;
  }

  /** Routes the models to these engines, in this order. Throws for an unknown name. */
  routeVideo(models: Iterable<string>, routes: readonly VideoRoute[]): this {
    const engines = routes.map(({ name }) => {
      const engine = this.#video.get(name);
      if (!engine) throw new Error(`there is no route ${name}`);
      return engine;
    });
    const ids = [...models];
    const weights = routes.map(({ weight }) => weight);
    return this.#assign(this.#weights, ids, weights).#assign(this.#videoRoutes, ids, engines);
  }

  findFormerVideoBy(find: FindFormerEngine): this {
    this.#findFormer = find;
    return this;
  }

  /** Routes the models to this engine only. */
  assignVideo(models: Iterable<string>, engine: VideoEngine): this {
    return this.addVideo(engine).routeVideo(models, [{ name: engine.name }]);
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

  /** By name: a task stays with the engine that holds its operation, even if its model's routes have changed. */
  video(name: string): VideoEngine | undefined {
    return this.#video.get(name) ?? this.#findFormer(name);
  }

  videoEngines(): VideoEngine[] {
    return [...this.#video.values()];
  }

  videoRoutes(model: string): readonly VideoEngine[] {
    return this.#videoRoutes.get(model) ?? [];
  }

  /** The routes in the order in which one task should try them: neighbours with weights are drawn by lot. */
  drawVideoRoutes(model: string, random: () => number = Math.random): VideoEngine[] {
    const weights = this.#weights.get(model) ?? [];
    return drawByWeight(this.videoRoutes(model), (_, index) => weights[index], random);
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
