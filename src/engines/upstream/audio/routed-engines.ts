import type { Logger } from 'pino';
import { type ErrorCode, ServiceError } from '../../../domain/errors.ts';
import type { Line } from '../../../domain/line.ts';
import type { Price } from '../../../domain/model.ts';
import type { Micros } from '../../../domain/money.ts';
import { outOfService } from '../../../domain/out-of-service.ts';
import { priceOfAudio, priceOfSpeech, priceOfUsage } from '../../../domain/price.ts';
import { noteAttempt } from '../../attempts.ts';
import { collectReply } from '../../collect-reply.ts';
import { drawByWeight } from '../../draw-by-weight.ts';
import type {
  ChatEngine,
  ChatEvent,
  ChatReply,
  ChatRequest,
  EngineModel,
  PassedEvent,
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
import { NO_DETAILS, ReplyTally } from './reply-tally.ts';

/** An engine of a model. Neighbours with a weight share the requests by it; each stands in for the other. */
export interface AudioRoute<Engine> {
  readonly engine: Engine;
  readonly weight?: number | undefined;
  /** What its service takes for its work; absent: nothing, or it is not known. */
  readonly price?: Price | undefined;
  /** How long its service may have no more work, for what it has cost today; 0: it may. Absent: there is no limit. */
  readonly waitMs?: (() => number) | undefined;
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
  readonly #only: readonly [AudioRoute<Engine>] | null;

  constructor(routes: readonly AudioRoute<Engine>[], { log, random = Math.random }: RoutedOptions) {
    this.name = routes.map(({ engine }) => engine.name).join(', ');
    this.routes = routes;
    const [first, ...others] = routes;
    this.#only = first && others.length === 0 ? [first] : null;
    this.#log = log;
    this.#random = random;
  }

  lines(): Line[] {
    return this.routes.flatMap(({ engine }) => engine.lines?.() ?? []);
  }

  /** The routes that may have work, as they are to be tried. Throws `service_unavailable` when none may. */
  protected inOrder(signal: AbortSignal): readonly AudioRoute<Engine>[] {
    const routes = this.#only ?? drawByWeight(this.routes, ({ weight }) => weight, this.#random);
    if (routes.every(({ waitMs }) => !waitMs?.())) return routes;
    const open = routes.filter((route) => {
      const isOpen = !route.waitMs?.();
      if (!isOpen) noteAttempt(signal, { route: route.engine.name, failure: 'service_unavailable' });
      return isOpen;
    });
    if (open.length > 0) return open;
    throw outOfService(Math.min(...routes.map(({ waitMs }) => waitMs?.() ?? 0)));
  }

  protected answered({ engine, price }: AudioRoute<Engine>, signal: AbortSignal, costAt: CostAt): void {
    noteAttempt(signal, { route: engine.name, failure: null, ...(price && { cost: costAt(price) }) });
  }

  /** Returns when the next route is to be tried, and throws otherwise. `costAt`: it has begun to answer. */
  protected tryNext(
    error: unknown,
    { engine, price }: AudioRoute<Engine>,
    signal: AbortSignal,
    costAt: CostAt | null = null,
  ): void {
    const isOurs = error instanceof ServiceError;
    const failure = isOurs ? error.code : 'internal_error';
    noteAttempt(signal, { route: engine.name, failure, ...(price && costAt && { cost: costAt(price) }) });
    if (costAt || signal.aborted || (isOurs && !PASSED_ON.has(error.code))) throw error;
    this.#log.warn({ route: engine.name, err: error }, 'a route failed; the next one is tried');
  }
}

/** What a service takes for what it did, by the price of its route. */
type CostAt = (price: Price) => Micros;

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
    for (const route of this.inOrder(signal)) {
      try {
        const speech = await route.engine.speak(request, signal);
        // It has begun when there is sound.
        const chunks = speech.chunks[Symbol.asyncIterator]();
        const first = await chunks.next();
        if (first.done) throw new ServiceError('upstream_error', 'The model provider failed.');
        this.answered(route, signal, (price) => priceOfSpeech(price, [...request.text].length));
        return { engine: speech.engine, chunks: resumed(first.value, chunks) };
      } catch (error) {
        this.tryNext(error, route, signal);
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
    const costAt = (seconds: number) => (price: Price) => priceOfAudio(price, seconds);
    for (const route of this.inOrder(signal)) {
      try {
        const transcript = await route.engine.transcribe(request, signal, onBegun);
        this.answered(route, signal, costAt(request.durationSeconds ?? transcript.duration));
        return transcript;
      } catch (error) {
        this.tryNext(error, route, signal, hasBegun ? costAt(request.durationSeconds ?? 0) : null);
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
    for (const route of this.inOrder(signal)) {
      try {
        const reply = await route.engine.passOn?.(request, signal);
        if (!reply) continue;
        if ('events' in reply && route.price) return { events: this.#counted(route, reply, request, signal) };
        const tally = new ReplyTally(request.promptTokens);
        this.answered(route, signal, (price) =>
          'events' in reply ? 0 : tally.addPassed(reply).costAt(price),
        );
        return reply;
      } catch (error) {
        this.tryNext(error, route, signal);
        last = error;
      }
    }
    throw noneLeft(last);
  }

  /** The events as they come; what they cost is known when the last has come, or when the reader leaves. */
  async *#counted(
    route: AudioRoute<ChatEngine>,
    { events }: { readonly events: AsyncGenerator<PassedEvent> },
    request: PassedRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PassedEvent> {
    const tally = new ReplyTally(request.promptTokens);
    try {
      for await (const event of events) {
        tally.addPassed(event);
        yield event;
      }
    } finally {
      this.answered(route, signal, (price) => tally.costAt(price));
    }
  }

  async replyWhole(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
    let last: unknown;
    for (const route of this.inOrder(signal)) {
      const { engine } = route;
      try {
        const asked = await requestFor(engine, request);
        const reply = engine.replyWhole
          ? await engine.replyWhole(asked, signal)
          : await collectReply(engine.reply(asked, signal));
        this.answered(route, signal, (price) => priceOfUsage(price, { ...NO_DETAILS, ...reply }));
        return reply;
      } catch (error) {
        this.tryNext(error, route, signal);
        last = error;
      }
    }
    throw noneLeft(last);
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    let last: unknown;
    for (const route of this.inOrder(signal)) {
      const { engine } = route;
      const tally = new ReplyTally();
      let isOver = false;
      try {
        for await (const event of engine.reply(await requestFor(engine, request), signal)) {
          tally.add(event);
          yield event;
        }
        return;
      } catch (error) {
        isOver = true;
        this.tryNext(error, route, signal, tally.hasBegun ? (price) => tally.costAt(price) : null);
        last = error;
      } finally {
        // Answered, or the reader has left.
        if (!isOver) this.answered(route, signal, (price) => tally.costAt(price));
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
