/** Fires so long after `signal`: for work that goes on for a while when its caller has left. */
export function afterLeaving(signal: AbortSignal, milliseconds: number): AbortSignal {
  if (signal.aborted) return signal;
  const later = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => later.abort(signal.reason), milliseconds).unref(), {
    once: true,
  });
  return later.signal;
}
