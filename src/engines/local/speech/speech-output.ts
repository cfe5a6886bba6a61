import type { SpeechFormat } from '../../../domain/speech-format.ts';
import { AudioEncoder, type Emit } from '../../../sound/audio-encoder.ts';
import type { Synthesiser } from './synthesiser.ts';

/** Encodes for the listener; what was encoded before the beginning is kept until then. */
export class SpeechOutput {
  readonly #encoder: AudioEncoder;
  readonly #main: Synthesiser;
  readonly #gate: Gate;

  private constructor(encoder: AudioEncoder, main: Synthesiser, gate: Gate) {
    this.#encoder = encoder;
    this.#main = main;
    this.#gate = gate;
  }

  static async open(
    format: SpeechFormat,
    main: Synthesiser,
    volume: number,
    emit: Emit,
  ): Promise<SpeechOutput> {
    const { sampleRate, tempo, pitch } = main;
    const gate = new Gate(emit);
    const shape = { sampleRate, tempo, pitch, volume };
    const encoder = await AudioEncoder.open(format, shape, (bytes) => gate.pass(bytes));
    return new SpeechOutput(encoder, main, gate);
  }

  get begun(): boolean {
    return this.#gate.open;
  }

  begin(): void {
    this.#gate.begin();
  }

  write(samples: Float32Array): Promise<void> {
    return this.#encoder.write(samples);
  }

  /** Another engine's sound at the rate and tempo of the first one's. */
  async fit(samples: Float32Array, { sampleRate, tempo, pitch }: Synthesiser): Promise<Float32Array> {
    const parts: Uint8Array[] = [];
    const shape = { sampleRate, tempo: tempo / this.#main.tempo, pitch: pitch / this.#main.pitch, volume: 1 };
    const shaper = await AudioEncoder.open('pcm', shape, (bytes) => parts.push(bytes));
    await shaper.write(samples);
    await shaper.close();
    const { buffer } = Uint8Array.from(Buffer.concat(parts));
    return Float32Array.from(new Int16Array(buffer), (sample) => sample / 32768);
  }

  close(): Promise<void> {
    return this.#encoder.close();
  }

  /** Frees the encoder of a speech that failed or that nobody wants any more; the rest of it goes nowhere. */
  async abandon(): Promise<void> {
    this.#gate.shut();
    await this.#encoder.close().catch(() => {});
  }
}

class Gate {
  open = false;
  #emit: Emit;
  readonly #kept: Uint8Array[] = [];

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  pass(bytes: Uint8Array): void {
    if (this.open) this.#emit(bytes);
    else this.#kept.push(bytes);
  }

  shut(): void {
    this.#emit = () => {};
  }

  begin(): void {
    this.open = true;
    this.#emit(Buffer.concat(this.#kept.splice(0)));
  }
}
