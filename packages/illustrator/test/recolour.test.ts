import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { loadEmoji } from '../src/cast/things/emoji.ts';
import { NAMED_COLOURS } from '../src/painting/colour.ts';

/** Colours that nobody takes for one another, whatever their shade. */
const PLAIN = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'black', 'white'] as const;

/** The one of some colours that most of the picture's pixels are nearest to. */
async function mainColour(
  icon: string,
  colour: string,
  among: readonly (keyof typeof NAMED_COLOURS)[],
): Promise<string> {
  const picture = await loadEmoji(icon, colour);
  const brush = createCanvas(64, 64).getContext('2d');
  brush.drawImage(picture!, 0, 0, 64, 64);
  const { data } = brush.getImageData(0, 0, 64, 64);
  const votes = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    const distance = (hex: string) =>
      [1, 3, 5].reduce(
        (sum, place, channel) =>
          sum + (Number.parseInt(hex.slice(place, place + 2), 16) - data[at + channel]!) ** 2,
        0,
      );
    const name = among.toSorted((a, b) => distance(NAMED_COLOURS[a]) - distance(NAMED_COLOURS[b]))[0]!;
    votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]![0];
}

for (const icon of ['red-apple', 'backpack', 'handbag', 'teddy-bear', 'banana', 'crown', 'necktie'])
  test(`the picture ${icon} takes any colour for the most part`, async () => {
    for (const name of PLAIN) assert.equal(await mainColour(icon, NAMED_COLOURS[name], PLAIN), name);
  });

for (const [shade, plain] of [
  ['maroon', 'red'],
  ['navy', 'blue'],
  ['dark green', 'green'],
  ['light blue', 'blue'],
  ['lavender', 'purple'],
  ['beige', 'brown'],
  ['teal', 'turquoise'],
] as const)
  test(`a ${shade} picture is not taken for ${plain}`, async () => {
    for (const icon of ['backpack', 't-shirt', 'necktie'])
      assert.equal(await mainColour(icon, NAMED_COLOURS[shade], [shade, plain, 'black', 'white']), shade);
  });
