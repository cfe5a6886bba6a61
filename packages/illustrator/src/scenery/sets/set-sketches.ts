import type { FlipBook } from '../../catalogue/place-data.ts';
import { furnishings } from '../../catalogue/place-index.ts';
import { thingDrawing } from '../../catalogue/thing-index.ts';
import type { SetDrawing } from './set-things.ts';

/** The sketches that are called so: of the place's own, of `furnishings/`, or else of `things/`, as large as in life. */
export function sketchesOf(
  names: ReadonlySet<string>,
  own: Readonly<Record<string, string | FlipBook>> = {},
): ReadonlyMap<string, SetDrawing> {
  const shared = furnishings();
  return new Map(
    [...names].flatMap((name) => {
      const sketch = own[name] ?? shared(name);
      const drawing = sketch === undefined ? ofThing(name) : { pages: [sketch].flat(), scale: 1 };
      return drawing ? [[name, drawing]] : [];
    }),
  );
}

function ofThing(name: string): SetDrawing | null {
  const thing = thingDrawing(name.replaceAll('-', ' '));
  if (!thing) return null;
  const { colour, front = '', size, sketch, tall } = thing;
  return { pages: [`${sketch}\n${front}`], scale: size / tall, own: colour };
}
