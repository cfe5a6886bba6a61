import type { SpeechFormat } from '../../domain/speech-format.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../../engines/engine.ts';
import { type RawSound, recode } from '../../platform/sound/recode.ts';
import {
  KIND_OF_FORMAT,
  SNIFFED_BYTES,
  type SoundKind,
  soundKindOf,
} from '../../platform/sound/sound-kind.ts';
import { askForSpeech } from './ask-for-speech.ts';
import { EmptyEvents, type UpstreamRoute } from './ask-upstream.ts';
import type { Exchange } from './exchange.ts';
import { preceded } from './preceded.ts';
import { eventData } from './server-sent-events.ts';
import { mostSoundBytes, withinBytes } from './sound-limits.ts';

/** What the contract calls pcm. */
const CONTRACT_PCM: RawSound = { sampleRate: 24_000, channels: 1 };

/** Text to speech by a service with `POST /audio/speech`. */
export class UpstreamSpeech implements SpeechEngine {
  readonly name: string;
  readonly #route: UpstreamRoute;

  constructor(name: string, route: UpstreamRoute) {
    this.name = name;
    this.#route = route;
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    const { model, dialect } = this.#route;
    const { formats, speed, instructions, fields } = dialect.speech;
    const tempo = request.speed >= speed.min && request.speed <= speed.max ? 1 : request.speed;
    // Samples lose nothing when they are encoded again.
    const wanted = formats.includes(request.format)
      ? request.format
      : (formats.find((format) => format === 'wav' || format === 'flac') ?? formats[0] ?? 'wav');
    const order = {
      ...fields,
      model,
      input: request.text,
      voice: dialect.voices[request.voice] ?? request.voice,
      response_format: wanted,
      ...(tempo === 1 && request.speed !== 1 && { speed: request.speed }),
      ...(instructions && request.instructions !== null && { instructions: request.instructions }),
    };
    const exchange = await askForSpeech(this.#route, request, order, signal);
    const { sound, is } = await recognise(exchange, wanted);
    const fits = tempo === 1 && isAs(is, request.format);
    const chunks = fits
      ? sound
      : recode(sound, { from: is, to: request.format, tempo }, request.account, signal);
    return { engine: this.name, chunks: watched(chunks, fits, exchange, mostSoundBytes(request)) };
  }
}

function isAs(is: SoundKind | RawSound, format: SpeechFormat): boolean {
  if (typeof is === 'string') return format !== 'pcm' && is === KIND_OF_FORMAT[format];
  return format === 'pcm' && is.sampleRate === CONTRACT_PCM.sampleRate && is.channels === 1;
}

/** A sound that cannot be re-encoded is the service's fault. */
async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  fits: boolean,
  exchange: Exchange,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  try {
    yield* withinBytes(chunks, exchange, mostBytes);
    exchange.succeed();
  } catch (error) {
    throw fits ? error : exchange.asFault(error);
  } finally {
    exchange.abandon();
  }
}

/**
 * What the service really sent, by its bytes: some send another format than they were asked for. Reads no more than the
 * beginning.
 */
async function recognise(
  exchange: Exchange,
  wanted: SpeechFormat,
): Promise<{ sound: AsyncGenerator<Uint8Array>; is: SoundKind | RawSound }> {
  const type = exchange.contentType;
  if (type === 'application/json' || type === 'text/html') {
    throw exchange.failWith(await exchange.beginning());
  }
  const chunks = type === 'text/event-stream' ? spokenEvents(exchange) : exchange.chunks();
  let start: Uint8Array = new Uint8Array(0);
  while (start.length < SNIFFED_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    start = start.length === 0 ? next.value : Buffer.concat([start, next.value]);
  }
  if (start.length === 0) throw exchange.failBecause('retry', 'the speech is empty');
  const kind = soundKindOf(start);
  if (kind === null && wanted !== 'pcm') {
    const failure = exchange.failBecause(
      'retry',
      `the speech is not audio: ${Buffer.from(start).toString('latin1', 0, 40)}`,
    );
    await chunks.return(undefined);
    throw failure;
  }
  return { sound: preceded(start, chunks), is: kind ?? rawSoundOf(exchange) };
}

/** `audio/pcm;rate=16000;channels=1`; without parameters it is what the contract says. */
function rawSoundOf({ headers }: Exchange): RawSound {
  const type = headers['content-type'] ?? '';
  return {
    sampleRate: within(/rate=(\d{1,6})/.exec(type)?.[1], 4000, 192_000) ?? CONTRACT_PCM.sampleRate,
    channels: within(/channels=(\d)/.exec(type)?.[1], 1, 8) ?? CONTRACT_PCM.channels,
  };
}

function within(digits: string | undefined, from: number, to: number): number | null {
  const number = Number(digits);
  return number >= from && number <= to ? number : null;
}

/** Some services can only send speech as events. */
async function* spokenEvents(exchange: Exchange): AsyncGenerator<Uint8Array> {
  let done = false;
  const empty = new EmptyEvents(exchange);
  for await (const data of eventData(exchange)) {
    if (data === '[DONE]') {
      if (done) exchange.succeed();
      break;
    }
    const event = exchange.parse(data);
    if (event['error'] !== undefined) throw exchange.failWith(data);
    if (typeof event['audio'] === 'string' && event['audio'] !== '')
      yield Buffer.from(event['audio'], 'base64');
    else empty.add();
    done ||= event['type'] === 'speech.audio.done';
  }
  if (!done) throw exchange.failBecause('ambiguous', 'the speech broke off');
}
