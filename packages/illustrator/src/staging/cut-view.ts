import type { Rig } from '../cast/rig.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { tallOf, wideOf } from './bounds-of.ts';

/** Somebody alone, so near that the frame cuts off what does not matter: how large, and where the ground is below the frame; null where all of it is seen. */
export function cutView(
  { height, scene, width }: Floor,
  subject: Subject,
  rig: Rig,
): { readonly scale: number; readonly ground: number } | null {
  const { box, cutAt } = rig;
  const [wide, tall] = [wideOf(box), tallOf(box)];
  if (cutAt !== undefined) {
    const scale = rig.fills
      ? 1.12 * Math.max(height / tall, width / wide)
      : Math.min((height * 0.94) / (cutAt - box.top), (width * 0.94) / wide);
    return { scale, ground: height - cutAt * scale };
  }
  if (!isPortrait(scene, subject, rig)) return null;
  // A person in close-up is cut at the hips, whatever its height.
  const scale = Math.min((height * 1.3) / (-box.top * 0.7), (width * 1.9) / wide);
  const ground = height * 0.14 - box.top * 0.7 * scale;
  return ground > height * 0.94 ? { scale, ground } : null;
}

/** Somebody in close-up who does nothing that takes more than the upper body. */
function isPortrait({ camera, relation }: SceneDescription, { figure }: Subject, rig: Rig): boolean {
  return camera.framing === 'close-up' && figure.kind === 'person' && !rig.ownShadow && relation !== 'riding';
}
