import type { DeedSchema } from '../../schemas/deed-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

type DeedFile = Written<typeof DeedSchema>;

/**
 * What reading a prompt needs to know of a deed: something that people (and animals that stand up for it) can be shown
 * doing, beyond the plain actions.
 */
export const DEED_WORDS = [
  'words',
  'by',
  'verbs',
  'place',
  'moves',
  'thing',
  'has',
  'contest',
  'toOneself',
  'ownLegs',
  'handless',
] as const;
export type DeedWords = Pick<DeedFile, (typeof DEED_WORDS)[number]>;

/** What its drawing tells of it, for who reads a prompt. */
export interface DeedShape {
  /** Somebody else is in the drawing. */
  readonly company?: boolean;
  /** Can be drawn in no other posture than its own. */
  readonly ownPosture?: boolean;
}

/** How somebody is drawn doing something. */
export type Deed = Omit<DeedFile, keyof DeedWords | 'keys' | 'cycle'> &
  Required<Pick<DeedFile, 'keys' | 'cycle'>>;

/** What one body does in a round of a deed. */
export type BodyScript = Pick<Deed, 'stance' | 'keys' | 'flows' | 'face' | 'look' | 'hat' | 'props'>;
export type DeedAnimal = NonNullable<Deed['animal']>;
export type Stance = NonNullable<Deed['stance']>;

/** One file of `deeds/`. Without `keys` it is told in words and drawn by the plain figure. */
export type DeedData = DeedWords & (Deed | { readonly keys?: never });

/** The words of each line of props. */
export function propLines({ props = '' }: Pick<BodyScript, 'props'>): string[][] {
  return props
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([layer]) => layer !== '');
}

/** The sketch of a line, if it has one: of `object:apple` the apple. */
export function sketchNamed([, drawn = '']: readonly string[]): string | null {
  const name = drawn.split(':').at(-1)!;
  return name === 'tie' || name === 'nothing' ? null : name;
}
