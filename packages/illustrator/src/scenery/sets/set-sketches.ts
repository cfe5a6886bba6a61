import { drawThing } from '../../cast/objects/sketched.ts';
import type { FlipBook } from '../../catalogue/place-data.ts';
import { furnishings } from '../../catalogue/place-index.ts';
import { thingDrawing } from '../../catalogue/thing-index.ts';
import { drawSketch, isMoving } from '../../painting/sketch.ts';
import type { SetDrawing } from './set-things.ts';

/** Pictures of a round of what has moving parts. */
const ROUND = 8;

/** The drawings that are called so: of the place's own, of `furnishings/`, or else of `things/`, as large as in life. */
export function sketchesOf(
  names: ReadonlySet<string>,
  own: Readonly<Record<string, string | FlipBook>> = {},
): ReadonlyMap<string, SetDrawing> {
  const shared = furnishings();
  return new Map(
    [...names].flatMap((name) => {
      const sketch = own[name] ?? shared(name);
      const drawing = sketch === undefined ? ofThing(name) : ofPages([sketch].flat());
      return drawing ? [[name, drawing]] : [];
    }),
  );
}

const ofPages = (pages: FlipBook): SetDrawing => ({
  pages: pages.length,
  reach: 0,
  draw: (brush, page, light) => drawSketch(brush, pages[page % pages.length]!, { light }),
});

function ofThing(name: string): SetDrawing | null {
  const thing = thingDrawing(name);
  if (!thing) return null;
  const { colour: own, front = '', glows, size, sketch, tall, wide } = thing;
  const scale = size / tall;
  return {
    pages: isMoving(sketch) ? ROUND : 1,
    reach: (wide / 2) * scale,
    draw(brush, page, light) {
      const colours = { own, ...(glows ? {} : { light }) };
      brush.scale(scale, scale);
      drawThing(brush, thing, page / ROUND, colours);
      drawSketch(brush, front, colours);
    },
  };
}
