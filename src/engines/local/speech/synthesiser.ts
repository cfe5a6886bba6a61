import type { Pacing } from './pace.ts';

/** A part of a text's sound. */
export interface Sound {
  readonly samples: Float32Array;
  /** How much of the same text is still to come. */
  readonly secondsLeft: number;
}

/** An engine that speaks a text, in one part or in several. */
export interface Synthesiser {
  readonly name: string;
  readonly sampleRate: number;
  /** Changes still to be applied to the engine's sound. */
  readonly tempo: number;
  readonly pitch: number;
  speak(text: string, pace: Pacing): AsyncIterable<Sound>;
}
