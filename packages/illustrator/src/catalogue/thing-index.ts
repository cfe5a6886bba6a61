import { openIndex } from './compiled-index.ts';
import type { ThingDrawing, ThingWords } from './thing-data.ts';

/** The files of `things/`. */
const THINGS = openIndex<ThingWords, ThingDrawing>('things');

export const thingNames = (): readonly string[] => THINGS.names();
export const thingWords = (name: string): ThingWords | null => THINGS.reading(name);
export const thingDrawing = (name: string): ThingDrawing | null => THINGS.drawing(name);
