import type { SpeechFormat } from '../../domain/speech-format.ts';
import { recode } from '../../platform/sound/recode.ts';
import { wavHeader, withKnownLength } from '../../platform/sound/wav-header.ts';

/** What is to be spoken next. */
export interface VoicedText {
  readonly text: string;
  readonly format: SpeechFormat;
}

export interface ReplyVoiceOptions {
  readonly account: string;
  readonly format: SpeechFormat;
  readonly speak: (voiced: VoicedText) => Promise<AsyncIterable<Uint8Array>>;
  readonly signal: AbortSignal;
}

/** The contract's `pcm`. */
const SAMPLE_RATE = 24_000;

/**
 * Speaks a reply while it is being written. One piece is spoken at a time; the sentences that come meanwhile are the
 * next piece. What is spoken in one piece is made in the format that was asked for; several pieces are joined as samples.
 */
export class ReplyVoice {
  readonly #options: ReplyVoiceOptions;
  readonly #samples: Buffer[] = [];
  #waiting = '';
  #isSpeaking = false;
  #spoken: Promise<void> | null = null;
  #failure: unknown = null;

  constructor(options: ReplyVoiceOptions) {
    this.#options = options;
  }

  /** Whether speaking has failed, and the rest need not be written. */
  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Another sentence of the reply. Returns at once. */
  say(sentence: string): void {
    this.#waiting += sentence;
    if (this.#isSpeaking || this.hasFailed || this.#waiting.trim() === '') return;
    this.#spoken = this.#speakWaiting().catch((error: unknown) => {
      this.#failure = error;
    });
  }

  /** The whole speech. `rest` is what was written last. */
  async finish(rest: string): Promise<Buffer> {
    if (this.#spoken === null) return await this.#speakAtOnce(rest);
    this.say(rest);
    await this.#spoken;
    if (this.#failure !== null) throw this.#failure;
    return await this.#encode(Buffer.concat(this.#samples));
  }

  async #speakAtOnce(text: string): Promise<Buffer> {
    const { speak, format } = this.#options;
    const sound = await collected(await speak({ text: this.#waiting + text, format }));
    return format === 'wav' ? withKnownLength(sound) : sound;
  }

  async #speakWaiting(): Promise<void> {
    this.#isSpeaking = true;
    try {
      while (this.#waiting.trim() !== '') {
        const text = this.#waiting.trim();
        this.#waiting = '';
        this.#samples.push(await collected(await this.#options.speak({ text, format: 'pcm' })));
      }
    } finally {
      this.#isSpeaking = false;
    }
  }

  async #encode(samples: Buffer): Promise<Buffer> {
    const { account, format, signal } = this.#options;
    if (format === 'pcm') return samples;
    if (format === 'wav') return Buffer.concat([wavHeader(SAMPLE_RATE, samples.length), samples]);
    const order = { from: { sampleRate: SAMPLE_RATE, channels: 1 }, to: format, tempo: 1 };
    return await collected(recode(once(samples), order, account, signal));
  }
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
