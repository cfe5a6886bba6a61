import type {
  Action,
  Change,
  ColourName,
  Figure,
  Garment,
  Material,
  Subject,
  SubjectId,
} from '../scene-description.ts';

export interface DraftSubject {
  id: SubjectId;
  noun: string;
  figure: Figure;
  count: number;
  colour: ColourName | null;
  size: Subject['size'];
  action: Action | null;
  dress: ColourName | null;
  clothes: Garment[];
  material: Material | null;
  deed: string | null;
  change: Change | null;
}

/** What stands before a noun and describes it. */
export interface Modifiers {
  count: number | null;
  colour: ColourName | null;
  size: Subject['size'];
  material: Material | null;
  /** "a dog" is a new one, "the dog" the one already mentioned. */
  definite: boolean;
}

export const NO_MODIFIERS: Modifiers = {
  count: null,
  colour: null,
  size: 'normal',
  material: null,
  definite: false,
};

/** The one of that name that was meant before. */
export function knownSubject(
  subjects: readonly DraftSubject[],
  noun: string,
  figure: Figure,
  modifiers: Modifiers,
): DraftSubject | undefined {
  const { definite, colour, size } = modifiers;
  const alike = subjects.find(
    (subject) => subject.noun === noun && JSON.stringify(subject.figure) === JSON.stringify(figure),
  );
  // "An elephant and a small elephant" are two.
  if (alike && !definite && size !== 'normal' && alike.size !== size) return undefined;
  if (!alike || definite || colour === null || alike.colour === null) return alike;
  // "a red car and a blue car" are two.
  return alike.colour === colour ? alike : undefined;
}
