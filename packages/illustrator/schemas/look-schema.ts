import { Type } from 'typebox';
import { choices, colour, length, mayHave, number, oneOf, part } from './schema-parts.ts';

const noneOr = (description: string) => Type.Union([colour(description), Type.Null()]);
const yes = (description: string) => Type.Boolean({ description });

/** Each of it may be left to chance or to other clothes. */
export const LookSchema = part(
  'how somebody looks',
  mayHave({
    height: length('relative to a grown person'),
    headSize: length("relative to a grown person's"),
    head: part('a head that is not human', {
      sketch: Type.String({ description: 'the drawing; `$` is the skin' }),
      mouth: part('where it opens to speak', {
        x: number('to the right'),
        y: number('downwards'),
        ...mayHave({ colour: colour('of the open mouth') }),
      }),
      ...mayHave({ shut: Type.String({ description: 'drawn over it while the eyes are shut' }) }),
    }),
    body: Type.String({ description: 'a sketch in place of body and legs; the neck is the origin' }),
    skin: colour('of face and hands'),
    female: yes('lashes and lips'),
    old: yes('lines in the face'),
    hair: colour('of the hair'),
    hairStyle: oneOf(choices.hairStyles, 'how the hair is worn'),
    beard: noneOr('of a beard'),
    longBeard: yes('down to the breast'),
    moustache: colour('of a moustache'),
    belly: yes('a rounded belly'),
    top: colour('of the upper body'),
    bottom: colour('of the legs'),
    shoes: colour('of the shoes'),
    boots: colour('of boots'),
    socks: colour('of socks'),
    gloves: colour('of gloves'),
    gloveSize: length('how large gloves are'),
    cuff: colour('of a band round sleeves and trouser legs'),
    sleeves: oneOf(['long', 'short'], 'how long sleeves are'),
    dress: yes('a dress or a tunic'),
    long: oneOf(['straight', 'wide'], 'a dress down to the feet'),
    skirt: colour("of the skirt, where it is not the top's"),
    tutu: yes('a skirt that stands out'),
    coat: yes('a long coat'),
    shorts: yes('short trousers'),
    trousers: yes('trousers below a dress'),
    bare: yes('bare arms and legs'),
    bareChest: yes('nothing on the breast'),
    apron: part('an apron', { colour: colour('its own') }),
    sash: colour('of a sash'),
    cape: noneOr('of a cape'),
    scarf: colour('of a scarf'),
  }),
);
