import type { ChatRequest, PassedRequest } from '../../engines/engine.ts';
import { type AnswerTally, type Json, objectOf, usageOf, writtenIn } from './answer-tally.ts';
import { assertPaidFor, EmptyEvents } from './ask-upstream.ts';
import type { Exchange } from './exchange.ts';
import { serverSentEvents } from './server-sent-events.ts';

/** What is known of a piece of an answer. */
interface Facts {
  /** What the model wrote: words, arguments of tools, thoughts. */
  readonly written: unknown;
  readonly isEnd: boolean;
  /** Only the usage, which not every caller asks for. */
  readonly isUsageAlone: boolean;
  readonly isAnswer: boolean;
}

function factsOf(piece: Json, exchange: Exchange): Facts {
  const sent: unknown[] = Array.isArray(piece['choices']) ? piece['choices'] : [];
  const choices = sent.map(objectOf).filter((choice) => choice !== undefined);
  const reasons = choices.map((choice) => choice['finish_reason']);
  if (reasons.includes('content_filter')) throw exchange.failBecause('refused', 'the reply was filtered');
  return {
    written: choices.map((choice) => writtenIn(choice['delta'] ?? choice['message'])),
    isEnd: reasons.some((reason) => typeof reason === 'string' && reason !== ''),
    isUsageAlone: choices.every(saysNothing) && usageOf(piece) !== null,
    isAnswer: choices.length > 0 && choices.length === sent.length,
  };
}

/** LiteLLM sends its count beside a choice without words. */
const saysNothing = ({ delta, finish_reason: reason }: Json) =>
  Object.keys(objectOf(delta) ?? { message: true }).length === 0 && (reason ?? null) === null;

/** A piece of an answer, as it came and parsed. */
export interface Piece {
  readonly text: string;
  readonly piece: Json;
  /** Only the usage, which not every caller asks for. */
  readonly isUsageAlone: boolean;
}

type Most = Pick<ChatRequest, 'mostTokens'>;

/** An answer that is no stream. */
export async function wholePiece(exchange: Exchange, most: Most, tally: AnswerTally): Promise<Piece> {
  const text = await exchange.text();
  const piece = exchange.parse(text);
  const { written, isAnswer, isUsageAlone } = factsOf(piece, exchange);
  if (!isAnswer || (piece['error'] ?? null) !== null) throw exchange.failWith(text);
  assertPaidFor(charactersIn(written), most, exchange);
  tally.add(piece, written);
  return { text, piece, isUsageAlone };
}

/** Events until `[DONE]`, or until the end where the service does not send it: then a finish reason must have come. */
export async function* piecesOf(exchange: Exchange, most: Most, tally: AnswerTally): AsyncGenerator<Piece> {
  let isStarted = false;
  let isEnded = false;
  let characters = 0;
  const empty = new EmptyEvents(exchange, most.mostTokens);
  for await (const { text, data } of serverSentEvents(exchange)) {
    if (data === '[DONE]') {
      isEnded = true;
      if (isStarted) exchange.succeed();
      break;
    }
    const piece = exchange.parse(data);
    if ((piece['error'] ?? null) !== null) throw exchange.failWith(data);
    const { written, isEnd, isUsageAlone, isAnswer } = factsOf(piece, exchange);
    isStarted ||= isAnswer;
    isEnded ||= isEnd;
    const more = charactersIn(written);
    characters += more;
    if (more === 0) empty.add();
    assertPaidFor(characters, most, exchange);
    tally.add(piece, written);
    yield { text, piece, isUsageAlone };
  }
  if (!isStarted || !isEnded) throw exchange.failBecause('ambiguous', 'the reply broke off');
  exchange.succeed();
}

/** The events of an answer as they come. The first must have come before the route is known to work. */
export async function passedEvents(
  exchange: Exchange,
  request: PassedRequest,
  tally: AnswerTally,
): Promise<{ events: AsyncGenerator<string> }> {
  const events = linesOf(exchange, request, tally);
  const first = await events.next();
  return { events: first.done ? events : resumed(first.value, events) };
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* linesOf(
  exchange: Exchange,
  request: PassedRequest,
  tally: AnswerTally,
): AsyncGenerator<string> {
  for await (const { text, isUsageAlone } of piecesOf(exchange, request, tally))
    if (!isUsageAlone || request.wantsUsage) yield text;
}

/** A service that does not stream: its answer as one event. */
export async function passedAsEvent(
  exchange: Exchange,
  request: PassedRequest,
  tally: AnswerTally,
): Promise<{ events: AsyncGenerator<string> }> {
  const { text: whole } = await wholePiece(exchange, request, tally);
  exchange.succeed();
  return { events: only(`data: ${chunkOf(whole)}`) };
}

async function* only(lines: string): AsyncGenerator<string> {
  yield lines;
}

function chunkOf(whole: string): string {
  const answer = JSON.parse(whole);
  const choices = answer.choices.map(({ message, ...choice }: Json) => ({ ...choice, delta: message }));
  return JSON.stringify({ ...answer, object: 'chat.completion.chunk', choices });
}

/** The length of all texts in a piece of an answer, whatever their names are or will be. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
}
