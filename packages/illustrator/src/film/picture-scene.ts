import type { RenderJob } from '../render-job.ts';
import type { SceneDescription } from '../scene-description.ts';
import { readDraft } from '../stage/read-scene.ts';

/** Where no place is named, or one without weather, a scene has none; on a picture falls whatever the prompt names. */
export async function sceneOverPicture(scene: SceneDescription, job: RenderJob): Promise<SceneDescription> {
  const hasPicture = job.inputs.some(({ role }) => role !== 'component' && role !== 'character');
  if (!hasPicture || scene.weather !== 'clear' || job.edits.length > 0) return scene;
  return { ...scene, weather: (await readDraft(job.prompt)).weather ?? 'clear' };
}
