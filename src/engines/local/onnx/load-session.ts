import { join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { type WeightName, weightOf } from '../../../weights/manifest.ts';
import { preparedFolder } from '../../../weights/prepare/prepared-folder.ts';

export interface SessionSettings {
  readonly threads: number;
  /** Keeps freed memory for the next run: faster, but uses more memory. */
  readonly arena: boolean;
}

/** The graphs that one part of a weight was cut into, in order. `folder` has the weight's files. */
export async function loadPrepared(
  name: WeightName,
  part: string,
  folder: string,
  settings: SessionSettings,
): Promise<InferenceSession[]> {
  const weight = weightOf(name);
  const { slices = 1, unpackConstants = true } = weight.prepared[part] ?? {};
  const ready = await preparedFolder(folder, weight);
  const sessions: InferenceSession[] = [];
  for (let slice = 0; slice < slices; slice++)
    sessions.push(await loadSession(join(ready, `${part}-${slice}.onnx`), settings, unpackConstants));
  return sessions;
}

/** One graph, for a part that is not cut. */
export async function loadPreparedWhole(
  ...[name, part, folder, settings]: Parameters<typeof loadPrepared>
): Promise<InferenceSession> {
  const [session] = await loadPrepared(name, part, folder, settings);
  if (!session) throw new Error(`${name} has no part ${part}`);
  return session;
}

export async function loadSession(
  path: string,
  settings: SessionSettings,
  unpackConstants = true,
): Promise<InferenceSession> {
  return InferenceSession.create(path, {
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
