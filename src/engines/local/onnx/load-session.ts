import { InferenceSession } from 'onnxruntime-node';
import type { GraphChange } from './prepare-model.child.ts';
import { preparedModel } from './prepare-model.ts';

export interface SessionSettings {
  readonly threads: number;
  /** Keeps freed memory for the next run: faster, but uses more memory. */
  readonly arena: boolean;
  /** What is changed in the graph, once for all loads. */
  readonly changes?: readonly GraphChange[];
  /** Whether quantised constants are unpacked once instead of at every run. */
  readonly unpackConstants?: boolean;
}

export async function loadSession(path: string, settings: SessionSettings): Promise<InferenceSession> {
  const { changes = [], unpackConstants = true } = settings;
  const ready = changes.length === 0 ? path : await preparedModel({ path, changes, unpackConstants });
  return InferenceSession.create(ready, {
    executionProviders: ['cpu'],
    intraOpNumThreads: settings.threads,
    enableCpuMemArena: settings.arena,
    logSeverityLevel: 3,
    extra: {
      session: {
        disable_quant_qdq: unpackConstants ? '1' : '0',
        // Spinning threads take cores from other work; without spinning an idle machine is 2 % slower.
        intra_op: { allow_spinning: '0' },
      },
    },
  });
}
