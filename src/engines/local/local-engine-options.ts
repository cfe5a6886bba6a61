import type { ChildDeath } from '../../children/warm-child.ts';

/** What every local audio engine is told. */
export interface LocalEngineOptions {
  readonly weightsDirectory: string;
  /** Processor cores a model may use. */
  readonly threads: number;
  /** Requests that may wait; beyond them `model_overloaded`. */
  readonly waiting: number;
  /** Whether the model is loaded at start, so that the first request does not wait for it. */
  readonly warm: boolean;
  /** Time without work after which the model's memory is given back. */
  readonly idleMs: number;
  /** Time without a sign of life after which an engine is restarted. */
  readonly silenceMs: number;
  /** Told when an engine's process has died unexpectedly. */
  readonly onDeath: (death: ChildDeath) => void;
}
