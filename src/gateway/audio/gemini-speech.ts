import type { Speech, SpeechEngine, SpeechRequest } from '../../engines/engine.ts';
import { type RawSound, recode } from '../../platform/sound/recode.ts';
import { askForSpeech } from './ask-for-speech.ts';
import type { UpstreamRoute } from './ask-upstream.ts';
import type { Exchange } from './exchange.ts';
import { JsonWithData } from './json-with-data.ts';
import { begun } from './preceded.ts';
import { mostSoundBytes, withinBytes } from './sound-limits.ts';

/** Unless the answer says otherwise. */
const SAMPLE_RATE = 24_000;

/** Reasons to stop that mean the text was refused. */
const REFUSALS = /SAFETY|PROHIBITED|BLOCK|SPII|RECITATION/;

/**
 * Text to speech by `generateContent` with the modality AUDIO: samples without a header, in base64 in a JSON object.
 * They are decoded as they arrive; format and speed are made here.
 */
export class GeminiSpeech implements SpeechEngine {
  readonly name: string;
  readonly #route: UpstreamRoute;

  constructor(name: string, route: UpstreamRoute) {
    this.name = name;
    this.#route = route;
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    const { dialect } = this.#route;
    const { text, voice, instructions } = request;
    const isStyled = dialect.speech.instructions && instructions !== null;
    const order = {
      contents: [{ role: 'user', parts: [{ text: isStyled ? `${instructions}: ${text}` : text }] }],
      generationConfig: {
        responseModalities: ['AUDIO'],
        speechConfig: {
          voiceConfig: { prebuiltVoiceConfig: { voiceName: dialect.voices[voice] ?? voice } },
        },
      },
      ...dialect.speech.fields,
    };
    const exchange = await askForSpeech(this.#route, request, order, signal);
    const json = new JsonWithData();
    const sound = await begun(samplesOf(exchange, json));
    if (sound === null) throw exchange.failBecause('retry', 'the answer has no audio');
    const from = soundOf(json.skeleton);
    const isReady = request.format === 'pcm' && request.speed === 1 && from.sampleRate === SAMPLE_RATE;
    const wanted = { from, to: request.format, tempo: request.speed };
    const made = isReady ? sound : blamed(recode(sound, wanted, request.account, signal), exchange);
    return { engine: this.name, chunks: withinBytes(made, exchange, mostSoundBytes(request)) };
  }
}

async function* blamed(chunks: AsyncIterable<Uint8Array>, exchange: Exchange): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw exchange.asFault(error);
  }
}

/** The samples while they arrive. An answer that has none, or that ends too early, says why in its other fields. */
async function* samplesOf(exchange: Exchange, json: JsonWithData): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of exchange.chunks()) {
      for (const piece of json.write(chunk)) {
        bytes += piece.length;
        yield piece;
      }
    }
  } catch (error) {
    throw exchange.asFault(error);
  }
  if (bytes > 0 && json.isComplete) {
    exchange.succeed();
    return;
  }
  if (bytes > 0) throw exchange.failBecause('ambiguous', 'the speech broke off');
  const { skeleton } = json;
  if (REFUSALS.test(reasonIn(skeleton))) throw exchange.failBecause('refused', skeleton.slice(0, 500));
  throw exchange.failWith(skeleton);
}

/** `finishReason` of a candidate, or `blockReason` of the prompt. */
function reasonIn(skeleton: string): string {
  return [...skeleton.matchAll(/"(?:finishReason|blockReason)"\s*:\s*"(\w{1,60})"/g)]
    .map(([, word]) => word)
    .join(' ');
}

/** `audio/L16;codec=pcm;rate=24000`; little-endian, whatever the standard says about that name. */
function soundOf(skeleton: string): RawSound {
  const rate = /"mimeType"\s*:\s*"audio\/[^"]*rate=(\d{4,6})/.exec(skeleton)?.[1];
  return { sampleRate: rate === undefined ? SAMPLE_RATE : Number(rate), channels: 1 };
}
