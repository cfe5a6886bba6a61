import { thingWords } from '../../catalogue/thing-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import { heldSize } from '../../vocabulary/life-size.ts';
import { drawObject } from '../objects/draw-object.ts';
import type { Rig } from '../rig.ts';
import { emojiOfModel } from '../things/cast-emoji.ts';
import type { Accessory } from './draw-person.ts';
import * as handProps from './hand-props.ts';
import type { PersonOptions } from './person.ts';

/** How somebody has something in hand, who walks or stays. */
export async function inHand(
  thing: Subject,
  walking: boolean,
): Promise<Pick<PersonOptions, 'movement' | 'before' | 'room'>> {
  const model = 'model' in thing.figure ? thing.figure.model : thing.figure.icon;
  const movement = walking ? 'walk-hold' : 'hold';
  if (model === 'umbrella') return { movement, before: handProps.umbrella(thing.colour), room: { top: 20 } };
  if (model === 'book') return { movement: 'read', before: handProps.book };
  if (model === 'sword') return { movement, before: handProps.sword('#dfe5ec') };
  if (model === 'lantern')
    return { movement, before: handProps.handLantern(thing.colour), room: { right: 20 } };
  const tint = thing.colour && NAMED_COLOURS[thing.colour];
  const afloat = thing.figure.kind === 'craft' ? drawObject(model, tint) : null;
  if (afloat) {
    const long = model === 'kite' ? 74 : 26;
    const draw = handProps.picture(
      (brush) => {
        brush.scale(0.6, 0.6);
        afloat.draw(brush, 0);
      },
      24,
      long,
    );
    return {
      movement: model === 'kite' ? 'wave' : 'hold',
      before: draw,
      room: { top: 70, right: 40 },
    };
  }
  const object = thing.figure.kind === 'object' ? drawObject(model, tint) : null;
  const drawn = object ? Math.max(-object.box.top, object.box.right - object.box.left) : 0;
  const long = heldSize(thing, drawn);
  if (object && thingWords(model)?.held === 'hanging')
    return { movement: walking ? 'walk-carry' : 'stand', before: hanging(object, long), room: { right: 30 } };
  if (object)
    return {
      movement,
      before: inFist(object, long),
      room: { right: long, top: Math.max(0, long - 30) },
    };
  const picture = await emojiOfModel(model);
  const draw = picture
    ? handProps.picture(
        (brush, size) => brush.drawImage(picture, -size / 2, -size / 2, size, size),
        Math.max(26, long),
      )
    : undefined;
  return {
    movement,
    ...(draw ? { before: draw } : {}),
    room: { right: long, top: Math.max(0, long - 30) },
  };
}

/** Carried by a handle, below the hand. */
function hanging(thing: Rig, long: number): Accessory {
  const size = Math.min(36, long) / -thing.box.top;
  return (brush, body) => {
    brush.save();
    brush.translate(body.nearHand.x + 2, body.nearHand.y - thing.box.top * size - 2);
    brush.scale(size, size);
    thing.draw(brush, 0);
    brush.restore();
  };
}

const LONG = 45;

/** As large as a hand can hold, its foot in the hand; what has a long shaft stands on the ground. */
function inFist(thing: Rig, long: number): Accessory {
  const { box } = thing;
  if (-box.top > LONG && -box.top > 1.8 * (box.right - box.left))
    return (brush, body) => {
      brush.save();
      brush.translate(body.nearHand.x + 3, 0);
      thing.draw(brush, 0);
      brush.restore();
    };
  const size = long / Math.max(-box.top, box.right - box.left);
  return (brush, body) => {
    brush.save();
    brush.translate(body.nearHand.x + 3, body.nearHand.y + 3);
    brush.scale(size, size);
    thing.draw(brush, 0);
    brush.restore();
  };
}
