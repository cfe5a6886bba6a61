import type { Logger } from 'pino';
import { type ErrorCode, ServiceError } from '../../../domain/errors.ts';
import type { Line } from '../../../domain/line.ts';
import { noteAttempt } from '../../attempts.ts';
import { collectReply } from '../../collect-reply.ts';
import { drawByWeight } from '../../draw-by-weight.ts';
import type {
  ChatEngine,
  ChatEvent,
  ChatReply,
  ChatRequest,
  EngineModel,
  PassedReply,
  PassedRequest,
  Speech,
  SpeechEngine,
  SpeechRequest,
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
} from '../../engine.ts';

/** An engine of a model. Neighbours with a weight share the requests by it; each stands in for the other. */
export interface AudioRoute<Engine> {
  readonly engine: Engine;
  readonly weight?: number | undefined;
}

export interface RoutedOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Failures after which another engine may succeed. A request that is invalid or refused is so everywhere. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'model_overloaded',
  'service_unavailable',
  'upstream_error',
  'internal_error',
]);

interface Named {
  readonly name: string;
  lines?(): Line[];
}

/** Tries engines in order until one begins to answer; from then on the answer is its own. */
abstract class Routed<Engine extends Named> {
  readonly name: string;
  protected readonly routes: readonly AudioRoute<Engine>[];
  readonly #log: RoutedOptions['log'];
  readonly #random: () => number;
  /** Where there is nothing to draw. */
  readonly #only: readonly [Engine] | null;

  constructor(routes: readonly AudioRoute<Engine>[], { log, random = Math.random }: RoutedOptions) {
    this.name = routes.map(({ engine }) => engine.name).join(', ');
    this.routes = routes;
    const [first, ...others] = routes;
    this.#only = first && others.length === 0 ? [first.engine] : null;
    this.#log = log;
    this.#random = random;
  }

  lines(): Line[] {
    return this.routes.flatMap(({ engine }) => engine.lines?.() ?? []);
  }

  protected inOrder(): readonly Engine[] {
    if (this.#only) return this.#only;
    return drawByWeight(this.routes, ({ weight }) => weight, this.#random).map(({ engine }) => engine);
  }

  /** Returns when the next engine is to be tried, and throws otherwise. */
  protected tryNext(error: unknown, engine: Engine, signal: AbortSignal, hasBegun: boolean): void {
    const isOurs = error instanceof ServiceError;
    noteAttempt(signal, { route: engine.name, failure: isOurs ? error.code : 'internal_error' });
    if (hasBegun || signal.aborted || (isOurs && !PASSED_ON.has(error.code))) throw error;
    this.#log.warn({ route: engine.name, err: error }, 'a route failed; the next one is tried');
  }
}

/** The failure of the last route tells the caller most: it was the last hope. */
function noneLeft(last: unknown): unknown {
  return last ?? new ServiceError('service_unavailable', 'The model has no engine at the moment.');
}

export class RoutedSpeech extends Routed<SpeechEngine> implements SpeechEngine {
  expect(): void {
    this.routes[0]?.engine.expect?.();
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    let last: unknown;
    for (const engine of this.inOrder()) {
      try {
        const speech = await engine.speak(request, signal);
        // It has begun when there is sound.
        const chunks = speech.chunks[Symbol.asyncIterator]();
        const first = await chunks.next();
        if (first.done) throw new ServiceError('upstream_error', 'The model provider failed.');
        noteAttempt(signal, { route: engine.name, failure: null });
        return { engine: speech.engine, chunks: resumed(first.value, chunks) };
      } catch (error) {
        this.tryNext(error, engine, signal, false);
        last = error;
      }
    }
    throw noneLeft(last);
  }
}

async function* resumed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (;;) {
      const next = await rest.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}

export class RoutedTranscriber extends Routed<Transcriber> implements Transcriber {
  /** Of the first: another that hears samples decodes the file itself. */
  get sampleRate(): number | undefined {
    return this.routes[0]?.engine.sampleRate;
  }

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: (segment: TranscriptSegment) => void,
  ): Promise<Transcript> {
    let last: unknown;
    let hasBegun = false;
    const onBegun =
      onSegment &&
      ((segment: TranscriptSegment) => {
        hasBegun = true;
        onSegment(segment);
      });
    for (const engine of this.inOrder()) {
      try {
        const transcript = await engine.transcribe(request, signal, onBegun);
        noteAttempt(signal, { route: engine.name, failure: null });
        return transcript;
      } catch (error) {
        this.tryNext(error, engine, signal, hasBegun);
        last = error;
      }
    }
    throw noneLeft(last);
  }
}

export class RoutedChat extends Routed<ChatEngine> implements ChatEngine {
  /** Engines that do not hear get the recordings written out. */
  get hears(): boolean {
    return this.routes.some(({ engine }) => engine.hears);
  }

  get speaks(): boolean {
    return this.routes.some(({ engine }) => engine.speaks);
  }

  expect(): void {
    this.routes[0]?.engine.expect?.();
  }

  about(): EngineModel | null {
    return this.routes.map(({ engine }) => engine.about?.() ?? null).find((model) => model !== null) ?? null;
  }

  /** A route that reads requests itself can stand in only for requests that it can read: then all are read. */
  passes(api: PassedRequest['api']): boolean {
    return this.routes.every(({ engine }) => engine.passes?.(api) ?? false);
  }

  async passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    let last: unknown;
    for (const engine of this.inOrder()) {
      try {
        const reply = await engine.passOn?.(request, signal);
        if (reply) return reply;
      } catch (error) {
        this.tryNext(error, engine, signal, false);
        last = error;
      }
    }
    throw noneLeft(last);
  }

  async replyWhole(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
    let last: unknown;
    for (const engine of this.inOrder()) {
      try {
        const asked = await requestFor(engine, request);
        const reply = engine.replyWhole
          ? await engine.replyWhole(asked, signal)
          : await collectReply(engine.reply(asked, signal));
        noteAttempt(signal, { route: engine.name, failure: null });
        return reply;
      } catch (error) {
        this.tryNext(error, engine, signal, false);
        last = error;
      }
    }
    throw noneLeft(last);
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    let last: unknown;
    for (const engine of this.inOrder()) {
      let hasBegun = false;
      try {
        for await (const event of engine.reply(await requestFor(engine, request), signal)) {
          hasBegun = true;
          yield event;
        }
        noteAttempt(signal, { route: engine.name, failure: null });
        return;
      } catch (error) {
        this.tryNext(error, engine, signal, hasBegun);
        last = error;
      }
    }
    throw noneLeft(last);
  }
}

async function requestFor(engine: ChatEngine, request: ChatRequest): Promise<ChatRequest> {
  if (!request.speech && !request.written) return request;
  const { speech, written, ...rest } = request;
  const spoken = engine.speaks && speech ? { speech } : {};
  if (!written) return { ...rest, ...spoken };
  if (engine.hears) return { ...rest, ...spoken, written };
  return { ...rest, ...spoken, messages: await written() };
}
