import type {
  ChatEngine,
  ChatEvent,
  ChatReply,
  ChatRequest,
  PassedReply,
  PassedRequest,
} from '../../engines/engine.ts';
import { recode } from '../../platform/sound/recode.ts';
import { KIND_OF_FORMAT, soundKindOf } from '../../platform/sound/sound-kind.ts';
import { AnswerTally, type Json, objectOf } from './answer-tally.ts';
import {
  afterLeaving,
  askUpstream,
  type Question,
  type UpstreamRoute,
  USUAL_TOKENS,
  urlOf,
} from './ask-upstream.ts';
import { chatBody, passedBody } from './chat-body.ts';
import type { Exchange } from './exchange.ts';
import { passedAsEvent, passedEvents, piecesOf, wholePiece } from './passed-reply.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A spoken reply of several minutes, as base64. */
const MOST_SPOKEN_BYTES = 64 * 1024 * 1024;

/** Of a written one: an event is far larger than the token in it, and some services send their thoughts too. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BYTES_PER_TOKEN = 1024;

/** Replies by a service with `POST /chat/completions`. */
export class UpstreamChat implements ChatEngine {
  readonly name: string;
  readonly passes: readonly string[];
  readonly hears: boolean;
  readonly speaks: boolean;
  readonly #route: UpstreamRoute;
  readonly #url: string;

