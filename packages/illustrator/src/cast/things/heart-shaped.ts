import { wordRecord } from '../../vocabulary/word-classes.ts';
import { drawObject } from '../objects/draw-object.ts';
import type { Rig } from '../rig.ts';

const COLOURS = wordRecord<Readonly<Record<string, string>>>('heartColours');
const DRAWN = ['hot air balloon', 'balloon', 'cloud', 'cake'];

/** Anything in the form of a heart: balloons fly, clouds drift, all else lies there. */
export function heartShaped(noun: string, colour: string | null): Rig | null {
  const model = DRAWN.find((each) => noun.includes(each)) ?? 'shape';
  return drawObject(`heart ${model}`, colour ?? COLOURS[noun] ?? null);
}
