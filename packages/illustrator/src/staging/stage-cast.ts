import type { SceneDescription } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Actor } from './actor.ts';
import { type Aims, aimsOf, circled } from './aims.ts';
import { arrangedFigures } from './arranged-figures.ts';
import { castRoles } from './cast-roles.ts';
import { distantFigures, farAway, without } from './distant-figures.ts';
import { filmFigures, isPlayedBy } from './figure.ts';
import { figuresFromAbove } from './from-above.ts';
import { isTied } from './is-tied.ts';
import type { CastOptions, Role } from './role.ts';
import { isShownAlone } from './shot-view.ts';

export interface Cast {
  readonly actors: readonly Actor[];
  /** How fast the camera travels along, in pixels a second. */
  readonly velocity: number;
  readonly aims: Aims | null;
}

/** Casts every subject of the scene, decides how large it is, where it stands and how it moves. */
export async function stageCast(stage: Floor, options: CastOptions): Promise<Cast> {
  const { scene } = stage;
  const far = farAway(scene);
  const tied = isTied(without(scene, far));
  const everybody = await castRoles(scene, tied);
  const alone = shownAlone(scene, everybody, options.focus);
  const isAlive = alone !== null && LIVING.has(alone.subject.figure.kind);
  const distant = alone ? [] : everybody.filter(({ subject }) => far.has(subject.id));
  const roles = alone ? [alone] : everybody.filter((role) => !distant.includes(role));
  const { figures, velocity } =
    scene.camera.framing === 'overhead'
      ? { figures: figuresFromAbove(stage, roles), velocity: 0 }
      : arrangedFigures(stage, roles, options, tied && !isAlive);
  const all = [...distantFigures(stage, distant), ...figures];
  const aims = aimsOf(stage, figures);
  const actors = await filmFigures(stage, all, options);
  const middle = (aims?.[0].x ?? 0.5) * stage.width;
  const isCircled = scene.camera.move === 'circle';
  return {
    actors: isCircled ? actors.map((actor) => circled(actor, stage, middle)) : actors,
    velocity,
    aims,
  };
}

/** Whom a close shot shows without the others. */
function shownAlone(
  scene: SceneDescription,
  roles: readonly Role[],
  focus: CastOptions['focus'],
): Role | null {
  if (focus === null || !isShownAlone(scene, focus)) return null;
  const role = roles.find((each) => isPlayedBy(each, focus)) ?? roles[0]!;
  return { ...role, subject: { ...role.subject, count: 1 }, rigs: [role.rig] };
}
