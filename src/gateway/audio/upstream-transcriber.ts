import { LANGUAGES, languageName } from '../../domain/texts/languages.ts';
import type {
  OnSegment,
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
  TranscriptWord,
} from '../../engines/engine.ts';
import type { JsonLimits } from '../../platform/schemas/scan-json.ts';
import { ANSWER_JSON } from '../parse-answer.ts';
import { askUpstream, EmptyEvents, type UpstreamRoute, urlOf } from './ask-upstream.ts';
import type { Exchange } from './exchange.ts';
import { multipartBody } from './recording-form.ts';
import { eventData } from './server-sent-events.ts';

/** What an answer may hold for each second of the recording: every token and word, in generous JSON. */
const MOST_BYTES_PER_SECOND = 2048;
const MOST_VALUES_PER_SECOND = 64;
const MOST_NAMES_PER_SECOND = 48;
const SOME_BYTES = 1024 * 1024;

/** Where nobody has measured it: the longest that is taken. */
const LONGEST_SECONDS = 4 * 3600;

/** Recognisers hear in windows, the last of which goes beyond the recording. */
const WINDOW_SECONDS = 30;

/** Speech to text by a service with `POST /audio/transcriptions` and `/audio/translations`. */
export class UpstreamTranscriber implements Transcriber {
  readonly name: string;
  readonly #route: UpstreamRoute;
  readonly #urls: Readonly<Record<TranscriptionRequest['task'], string>>;

  constructor(name: string, route: UpstreamRoute) {
    this.name = name;
    this.#urls = { transcribe: urlOf(route, 'transcriptions'), translate: urlOf(route, 'translations') };
    this.#route = route;
  }

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: OnSegment,
  ): Promise<Transcript> {
    const form = await multipartBody(this.#fields(request, onSegment !== undefined), request.file);
    const url = this.#urls[request.task];
    const mostBytes = mostBytesOf(request);
    const exchange = await askUpstream(
      this.#route,
      { url, headers: form.headers, body: form.body, purpose: 'audio', mostBytes },
      signal,
    );
    if (exchange.contentType === 'text/event-stream') return await readEvents(exchange, request, onSegment);
    const answer = await exchange.text();
    const transcript =
      exchange.contentType === 'text/plain'
        ? textOnly(answer.trim(), request)
        : toTranscript(exchange.parse(answer, jsonLimits(request)), request, exchange);
    exchange.succeed();
    for (const segment of transcript.segments) await onSegment?.(segment);
    return transcript;
  }

  #fields(request: TranscriptionRequest, isStreamed: boolean): [string, string][] {
    const { model, dialect } = this.#route;
    const { verbose, stream, fields } = dialect.transcripts;
    const asEvents = isStreamed && stream && request.task === 'transcribe';
    const asText = request.textOnly === true || asEvents || !verbose;
    const given: [string, string][] = [
      ...Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
      ['model', model],
      ['response_format', asText ? 'json' : 'verbose_json'],
    ];
    if (request.language !== null) given.push(['language', request.language]);
    if (request.prompt !== null) given.push(['prompt', request.prompt]);
    if (request.temperature !== 0) given.push(['temperature', String(request.temperature)]);
    if (asEvents) given.push(['stream', 'true']);
    if (request.words && !asText) {
      for (const each of ['segment', 'word']) given.push(['timestamp_granularities[]', each]);
    }
    return given;
  }
}

/** `transcript.text.delta` and `transcript.text.done`, with or without `[DONE]`. */
async function readEvents(
  exchange: Exchange,
  request: TranscriptionRequest,
  onSegment?: OnSegment,
): Promise<Transcript> {
  let heard = '';
  let whole: string | null = null;
  let count = 0;
  const empty = new EmptyEvents(exchange);
  for await (const data of eventData(exchange)) {
    if (data === '[DONE]') {
      if (whole !== null) exchange.succeed();
      break;
    }
    const event = exchange.parse(data);
    if (event['error'] !== undefined) throw exchange.failWith(data);
    if (event['type'] === 'transcript.text.done') {
      whole = typeof event['text'] === 'string' ? event['text'] : heard;
    } else if (typeof event['delta'] === 'string') {
      heard += event['delta'];
      await onSegment?.(segmentOf({ id: count++, text: event['delta'] }, request));
    } else empty.add();
  }
  if (whole === null) throw exchange.failBecause('ambiguous', 'the transcript broke off');
  exchange.succeed();
  return textOnly(whole, request);
}

