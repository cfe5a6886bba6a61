import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VideoJob } from '../../../src/engines/video-engine.ts';
import { mergeMaps } from '../../../src/gateway/description/merge-maps.ts';
import { presetNamed } from '../../../src/gateway/presets/presets.ts';
import type { UpstreamVideoEngine } from '../../../src/gateway/videos/upstream-video-engine.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import type { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { type EngineAt, engineAt, newJob } from './engine-at.ts';

const folder = scratchFolder();

/** A workflow of ComfyUI as its page saves it, with our variables in it. */
export const WORKFLOW = join(folder, 'workflow.json');
writeFileSync(
  WORKFLOW,
  JSON.stringify({
    3: { class_type: 'KSampler', inputs: { steps: 20 } },
    6: { class_type: 'CLIPTextEncode', inputs: { text: '$prompt' } },
    8: {
      class_type: 'EmptyLatentVideo',
      inputs: { width: '$width', height: '$height', seconds: '$seconds' },
    },
  }),
);

/** Polls as often as one likes. */
const QUICK = { poll: { every: '5ms', first: '0s', max: '5ms' } };

/** As it is written, with a workflow where one is needed. */
export function writtenPreset(preset: string): unknown {
  const workflow = preset === 'comfyui' ? { create: { json: { prompt: { template_file: WORKFLOW } } } } : {};
  return mergeMaps(presetNamed(preset), workflow);
}

/** An engine of the preset that a scripted service speaks. */
export function presetAt(
  service: ScriptedService,
  change: object = {},
  options: Partial<Pick<EngineAt, 'baseUrl' | 'foreign' | 'more'>> = {},
): UpstreamVideoEngine {
  const { preset, model } = service.script;
  return engineAt({
    raw: writtenPreset(preset),
    change: mergeMaps(QUICK, change) as object,
    baseUrl: service.baseUrl,
    model,
    ...options,
  });
}

/** A video that a service of these lengths takes. */
export function videoFor(
  { accepts, model }: { readonly accepts: readonly number[] | 'any'; readonly model: string },
  more: Partial<VideoJob> = {},
): VideoJob {
  const seconds = accepts === 'any' ? 8 : (accepts.find((one) => one >= 5) ?? accepts[0] ?? 8);
  return newJob({ model, seconds, width: 1280, height: 720, ...more });
}
