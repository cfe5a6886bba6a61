import type { Mouth } from '../cast/mouth.ts';
import type { Rig } from '../cast/rig.ts';
import type { SceneDescription, Subject, SubjectId } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';
import { type HeardLine, lipsOf } from '../sound/spoken-line.ts';

/** The number of the mouth's shape at a moment; 0 is at rest. */
export type Lips = (moment: Moment) => number;

/** Whose lips move: of a subject, of all that are cast for it or of one. */
export interface CastLips {
  readonly speaks: (id: SubjectId) => boolean;
  /** `alone`: only what this one says by itself. */
  readonly of: (id: SubjectId, index: number, alone?: boolean) => Lips;
}

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
export function lipsOfRole(
  lips: CastLips,
  role: {
    readonly subject: Subject;
    readonly rig: Rig;
    readonly joined?: SubjectId;
    readonly voice?: SubjectId;
  },
  index: number,
): Partial<Record<Mouth, Lips>> {
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

/** The mouths of a role's figures that are painted open as well. */
export function mouthsOfRole(lips: CastLips, role: Parameters<typeof lipsOfRole>[1]): Mouth[] {
  return Object.keys(lipsOfRole(lips, role, 0)) as Mouth[];
}

/** Whoever speaks and does nothing else stands and talks. */
export function speakersTalking(scene: SceneDescription, lines: readonly HeardLine[]): SceneDescription {
  const speakers = new Set(lines.map(({ by }) => by));
  return {
    ...scene,
    subjects: scene.subjects.map((subject) =>
      speakers.has(subject.id) &&
      subject.figure.kind === 'person' &&
      subject.action === null &&
      subject.deed === null
        ? { ...subject, action: 'talk' as const }
        : subject,
    ),
  };
}
