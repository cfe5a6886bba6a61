import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import { drawObject } from '../objects/object-drawings.ts';
import type { Medium, Rig } from '../rig.ts';
import { emojiOfModel } from '../things/cast-emoji.ts';
import { craft } from '../vehicles/craft.ts';
import type { Accessory } from './draw-person.ts';
import * as handProps from './hand-props.ts';
import { type MovementName, person } from './person.ts';
import type { PersonLook } from './person-look.ts';

/** Somebody with something in hand. */
export async function castHolder(
  subject: Subject,
  look: PersonLook,
  medium: Medium,
  partner: Subject,
): Promise<Rig> {
  const model = 'model' in partner.figure ? partner.figure.model : partner.figure.icon;
  const walking = subject.action === 'walk' || subject.action === 'run';
  const movement: MovementName = walking ? 'walk-hold' : 'hold';
  if (model === 'umbrella')
    return person({
      look,
      movement,
      medium,
      before: handProps.umbrella(partner.colour),
      room: { top: 20 },
    });
  if (model === 'book') return person({ look, movement: 'read', medium, before: handProps.book });
  if (model === 'sword') return person({ look, movement, medium, before: handProps.sword('#dfe5ec') });
  if (model === 'lantern')
    return person({
      look,
      movement: walking ? 'walk-hold' : 'hold',
      medium,
      before: handProps.handLantern(partner.colour),
      room: { right: 20 },
    });
  const thing = partner.figure.kind === 'craft' ? craft(model, partner.colour) : null;
  if (thing) {
    const long = model === 'kite' ? 74 : 26;
    const draw = handProps.picture(
      (brush) => {
        brush.scale(0.6, 0.6);
        thing.draw(brush, 0);
      },
      24,
      long,
    );
    return person({
      look,
      movement: model === 'kite' ? 'wave' : 'hold',
      medium,
      before: draw,
      room: { top: 70, right: 40 },
    });
  }
  const object =
    partner.figure.kind === 'object'
      ? await drawObject(model, partner.colour && NAMED_COLOURS[partner.colour])
      : null;
  if (object && HANGING.has(model))
    return person({
      look,
      movement: walking ? 'walk-carry' : 'stand',
      medium,
      before: hangingThing(object),
      room: { right: 24 },
    });
  if (object)
    return person({ look, movement, medium, before: heldThing(object), room: { right: 24, top: 10 } });
  const picture = await emojiOfModel(model);
  const draw = picture
    ? handProps.picture((brush, size) => brush.drawImage(picture, -size / 2, -size / 2, size, size), 26)
    : undefined;
  return person({ look, movement, medium, ...(draw ? { before: draw } : {}), room: { right: 16 } });
}

/** Carried by a handle, below the hand. */
const HANGING = new Set([
  'suitcase',
  'basket',
  'bucket',
  'watering can',
  'shopping bag',
  'garbage bag',
  'first aid kit',
  'paint can',
]);

function hangingThing(thing: Rig): Accessory {
  const size = Math.min(1, 36 / -thing.box.top);
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
function heldThing(thing: Rig): Accessory {
  const { box } = thing;
  if (-box.top > LONG && -box.top > 1.8 * (box.right - box.left))
    return (brush, body) => {
      brush.save();
      brush.translate(body.nearHand.x + 3, 0);
      thing.draw(brush, 0);
      brush.restore();
    };
  const size = Math.min(1, 34 / Math.max(-box.top, box.right - box.left)) * (-box.top < 12 ? 1.6 : 1);
  return (brush, body) => {
    brush.save();
    brush.translate(body.nearHand.x + 3, body.nearHand.y + 3);
    brush.scale(size, size);
    thing.draw(brush, 0);
    brush.restore();
  };
}
