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
