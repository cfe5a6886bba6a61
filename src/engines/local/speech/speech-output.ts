import type { SpeechFormat } from '../../../domain/speech-format.ts';
import { AudioEncoder, type Emit } from '../../../platform/sound/audio-encoder.ts';
import type { Synthesiser } from './synthesiser.ts';

/** Encodes for the listener; what was encoded before the beginning is kept until then. */
export class SpeechOutput {
  readonly #encoder: AudioEncoder;
  readonly #gate: Gate;

  private constructor(encoder: AudioEncoder, gate: Gate) {
    this.#encoder = encoder;
    this.#gate = gate;
  }

  static async open(
    format: SpeechFormat,
    speaker: Synthesiser,
    volume: number,
    emit: Emit,
  ): Promise<SpeechOutput> {
    const { sampleRate, tempo, pitch } = speaker;
    const gate = new Gate(emit);
    const shape = { sampleRate, tempo, pitch, volume };
    const encoder = await AudioEncoder.open(format, shape, (bytes) => gate.pass(bytes));
    return new SpeechOutput(encoder, gate);
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
