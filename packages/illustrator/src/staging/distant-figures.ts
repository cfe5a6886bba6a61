import { INDOOR } from '../cast/casting.ts';
import type { SceneDescription, SubjectId } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import type { Figure } from './figure.ts';
import type { Role } from './role.ts';

type Ids = ReadonlySet<SubjectId>;

/** Whom and what is said to be in the distance; what somebody near is in, on or at is not. */
export function farAway({ relations, subjects }: SceneDescription): Ids {
  const isTied = (id: SubjectId) =>
    relations.some(({ kind, of, to }) => to === id || (of === id && kind !== 'behind'));
  const far = subjects.filter(
    ({ figure, id, looks }) => looks?.includes('far') && (figure.kind === 'landmark' || !isTied(id)),
  );
  return new Set(far.map(({ id }) => id));
}

/** Where the others are, as if these were not there. */
export function without(scene: SceneDescription, ids: Ids): SceneDescription {
  if (ids.size === 0) return scene;
  const { moves, ...rest } = scene;
  const left = moves?.filter(({ by, to }) => !ids.has(by) && !(to && ids.has(to))) ?? [];
  return {
    ...rest,
    subjects: scene.subjects.filter(({ id }) => !ids.has(id)),
    relations: scene.relations.filter(({ of, to }) => !ids.has(of) && !ids.has(to)),
    ...(left.length > 0 && { moves: left }),
  };
}

/** A person's height far away, and how high at least and at most anything is, as shares of the frame's. */
const PERSON = 0.12;
const [LOW, HIGH] = [0.08, 0.24];
/** At the other end of a room nobody is as small. */
const INDOORS = 2.8;

/** Small at the horizon and behind everybody else, beside them; what gets along does so slowly. */
export function distantFigures({ height, horizon, scene, width }: Floor, roles: readonly Role[]): Figure[] {
  const nearness = INDOOR.has(scene.place) ? INDOORS : 1;
  return roles.flatMap((role, order) => {
    const { rig, subject } = role;
    const [wide, tall] = [rig.box.right - rig.box.left, rig.box.bottom - rig.box.top];
    const share = nearness * Math.max(LOW, Math.min(HIGH, (tall / 100) * PERSON));
    const count = Math.min(6, subject.count);
    const scale = Math.min((share * height) / tall, (width * 0.4) / wide / count);
    const lower = rig.medium === 'ground' ? 0.24 : 0.08;
    const y = rig.medium === 'air' ? horizon * 0.5 : horizon + (height - horizon) * lower;
    const pitch = wide * scale * 1.2;
    const room = 0.08 + (pitch * count) / 2 / width;
    const middle = [1 - room, room, 0.5][order % 3]! * width;
    return Array.from({ length: count }, (_, index): Figure => {
      const x = middle + (index - (count - 1) / 2) * pitch;
      return {
        role,
        index,
        rig,
        scale,
        look: `${subject.id} far`,
        depth: -200 - order,
        beat: index,
        path: ({ progress }) => ({ x: x + (rig.speed > 0 ? (progress - 0.5) * width * 0.1 : 0), y }),
      };
    });
  });
}
