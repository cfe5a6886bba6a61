import { createCanvas } from '@napi-rs/canvas';
import { wordTable } from '../catalogue/word-tables.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import type { Part } from '../scene-description.ts';
import { lookOf } from '../vocabulary/looks.ts';
import { dyed, paintCover } from './covers.ts';
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
        const canvas = createCanvas(brush.canvas.width, brush.canvas.height);
        const own = canvas.getContext('2d');
        own.setTransform(brush.getTransform());
        rig.draw(own, phase);
        const covers = looks.flatMap((look) => lookOf(look).cover ?? []);
        if (colour) dyed(canvas, NAMED_COLOURS[colour]);
        for (const { dye } of covers) if (dye !== undefined) dyed(canvas, dye);
        own.globalCompositeOperation = 'source-atop';
        for (const cover of covers) paintCover(own, cover, region);
        brush.save();
        brush.beginPath();
        brush.rect(region.left, region.top, region.right - region.left, region.bottom - region.top);
        brush.clip();
        brush.resetTransform();
        brush.drawImage(canvas, 0, 0);
        brush.restore();
      }
    },
  };
}