function secondsOf({ durationSeconds = LONGEST_SECONDS }: TranscriptionRequest): number {
  return durationSeconds;
}

function mostBytesOf(request: TranscriptionRequest): number {
  return SOME_BYTES + Math.ceil(secondsOf(request) * MOST_BYTES_PER_SECOND);
}

function jsonLimits(request: TranscriptionRequest): JsonLimits {
  const seconds = Math.ceil(secondsOf(request));
  return {
    ...ANSWER_JSON,
    values: ANSWER_JSON.values + seconds * MOST_VALUES_PER_SECOND,
    names: ANSWER_JSON.names + seconds * MOST_NAMES_PER_SECOND,
    bytes: mostBytesOf(request),
  };
}

function toTranscript(
  answer: Record<string, unknown>,
  request: TranscriptionRequest,
  exchange: Exchange,
): Transcript {
  if (typeof answer['text'] !== 'string') throw exchange.failWith(JSON.stringify(answer));
  const segments = listOf(answer['segments']).filter(({ text }) => typeof text === 'string');
  const plain = textOnly(answer['text'], request);
  if (segments.length === 0) return { ...plain, words: wordsOf(answer, request) };
  return {
    language: codeOf(answer['language']) ?? plain.language,
    duration: timeOf(answer['duration'], request) ?? plain.duration,
    text: answer['text'],
    segments: segments.map((segment, index) => segmentOf({ id: index, ...segment }, request)),
    words: wordsOf(answer, request),
  };
}

/** The service gave no times: one segment spans the recording, which is all that is known. */
function textOnly(text: string, request: TranscriptionRequest): Transcript {
  return {
    language: request.language ?? 'unknown',
    duration: request.durationSeconds ?? 0,
    text,
    segments: text === '' ? [] : [segmentOf({ id: 0, text }, request)],
    words: [],
  };
}

/** Figures that the service does not give, or that cannot be, are those of a segment about which nothing is doubtful. */
function segmentOf(given: Record<string, unknown>, request: TranscriptionRequest): TranscriptSegment {
  const { tokens } = given;
  const start = timeOf(given['start'], request) ?? 0;
  const end = timeOf(given['end'], request) ?? request.durationSeconds ?? 0;
  return {
    id: countOf(given['id']) ?? 0,
    seek: countOf(given['seek']) ?? 0,
    start,
    end: Math.max(start, end),
    text: String(given['text']),
    tokens: Array.isArray(tokens) ? tokens.filter((token) => countOf(token) !== null) : [],
    temperature: figureOf(given['temperature']) ?? request.temperature,
    avgLogprob: figureOf(given['avg_logprob']) ?? 0,
    compressionRatio: figureOf(given['compression_ratio']) ?? 1,
    noSpeechProb: figureOf(given['no_speech_prob']) ?? 0,
  };
}

function wordsOf(answer: Record<string, unknown>, request: TranscriptionRequest): TranscriptWord[] {
  return listOf(answer['words']).flatMap(({ word, start, end }) => {
    if (typeof word !== 'string') return [];
    const from = timeOf(start, request) ?? 0;
    return [{ word, start: from, end: Math.max(from, timeOf(end, request) ?? from) }];
  });
}

function listOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

/** A time of the recording; one that lies far outside of it is none. */
function timeOf(value: unknown, request: TranscriptionRequest): number | null {
  const most = secondsOf(request) + WINDOW_SECONDS;
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

/** Logarithms, ratios and probabilities: nobody computes with them, and none is large. */
function figureOf(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= 1e6 ? value : null;
}

/** Services name the language (`english`) or give its code. */
function codeOf(language: unknown): string | null {
  if (typeof language !== 'string' || language === '') return null;
  const word = language.toLowerCase();
  if (!/^[a-z][a-z -]{1,39}$/.test(word)) return null;
  if (LANGUAGES.includes(word)) return word;
  return LANGUAGES.find((code) => languageName(code) === word) ?? word;
}
