import { after } from 'node:test';
import type { Script } from '../../support/scripted-upstream/script.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { startService, type TestService } from '../../support/service.ts';
import { descriptionOf } from '../videos/engine-at.ts';
import { WORKFLOW, writtenPreset } from '../videos/preset-at.ts';

const MODELS = [
  ...['vidA2', 'vidA2-fast', 'vidA2-pro', 'vidA3'],
  ...['vidA3-fast', 'vidA3-pro', 'vidA3.1', 'vidA3.1-fast'],
];

/** A hosted service, and the model that it makes at one of ours. */
export interface Hosted {
  readonly upstream: ScriptedService;
  readonly model: string;
  readonly service: TestService;
}

/** Which lengths a service takes is no matter to these tests. */
export const ANY_LENGTH = { accepts: { seconds: { from: 1, to: 60 } } };

/** Every preset has its model at one of three services, by the settings for these services and their models. */
export async function hostPresets(
  video: string,
  settingsOf: (upstreams: Readonly<Record<string, ScriptedService>>) => object,
): Promise<Map<string, Hosted>> {
  const hosted = new Map<string, Hosted>();
  for (let first = 0; first < SCRIPTS.length; first += MODELS.length) {
    const scripts = SCRIPTS.slice(first, first + MODELS.length);
    const upstreams = await Promise.all(scripts.map((script) => new ScriptedService(script, video).listen()));
    const routes = Object.fromEntries(upstreams.map((upstream, index) => [MODELS[index]!, upstream]));
    const service = await startService({
      settings: settingsOf(routes),
      environment: { COMFYUI_WORKFLOW: WORKFLOW },
    });
    after(() => service.stop());
    for (const [model, upstream] of Object.entries(routes))
      hosted.set(upstream.script.preset, { upstream, model, service });
  }
  return hosted;
}

/** Whether the job of a lost creation is found again: by our own id, in a list, or by repeating it with its key. */
export const finds = ({ preset, keyOf }: Script): boolean =>
  keyOf !== undefined || ['own_id', 'list'].includes(descriptionOf(writtenPreset(preset)).reconcile.by);

export const isUndecided = async ({ service }: Hosted, id: string): Promise<boolean> => {
  const { json } = await service.admin('GET', '/tasks?undecided=true&limit=100');
  return json.data.some((task: { id: string }) => task.id === id);
};
