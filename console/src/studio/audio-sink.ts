/** Plays sound while it arrives: raw 16-bit samples, or a WAV file whose samples follow its header. */
export interface SoundFormat {
  readonly rate: number;
  readonly channels: number;
}

/** As the API documents its `pcm`. */
const BARE_PCM: SoundFormat = { rate: 24_000, channels: 1 };
/** A little later than now, so that the first chunks do not stutter. */
const LEAD_SECONDS = 0.12;

export class AudioSink {
  readonly #context = new AudioContext();
  readonly #isWav: boolean;
  #format: SoundFormat | null;
  #pending = new Uint8Array(0);
  #playsUntil = 0;
  readonly samples: Float32Array[] = [];

  constructor(isWav: boolean) {
    this.#isWav = isWav;
    this.#format = isWav ? null : BARE_PCM;
    void this.#context.resume();
  }

  get format(): SoundFormat {
    return this.#format ?? BARE_PCM;
  }

  add(chunk: Uint8Array): void {
    this.#pending = joined(this.#pending, chunk);
    if (this.#format === null) {
      const header = readWavHeader(this.#pending);
      if (header === null) return;
      this.#format = header.format;
      this.#pending = this.#pending.slice(header.length);
    }
    const frame = 2 * this.#format.channels;
    const whole = this.#pending.length - (this.#pending.length % frame);
    if (whole === 0) return;
    const samples = firstChannel(this.#pending.slice(0, whole), this.#format.channels);
    this.#pending = this.#pending.slice(whole);
    this.samples.push(samples);
    this.#play(samples, this.#format.rate);
  }

  #play(samples: Float32Array, rate: number): void {
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(samples);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#context.destination);
    const start = Math.max(this.#playsUntil, this.#context.currentTime + LEAD_SECONDS);
    source.start(start);
    this.#playsUntil = start + buffer.duration;
  }

  /** Resolves when the last sample has been heard. */
  async heard(): Promise<void> {
    const left = this.#playsUntil - this.#context.currentTime;
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left * 1000));
    await this.stop();
  }

  async stop(): Promise<void> {
    if (this.#context.state !== 'closed') await this.#context.close();
  }

  get isWav(): boolean {
    return this.#isWav;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

function firstChannel(bytes: Uint8Array, channels: number): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.length / 2 / channels);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = view.getInt16(index * 2 * channels, true) / 32_768;
  }
  return samples;
}

/** Null while the header has not arrived as a whole. */
function readWavHeader(bytes: Uint8Array): { format: SoundFormat; length: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format = BARE_PCM;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.slice(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === 'data') return { format, length: at + 8 };
    if (name === 'fmt ') {
      if (at + 24 > bytes.length) return null;
      format = { channels: view.getUint16(at + 10, true), rate: view.getUint32(at + 12, true) };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}
