export interface WorkSignals {
  /** Fires when the work must stop, for any reason. */
  readonly signal: AbortSignal;
  /** Fires only at a shutdown: the task then stays as it is for the next worker. */
  readonly shutdown: AbortSignal;
}
