import { ServiceError } from '../../domain/errors.ts';
import type { Price } from '../../domain/model.ts';
import { priceOfAudio, priceOfSpeech, priceOfUsage } from '../../domain/price.ts';
import type {
  ChatEngine,
  ChatEvent,
  ChatRequest,
  EngineModel,
  OnSegment,
  PassedReply,
  PassedRequest,
  Speech,
  SpeechEngine,
  SpeechRequest,
  Transcriber,
  Transcript,
  TranscriptionRequest,
} from '../../engines/engine.ts';
import { ReplyTally } from '../../engines/reply-tally.ts';
import { begun } from './preceded.ts';
import { type AudioRoute, Routed } from './routed.ts';

export class RoutedSpeech extends Routed<SpeechEngine> implements SpeechEngine {
  expect(): void {
    this.routes[0]?.engine.expect?.();
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    return await this.firstAnswer(request, signal, async (route) => {
      const speech = await route.engine.speak(request, signal);
      // It has begun when there is sound.
      const chunks = await begun(speech.chunks);
      if (chunks === null) throw new ServiceError('upstream_error', 'The model provider failed.');
      this.answered(route, request, (price) => priceOfSpeech(price, [...request.text].length));
      return { engine: speech.engine, chunks };
    });
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
    onSegment?: OnSegment,
  ): Promise<Transcript> {
    let hasBegun = false;
    const onBegun: OnSegment | undefined =
      onSegment &&
      (async (segment) => {
        hasBegun = true;
        await onSegment(segment);
      });
    const costAt = (seconds: number) => (price: Price) => priceOfAudio(price, seconds);
    const attempt = async (route: AudioRoute<Transcriber>) => {
      const transcript = await route.engine.transcribe(request, signal, onBegun);
      this.answered(route, request, costAt(request.durationSeconds ?? transcript.duration));
      return transcript;
    };
    const costOfBegun = () => (hasBegun ? costAt(request.durationSeconds ?? 0) : null);
    return await this.firstAnswer(request, signal, attempt, costOfBegun);
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
  get passes(): readonly string[] | undefined {
    const all = this.routes.map(({ engine }) => engine.passes);
    const [first = []] = all;
    return all.includes(undefined)
      ? undefined
      : first.filter((name) => all.every((one) => one?.includes(name)));
  }

  async passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    return await this.firstAnswer(request, signal, async (route) => {
      const reply = await route.engine.passOn?.(request, signal);
      if (!reply) return null;
      if ('events' in reply) return { ...reply, events: this.#counted(route, reply, request) };
      this.answered(route, request, (price) => priceOfUsage(price, reply.usage()));
      return reply;
    });
  }

  /** The events as they come; what they cost is known when the last has come, or when the reader leaves. */
  async *#counted(
    route: AudioRoute<ChatEngine>,
    { events, usage }: Extract<PassedReply, { events: unknown }>,
    request: PassedRequest,
  ): AsyncGenerator<string> {
    try {
      yield* events;
    } finally {
      this.answered(route, request, (price) => priceOfUsage(price, usage()));
    }
  }

  /** A route has begun with its first event. A whole reply is read by nobody before its end: until then another can make it. */
  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    yield* await this.firstAnswer(request, signal, async (route) => {
      const { engine } = route;
      const events = engine.reply(await requestFor(engine, request), signal);
      return this.#tallied(
        route,
        (await (request.whole ? gathered(events) : begun(events))) ?? [],
        request,
        signal,
      );
    });
  }

  /** The events as they come, and what they cost by then when the last has come, one fails, or the reader leaves. */
  async *#tallied(
    route: AudioRoute<ChatEngine>,
    events: AsyncIterable<ChatEvent> | Iterable<ChatEvent>,
    request: ChatRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    const tally = new ReplyTally();
    const costAt = (price: Price) => priceOfUsage(price, tally.usage);
    let hasFailed = false;
    try {
      for await (const event of events) {
        tally.add(event);
        yield event;
      }
    } catch (error) {
      hasFailed = true;
      this.tryNext(error, route, request, signal, costAt);
    } finally {
      if (!hasFailed) this.answered(route, request, costAt);
    }
  }
}

async function gathered(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function requestFor(engine: ChatEngine, request: ChatRequest): Promise<ChatRequest> {
  if (!request.speech && !request.written) return request;
  const { speech, written, ...rest } = request;
  const spoken = engine.speaks && speech ? { speech } : {};
  if (!written) return { ...rest, ...spoken };
  if (engine.hears) return { ...rest, ...spoken, written };
  return { ...rest, ...spoken, messages: await written() };
}
