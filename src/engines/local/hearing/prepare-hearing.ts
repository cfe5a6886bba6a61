import { join } from 'node:path';
import type { WeightName } from '../../../weights/manifest.ts';
import { isPresent, weightPath } from '../../../weights/weight-store.ts';
import { preparedModel } from '../onnx/prepare-model.ts';
import type { ModelPart } from './decoder-step.ts';
import { MOONSHINE_PARTS } from './moonshine-model.ts';
import { whisperParts } from './whisper/whisper-model.ts';

const PARTS: Partial<Record<WeightName, readonly ModelPart[]>> = {
  'moonshine-tiny': Object.values(MOONSHINE_PARTS),
  'whisper-base': whisperParts('whisper-base'),
  'whisper-small': whisperParts('whisper-small'),
};

/** Prepares the installed recognisers, so that the first request need not wait for it. */
export async function prepareHearing(directory: string): Promise<void> {
  for (const [name, parts] of Object.entries(PARTS) as [WeightName, readonly ModelPart[]][]) {
    if (!isPresent(directory, name)) continue;
    for (const { file, changes } of parts) {
      await preparedModel({ path: join(weightPath(directory, name), file), changes, unpackConstants: true });
    }
  }
}
