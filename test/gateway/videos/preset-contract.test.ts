import { videoEngineContract } from '../../engines/video-engine-contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { presetAt, videoFor } from './preset-at.ts';

const { video } = await sampleFiles();

/** One of each kind of service: a job at every other is in `preset-faults.test.ts`, and what follows a job knows no preset. */
const PRESETS = ['openai-videos', 'contract', 'kling', 'vertex-veo', 'fal', 'comfyui'];

for (const script of SCRIPTS.filter(({ preset }) => PRESETS.includes(preset))) {
  const service = await new ScriptedService(script, video).listen();
  // The suite stops jobs at their first progress: services that report none are made to.
  const create = () => presetAt(service, { poll: { progress: 'progress' } });
  const { seconds, width, height, model } = videoFor({
    accepts: create().capabilities.seconds,
    model: script.model,
  });
  videoEngineContract(`an engine of the preset ${script.preset}`, {
    create,
    anyJob: { seconds, width, height, model },
    longJob: { prompt: 'a long video fault=never-done' },
    failingJob: { prompt: 'a video fault=end-failed' },
  });
}
