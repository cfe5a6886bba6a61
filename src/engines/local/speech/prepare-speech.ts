import { isPresent, weightPath } from '../../../weights/weight-store.ts';
import { preparedModel } from '../onnx/prepare-model.ts';
import { KOKORO_FILE, KOKORO_PARTS } from './kokoro-model.ts';

/** Prepares the installed voices, so that the first request need not wait for it. */
export async function prepareSpeech(directory: string): Promise<void> {
  if (!isPresent(directory, 'kokoro')) return;
  const path = weightPath(directory, 'kokoro', KOKORO_FILE);
  for (const part of Object.values(KOKORO_PARTS)) await preparedModel({ path, ...part });
}
