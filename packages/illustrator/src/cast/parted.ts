import { wordTable } from '../catalogue/word-tables.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import type { Part } from '../scene-description.ts';
import { coversOf } from '../vocabulary/looks.ts';
import { paintOver } from './covers.ts';
import { apart } from './painted-over.ts';
import type { Box, Rig } from './rig.ts';
import { measureRig } from './silhouette.ts';

const { layers: LAYERS } = wordTable<{
  readonly layers: Readonly<Record<string, readonly [from: number, to: number]>>;
}>('part-spots');

/** Whether it is known where such a part of a thing is. */
export function hasPlace(noun: string): boolean {
  return Object.hasOwn(LAYERS, noun);
}

/** The same figure, of which some parts have a look of their own. */
export function parted(rig: Rig, parts: readonly Part[]): Rig {
  const body = measureRig(rig);
  const high = body.bottom - body.top;
  const regionOf = (noun: string): Box => {
    const [from, to] = LAYERS[noun] ?? [0, 1];
    return { ...body, top: body.top + high * from, bottom: body.top + high * to };
  };
  return {
    ...rig,
    draw(brush, phase) {
      rig.draw(brush, phase);
      for (const { noun, colour, looks } of parts) {
        const region = regionOf(noun);
        const covers = coversOf(looks);
        const dyes = [colour ? NAMED_COLOURS[colour] : undefined, ...covers.map(({ dye }) => dye)];
        brush.save();
        brush.beginPath();
        brush.rect(region.left, region.top, region.right - region.left, region.bottom - region.top);
        brush.clip();
        apart(brush, (own) => {
          rig.draw(own, phase);
          paintOver(own, dyes, covers, region);
        });
        brush.restore();
      }
    },
  };
}
