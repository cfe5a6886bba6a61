/** Of these the colour is an hour, a light, or nobody paints it. */
const NOT_PAINTED =
  '(?! (?:sky|skies|sea|seas|ocean|water|waters|eyes?|light|lights|hour|forests?|trees?|leaves|grass|meadows?|hills?))';

/** Shades that take two words, as the one word that the table of colours has for them. */
const SHADES: readonly (readonly [words: RegExp, colour: string])[] = [
  [shade('dark|deep|midnight|navy', 'blue'), 'navy'],
  [shade('light|pale|pastel|sky|baby|powder|ice', 'blue'), 'lightblue'],
  [shade('dark|deep|wine|burgundy|blood', 'red'), 'maroon'],
  [shade('dark|deep|forest|hunter|bottle', 'green'), 'darkgreen'],
  [shade('light|pale|pastel|mint', 'green'), 'lightgreen'],
  [shade('lime|neon', 'green'), 'lime'],
  [shade('olive', 'green'), 'olive'],
  [shade('dark|deep|chocolate', 'brown'), 'darkbrown'],
  [shade('light|pale|sandy', 'brown'), 'beige'],
  [shade('dark|charcoal', 'gr[ae]y'), 'darkgrey'],
  [shade('light|pale', 'gr[ae]y'), 'silver'],
  [shade('dark|deep', 'purple|violet'), 'darkpurple'],
  [shade('light|pale|pastel', 'purple|violet'), 'lavender'],
  [shade('hot|neon|shocking', 'pink'), 'magenta'],
  [shade('light|pale|pastel|baby', 'yellow'), 'cream'],
  [shade('off', 'white'), 'cream'],
];

function shade(words: string, colours: string): RegExp {
  return new RegExp(`\\b(?:${words})[ -](?:${colours})\\b${NOT_PAINTED}`, 'g');
}

/** "a dark blue car" is a navy one; "bright red" and "dark orange" are red and orange. */
export function nameShades(text: string): string {
  let named = text;
  for (const [words, colour] of SHADES) named = named.replace(words, colour);
  return named.replace(
    /\b(?:bright|vivid|dark|light|pale|deep|neon|pastel|hot|burnt)[ -](red|orange|yellow|green|blue|purple|pink)\b(?! (?:sky|skies|sea|ocean|water|light|lights))/g,
    '$1',
  );
}
