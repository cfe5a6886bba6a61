import type { Mouth } from '../cast/mouth.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type HeardLine, lipsOf } from '../sound/spoken-line.ts';
import type { Lips } from './actor.ts';
import type { CastLips, Role } from './role.ts';

export function castLips(scene: SceneDescription, lines: readonly HeardLine[]): CastLips {
  const { pace } = scene.camera;
  return {
    speaks: (id) => lines.some(({ by }) => by === id),
    of: (id, index, alone = false) => {
      const all = alone ? -1 : index;
      const lips = lipsOf(lines.filter(({ by, which }) => by === id && (which ?? all) === index));
      return ({ time }) => lips(time / pace);
    },
  };
}

/** Mouths of one figure that speak: its own, and its partner's where two are drawn as one. */
export function lipsOfRole(lips: CastLips, role: Role, index: number): Partial<Record<Mouth, Lips>> {
  const { subject, rig, joined } = role;
  const speaker = role.voice ?? subject.id;
  const company = (rig.company ?? 0) > 0;
  // Where one figure shows two of a kind, it shows the first and the second, the third and the fourth …
  const place = company && joined === undefined ? index * 2 : index;
  const partner = joined ?? subject.id;
  return {
    ...(lips.speaks(speaker) && { lead: lips.of(speaker, place) }),
    ...(company &&
      lips.speaks(partner) && {
        partner: joined === undefined ? lips.of(partner, place + 1, true) : lips.of(joined, 0),
      }),
  };
}

/** A subject that speaks and does nothing else stands and talks. */
export function speakersTalking(scene: SceneDescription, lines: readonly HeardLine[]): SceneDescription {
  const speakers = new Set(lines.map(({ by }) => by));
  return {
    ...scene,
    subjects: scene.subjects.map((subject) => {
      const { id, action, deed, figure } = subject;
      const isIdle = figure.kind === 'person' && action === null && deed === null;
      return isIdle && speakers.has(id) ? { ...subject, action: 'talk' as const } : subject;
    }),
  };
}
