import { drawObject } from '../objects/draw-object.ts';
import type { Rig } from '../rig.ts';

const COLOURS: Readonly<Record<string, string>> = {
  cookie: '#c98f4e',
  pizza: '#f0c04e',
  island: '#d9c08a',
  chocolate: '#6b3f2a',
  lake: '#4aa8d8',
  leaf: '#4fae5b',
};
const DRAWN = ['hot air balloon', 'balloon', 'cloud', 'cake'];

/** Anything in the form of a heart: balloons fly, clouds drift, all else lies there. */
export function heartShaped(noun: string, colour: string | null): Rig | null {
  const model = DRAWN.find((each) => noun.includes(each)) ?? 'shape';
  return drawObject(`heart ${model}`, colour ?? COLOURS[noun] ?? null);
}
