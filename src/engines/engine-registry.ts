import { isTestAccount } from '../domain/account.ts';
import type { Model } from '../domain/catalogue.ts';
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

/** A video engine among the routes of a model. */
export interface RoutedVideo {
  readonly engine: VideoEngine;
  readonly weight?: number | undefined;
}

/** Which engines serve which models, by their ids. */
export interface EnginesOfModels {
  readonly video: ReadonlyMap<string, readonly RoutedVideo[]>;
  readonly speech: ReadonlyMap<string, SpeechEngine>;
  readonly transcribers: ReadonlyMap<string, Transcriber>;
  readonly chat: ReadonlyMap<string, ChatEngine>;
}

/** What the requests of an account are answered by. */
export interface AccountEngines {
  videoRoutes(model: string): readonly VideoEngine[];
  /** The routes in the order in which one task should try them: neighbours with weights are drawn by lot. */
  drawVideoRoutes(model: string): readonly VideoEngine[];
  speech(model: string): SpeechEngine | undefined;
  transcriber(model: string): Transcriber | undefined;
  chat(model: string): ChatEngine | undefined;
}

/** The engines that answer test keys. */
export interface TestModeEngines {
  readonly videos: VideoEngine;
  /** Engines that take the same requests. */
  inPlaceOf(live: AccountEngines): AccountEngines;
}

const NO_ENGINES: AccountEngines = {
  videoRoutes: () => [],
  drawVideoRoutes: () => [],
  speech: () => undefined,
  transcriber: () => undefined,
  chat: () => undefined,
};

const NONE: EnginesOfModels = {
  video: new Map(),
  speech: new Map(),
  transcribers: new Map(),
  chat: new Map(),
};

/**
 * Which engines serve which model. Those of this machine are assigned once; those that the operator routes models to are
 * replaced as a whole, and go first. Requests for a model without an engine get 503.
 */
export class EngineRegistry implements AccountEngines {
  readonly #video = new Map<string, VideoEngine>();
  readonly #own = {
    video: new Map<string, readonly RoutedVideo[]>(),
    speech: new Map<string, SpeechEngine>(),
    transcribers: new Map<string, Transcriber>(),
    chat: new Map<string, ChatEngine>(),
  };
  #routed = NONE;
  #routedVideo: ReadonlyMap<string, VideoEngine> = new Map();
  #findFormer: FindFormerEngine = () => undefined;
  #testMode: TestModeEngines | null = null;

  /** The same engines of this machine, to be routed without changing this one. */
  copy(): EngineRegistry {
    const copy = new EngineRegistry();
    for (const engine of this.#video.values()) copy.addVideo(engine);
    const fill = <Engine>(to: Map<string, Engine>, from: ReadonlyMap<string, Engine>) => {
      for (const [model, engine] of from) to.set(model, engine);
    };
    fill(copy.#own.video, this.#own.video);
    fill(copy.#own.speech, this.#own.speech);
    fill(copy.#own.transcribers, this.#own.transcribers);
    fill(copy.#own.chat, this.#own.chat);
    copy.#testMode = this.#testMode;
    return copy;
  }

  /** Registers an engine by its name; no model uses it yet. */
  addVideo(engine: VideoEngine): this {
    this.#video.set(engine.name, engine);
    return this;
  }

  /** Routes the models to these engines, in this order. Throws for an unknown name. */
  routeVideo(models: Iterable<string>, routes: readonly VideoRoute[]): this {
    const engines = routes.map(({ name, weight }) => {
      const engine = this.#video.get(name);
      if (!engine) throw new Error(`there is no route ${name}`);
      return { engine, weight };
    });
    return this.#assign(this.#own.video, models, engines);
  }

  /** Replaces whatever models were routed to before. */
  replaceRouted(routed: EnginesOfModels): void {
    const engines = [...routed.video.values()].flat().map(({ engine }) => engine);
    this.#routedVideo = new Map(engines.map((engine) => [engine.name, engine]));
    this.#routed = routed;
  }

  /** The engines of this machine, whatever the operator has routed. */
  get own(): EnginesOfModels {
    return this.#own;
  }

  /** Test keys reach these engines and no others. */
  useInTestMode(engines: TestModeEngines): this {
    this.#testMode = engines;
    return this;
  }

  /** The engines for the requests of an account. */
  of(accountId: string): AccountEngines {
    return isTestAccount(accountId) ? (this.#testMode?.inPlaceOf(this) ?? NO_ENGINES) : this;
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
    return this.#assign(this.#own.speech, models, engine);
  }

  assignTranscriber(models: Iterable<string>, engine: Transcriber): this {
    return this.#assign(this.#own.transcribers, models, engine);
  }

  assignChat(models: Iterable<string>, engine: ChatEngine): this {
    return this.#assign(this.#own.chat, models, engine);
  }

  /** By name: a task stays with the engine that holds its operation, even if its model's routes have changed. */
  video(name: string): VideoEngine | undefined {
    const test = this.#testMode?.videos;
    if (test && test.name === name) return test;
    return this.#video.get(name) ?? this.#routedVideo.get(name) ?? this.#findFormer(name);
  }

  /** An engine of this machine. */
  ownVideo(name: string): VideoEngine | undefined {
    return this.#video.get(name);
  }

  ownVideoNames(): string[] {
    return [...this.#video.keys()];
  }

  videoEngines(): VideoEngine[] {
    const test = this.#testMode ? [this.#testMode.videos] : [];
    return [...new Set([...this.#video.values(), ...this.#routedVideo.values(), ...test])];
  }

  videoRoutes(model: string): readonly VideoEngine[] {
    return this.#videoOf(model).map(({ engine }) => engine);
  }

  drawVideoRoutes(model: string, random: () => number = Math.random): VideoEngine[] {
    return drawByWeight(this.#videoOf(model), ({ weight }) => weight, random).map(({ engine }) => engine);
  }

  speech(model: string): SpeechEngine | undefined {
    return this.#routed.speech.get(model) ?? this.#own.speech.get(model);
  }

  transcriber(model: string): Transcriber | undefined {
    return this.#routed.transcribers.get(model) ?? this.#own.transcribers.get(model);
  }

  chat(model: string): ChatEngine | undefined {
    return this.#routed.chat.get(model) ?? this.#own.chat.get(model);
  }

  /** Whether anything can do the work of a model. */
  serves({ id, kind }: Pick<Model, 'id' | 'kind'>): boolean {
    switch (kind) {
      case 'video':
        return this.#videoOf(id).length > 0;
      case 'speech':
        return this.speech(id) !== undefined;
      case 'transcription':
        return this.transcriber(id) !== undefined;
      case 'chat':
        return this.chat(id) !== undefined;
    }
  }

  /** Of the engines for audio that serve a model; videos wait in the lanes of the queue. */
  audioLines(): Line[] {
    const inUse = <Engine>(own: ReadonlyMap<string, Engine>, routed: ReadonlyMap<string, Engine>) =>
      new Map([...own, ...routed]).values();
    const engines = new Set([
      ...inUse(this.#own.speech, this.#routed.speech),
      ...inUse(this.#own.transcribers, this.#routed.transcribers),
      ...inUse(this.#own.chat, this.#routed.chat),
    ]);
    return [...engines].flatMap((engine) => engine.lines?.() ?? []);
  }

  #videoOf(model: string): readonly RoutedVideo[] {
    return this.#routed.video.get(model) ?? this.#own.video.get(model) ?? [];
  }

  #assign<Engine>(engines: Map<string, Engine>, models: Iterable<string>, engine: Engine): this {
    for (const model of models) engines.set(model, engine);
    return this;
  }
}
