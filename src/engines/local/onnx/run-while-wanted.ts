import { setImmediate } from 'node:timers/promises';
import type { InferenceSession } from 'onnxruntime-node';

/**
 * Runs a graph, unless its caller has left. A run blocks the process, so word of a caller who left during the last one is
 * still unread when the next would begin: a round of the event loop reads it.
 */
export async function runWhileWanted(
  session: InferenceSession,
  feeds: InferenceSession.OnnxValueMapType,
  signal: AbortSignal,
  outputs: readonly string[] = session.outputNames,
): Promise<InferenceSession.OnnxValueMapType> {
  await setImmediate();
  signal.throwIfAborted();
  return session.run(feeds, outputs);
}
