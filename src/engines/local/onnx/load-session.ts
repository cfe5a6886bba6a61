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
    // The runtime would keep a plan of its buffers for every new length of input. Made while the buffers are in use, plans lie
    // among them and hold the freed memory around them: 100 MB after four lengths with Whisper small, and more with each.
    enableMemPattern: false,
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
