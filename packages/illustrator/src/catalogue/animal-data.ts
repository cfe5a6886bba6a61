import type { AnimalSchema } from '../../schemas/animal-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

/** One file of `animals/`. */
export type AnimalData = Written<typeof AnimalSchema>;

/** What reading a prompt needs to know of an animal. */
export type AnimalWords = Pick<AnimalData, 'words' | 'lives' | 'long' | 'lengths'>;

/** What drawing it needs; a bird that is another picture at rest has a sketch too. */
export type AnimalDrawing = Omit<AnimalData, keyof AnimalWords>;
