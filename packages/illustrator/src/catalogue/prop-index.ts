import { openIndex } from './compiled-index.ts';

/** The files of `props/`: sketches that several deeds have in hand or around. */
const PROPS = openIndex<object, { readonly sketch: string }>('props');

export const propSketch = (name: string): string | null => PROPS.drawing(name)?.sketch ?? null;
