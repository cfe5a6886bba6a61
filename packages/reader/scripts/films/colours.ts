import { NAMED_COLOURS } from '../../../illustrator/src/painting/colour.ts';
import { COLOUR_WORDS } from '../../../illustrator/src/vocabulary/verbs.ts';
import type { Sight } from '../../../illustrator/src/witness/sight.ts';

/** How much of a thing has the colour that it is said to have; of somebody who wears it, less. */
const ENOUGH = { itself: 0.12, part: 0.02, place: 1, weather: 1 };

/** Whether so much of it is of that colour, in light or in shade. */
export function showsColour({ colours }: Sight, word: string, as: keyof typeof ENOUGH): boolean {
  const name = COLOUR_WORDS.get(word) ?? word;
  const wanted = name in NAMED_COLOURS ? NAMED_COLOURS[name as keyof typeof NAMED_COLOURS] : null;
  if (wanted === null) return false;
  const own = toned(
    Number.parseInt(wanted.slice(1, 3), 16),
    Number.parseInt(wanted.slice(3, 5), 16),
    Number.parseInt(wanted.slice(5), 16),
  );
  let share = 0;
  for (const [colour, part] of colours) {
    const each = tonedBy(colour);
    if (isLike(each, own)) share += part;
  }
  return share >= ENOUGH[as];
}

const STRIPES = 0.2;

/** Stripes and dots are seen where there are two colours, and enough of both. */
export function isOfTwoColours({ colours }: Sight): boolean {
  const tones = [...colours].map(([colour, part]) => ({ part, tone: tonedBy(colour) }));
  return tones.some(({ tone }) => {
    const like = tones.filter((each) => isLike(each.tone, tone));
    const share = like.reduce((sum, { part }) => sum + part, 0);
    return share > STRIPES && share < 1 - STRIPES;
  });
}

const tonedBy = (colour: number) => toned((colour >> 8) * 17, ((colour >> 4) & 15) * 17, (colour & 15) * 17);

interface Tone {
  readonly hue: number;
  readonly chroma: number;
  readonly light: number;
}

function toned(red: number, green: number, blue: number): Tone {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = (most - least) / 255;
  const light = (most + least) / 510;
  if (chroma === 0) return { hue: 0, chroma, light };
  const range = most - least;
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, chroma, light };
}

const GREY = 0.16;
const HUE = 13;
const LIGHT = 0.24;

function isLike(one: Tone, other: Tone): boolean {
  if (Math.abs(one.light - other.light) > LIGHT) return false;
  if (other.chroma < GREY) return one.chroma < GREY + 0.02;
  const apart = Math.abs(one.hue - other.hue);
  return one.chroma > GREY * 0.75 && Math.min(apart, 360 - apart) < HUE;
}
