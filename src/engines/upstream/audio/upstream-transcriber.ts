import { LANGUAGE_NAMES } from '../../../domain/languages.ts';
import type {
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
  TranscriptWord,
} from '../../engine.ts';
import { askUpstream, type UpstreamRoute, urlOf } from './ask-upstream.ts';
import { eventData } from './event-data.ts';
import type { Exchange } from './exchange.ts';
import { multipartBody } from './multipart-body.ts';

/** Twelve hours of speech, with every token and word. */
const MOST_BYTES = 64 * 1024 * 1024;

type OnSegment = (segment: TranscriptSegment) => void;

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
    const made = multipartBody(this.#fields(request, onSegment !== undefined), request.file);
    const form = made instanceof Promise ? await made : made;
    const url = this.#urls[request.task];
    const exchange = await askUpstream(
      this.#route,
      { url, headers: form.headers, body: form.body, purpose: 'audio' },
      signal,
    );
    if (exchange.contentType === 'text/event-stream') return await readEvents(exchange, request, onSegment);
    const answer = exchange.whole ?? (await exchange.text(MOST_BYTES));
    const transcript =
      exchange.contentType === 'text/plain'
        ? textOnly(answer.trim(), request)
        : toTranscript(exchange.parse(answer), request, exchange);
    exchange.succeed();
    if (onSegment) for (const segment of transcript.segments) onSegment(segment);
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
  onSegment: OnSegment = () => {},
): Promise<Transcript> {
  let heard = '';
  let whole: string | null = null;
  let count = 0;
  for await (const data of eventData(exchange.chunks())) {
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
      onSegment(segmentOf({ id: count++, text: event['delta'] }, request));
    }
  }
  if (whole === null) throw exchange.failBecause('ambiguous', 'the transcript broke off');
  exchange.succeed();
  return textOnly(whole, request);
}

function toTranscript(
  answer: Record<string, unknown>,
  request: TranscriptionRequest,
  exchange: Exchange,
): Transcript {
  if (typeof answer['text'] !== 'string') throw exchange.failWith(JSON.stringify(answer));
  const segments = listOf(answer['segments']).filter(({ text }) => typeof text === 'string');
  const plain = textOnly(answer['text'], request);
  if (segments.length === 0) return { ...plain, words: wordsOf(answer) };
  return {
    language: codeOf(answer['language']) ?? plain.language,
    duration: numberOf(answer['duration']) ?? plain.duration,
    text: answer['text'],
    segments: segments.map((segment, index) => segmentOf({ id: index, ...segment }, request)),
    words: wordsOf(answer),
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

/** Figures that the service does not give are those of a segment about which nothing is doubtful. */
function segmentOf(given: Record<string, unknown>, request: TranscriptionRequest): TranscriptSegment {
  const { tokens } = given;
  return {
    id: numberOf(given['id']) ?? 0,
    seek: numberOf(given['seek']) ?? 0,
    start: numberOf(given['start']) ?? 0,
    end: numberOf(given['end']) ?? request.durationSeconds ?? 0,
    text: String(given['text']),
    tokens: Array.isArray(tokens) ? tokens.filter((token) => Number.isInteger(token)) : [],
    temperature: numberOf(given['temperature']) ?? request.temperature,
    avgLogprob: numberOf(given['avg_logprob']) ?? 0,
    compressionRatio: numberOf(given['compression_ratio']) ?? 1,
    noSpeechProb: numberOf(given['no_speech_prob']) ?? 0,
  };
}

function wordsOf(answer: Record<string, unknown>): TranscriptWord[] {
  return listOf(answer['words']).flatMap(({ word, start, end }) =>
    typeof word === 'string' ? [{ word, start: numberOf(start) ?? 0, end: numberOf(end) ?? 0 }] : [],
  );
}

function listOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Services name the language (`english`) or give its code. */
function codeOf(language: unknown): string | null {
  if (typeof language !== 'string' || language === '') return null;
  const word = language.toLowerCase();
  if (word in LANGUAGE_NAMES) return word;
  return Object.entries(LANGUAGE_NAMES).find(([, name]) => name === word)?.[0] ?? word;
}