  constructor(name: string, route: UpstreamRoute, pass: readonly string[]) {
    this.passes = [...route.dialect.chat.pass, ...pass];
    this.name = name;
    this.#url = urlOf(route, 'chat');
    this.hears = route.dialect.chat.hears.length > 0;
    this.speaks = route.dialect.chat.speaks.length > 0;
    this.#route = route;
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const { question, tally } = await this.#question(request, signal);
    let exchange: Exchange | null = null;
    let isStarted = false;
    try {
      exchange = await askUpstream(this.#route, question, signal);
      for await (const event of eventsOf(exchange, request, tally, signal)) {
        isStarted = true;
        yield event;
      }
    } catch (error) {
      if (!isLeftAtWork(error, question, exchange, signal)) throw error;
      if (!isStarted) yield { type: 'start', promptTokens: tally.promptTokens };
      yield { type: 'end', finishReason: 'stop', usage: tally.usage() };
    }
  }

  async passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    const { body, length, written } = passedBody(this.#route, request);
    const question: ChatQuestion = {
      url: this.#url,
      headers: { ...JSON_TYPE, 'content-length': String(length) },
      body: () => body,
      purpose: 'chat',
      mostBytes: mostBytesOf(request),
      until: afterLeaving(signal, this.#route.dialect.chat.countMs),
    };
    const tally = new AnswerTally(written, request);
    const { usage } = tally;
    let exchange: Exchange | null = null;
    try {
      exchange = await askUpstream(this.#route, question, signal);
      if (request.streams) {
        const pass = isStream(exchange) ? passedEvents : passedAsEvent;
        return { ...(await pass(exchange, request, tally)), usage };
      }
      if (isStream(exchange))
        throw exchange.failBecause('ambiguous', 'the answer is a stream, which was not asked for');
      const { text: whole } = await wholePiece(exchange, request, tally);
      exchange.succeed();
      return { whole, usage };
    } catch (error) {
      if (!isLeftAtWork(error, question, exchange, signal)) throw error;
      return { whole: '', usage };
    }
  }

  async #question(
    request: ChatRequest,
    signal: AbortSignal,
  ): Promise<{ question: ChatQuestion; tally: AnswerTally }> {
    const { body, written } = await chatBody(this.#route, request);
    const question: ChatQuestion = {
      url: this.#url,
      headers: JSON_TYPE,
      body,
      purpose: 'chat',
      mostBytes: mostBytesOf(request),
      until: afterLeaving(signal, this.#route.dialect.chat.countMs),
    };
    return { question, tally: new AnswerTally(() => written, request) };
  }
}

type ChatQuestion = Question & { readonly until: AbortSignal };

/**
 * Whether the caller has left a service that was asked, or has begun to answer, and did not come to its count within the
 * limits. There is nobody to read a failure, and what the service did is charged by the estimate.
 */
function isLeftAtWork(
  error: unknown,
  { until }: ChatQuestion,
  exchange: Exchange | null,
  signal: AbortSignal,
): boolean {
  return signal.aborted && error === signal.reason && (exchange !== null || until.aborted);
}

function isStream({ contentType }: Exchange): boolean {
  return contentType === 'text/event-stream';
}

function mostBytesOf({
  speech,
  mostTokens = USUAL_TOKENS,
}: Pick<ChatRequest, 'speech' | 'mostTokens'>): number {
  return speech ? MOST_SPOKEN_BYTES : MOST_BYTES + mostTokens * MOST_BYTES_PER_TOKEN;
}

function firstChoice(answer: Json): Json | undefined {
  return Array.isArray(answer['choices']) ? objectOf(answer['choices'][0]) : undefined;
}

async function wholeReply(
  exchange: Exchange,
  request: ChatRequest,
  tally: AnswerTally,
  signal: AbortSignal,
): Promise<ChatReply> {
  const { text, piece } = await wholePiece(exchange, request, tally);
  const choice = firstChoice(piece);
  const message = objectOf(choice?.['message']);
  if (!choice || !message) throw exchange.failWith(text);
  const finishReason = choice['finish_reason'] === 'length' ? 'length' : 'stop';
  const audio = objectOf(message['audio']);
  const spoken = textOf(message['content']) || textOf(audio?.['transcript']);
  if (spoken === '' && textOf(message['refusal']) !== '') {
    throw exchange.failBecause('refused', 'the model refused to reply');
  }
  const data = textOf(audio?.['data']);
  const sound =
    request.speech && data !== ''
      ? await inFormat(Buffer.from(data, 'base64'), request, request.speech.format, exchange, signal)
      : null;
  exchange.succeed();
  return { text: spoken, finishReason, usage: tally.usage(), audio: sound };
}

async function* eventsOf(
  exchange: Exchange,
  request: ChatRequest,
  tally: AnswerTally,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  if (isStream(exchange)) {
    yield* streamed(exchange, request, tally);
    return;
  }
  const { text, audio, finishReason, usage } = await wholeReply(exchange, request, tally, signal);
  yield { type: 'start', promptTokens: usage.promptTokens };
  if (text !== '') yield { type: 'delta', text };
  if (audio) yield { type: 'speech', audio };
  yield { type: 'end', finishReason, usage };
}

/** A text, or the texts of a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => textOf(objectOf(part)?.['text'])).join('');
}

/** The service may not make the requested format, or ignore the request. */
async function inFormat(
  audio: Buffer,
  request: ChatRequest,
  format: NonNullable<ChatRequest['speech']>['format'],
  exchange: Exchange,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const kind = soundKindOf(audio);
  if (format === 'pcm' ? kind === null : kind === KIND_OF_FORMAT[format]) return audio;
  const order = { from: kind ?? { sampleRate: 24_000, channels: 1 }, to: format, tempo: 1 };
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of recode(only(audio), order, request.account, signal)) chunks.push(chunk);
  } catch (error) {
    throw exchange.asFault(error);
  }
  return Buffer.concat(chunks);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* streamed(
  exchange: Exchange,
  request: ChatRequest,
  tally: AnswerTally,
): AsyncGenerator<ChatEvent> {
  let finishReason: 'stop' | 'length' = 'stop';
  let isStarted = false;
  for await (const { piece } of piecesOf(exchange, request, tally)) {
    const choice = firstChoice(piece);
    if (!choice) continue;
    if (!isStarted) yield { type: 'start', promptTokens: tally.promptTokens };
    isStarted = true;
    const delta = objectOf(choice['delta']);
    const text = textOf(delta?.['content']) || textOf(objectOf(delta?.['audio'])?.['transcript']);
    if (text !== '') yield { type: 'delta', text };
    if (choice['finish_reason'] === 'length') finishReason = 'length';
  }
  yield { type: 'end', finishReason, usage: tally.usage() };
}
