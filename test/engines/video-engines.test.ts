import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { FakePolledVideoEngine, FakeVideoEngine } from '../support/fake-video-engine.ts';
import { videoEngineContract } from './video-engine-contract.ts';

const samples = await sampleFiles();

videoEngineContract('a fake engine that is watched', {
  create: () => new FakeVideoEngine(samples),
  longJob: { prompt: 'hang' },
  failingJob: { prompt: 'fail' },
});

videoEngineContract('a fake engine that is asked', {
  create: () => new FakePolledVideoEngine({ ...samples, stepMs: 5 }),
  longJob: { prompt: 'hang' },
  failingJob: { prompt: 'fail' },
});

videoEngineContract('the engine that illustrates', {
  create: () => new SceneEngine(),
  anyJob: { width: 160, height: 160 },
  longJob: { seconds: 20, width: 480, height: 480 },
  failingJob: { inputs: [{ role: 'first-frame', open: async () => import.meta.filename }] },
});
