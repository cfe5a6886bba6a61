import type { Figure } from '../scene-description.ts';
import type { AnimalDrawing, AnimalWords } from './animal-data.ts';
import { openIndex } from './compiled-index.ts';

export type AnimalKind = Extract<Figure['kind'], 'quadruped' | 'bird' | 'fish' | 'creature'>;

/** The files of `animals/`. */
const ANIMALS = openIndex<AnimalWords & { readonly kind: AnimalKind }, AnimalDrawing>('animals');

export const animalNames = (): readonly string[] => ANIMALS.names();
export const animalWords = (name: string) => ANIMALS.reading(name);
export const animalDrawing = (name: string): AnimalDrawing | null => ANIMALS.drawing(name);
