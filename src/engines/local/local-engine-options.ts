import type { ChildExit } from '../../platform/children/child-pool.ts';

/** Options of every local audio engine. */
export interface LocalEngineOptions {
  readonly weightsDirectory: string;
  /** Processor cores a model may use. */
  readonly threads: number;
  /** Requests that may wait; further ones get `model_overloaded`. */
  readonly waiting: number;
  /** Whether the model is loaded at start, so that the first request does not wait for it. */
  readonly warm: boolean;
  /** Idle time after which the model is unloaded to free memory. */
  readonly idleMs: number;
  /** Time without activity after which an engine is restarted. */
  readonly silenceMs: number;
  /** Called when an engine's process has exited unexpectedly. */
  readonly onExit: (exit: ChildExit) => void;
}
