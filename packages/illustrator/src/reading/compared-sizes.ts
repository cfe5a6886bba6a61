import type { Subject } from '../scene-description.ts';

type Size = Exclude<Subject['size'], 'normal'>;

/** What sizes are compared with, by how large that is. */
const MEASURES: readonly (readonly [size: Size, pattern: RegExp])[] = [
  [
    'giant',
    /^(?:houses?|buildings?|mountains?|skyscrapers?|castles?|bus|buses|trucks?|whales?|planets?|moon|towers?|ships?|trees?|cathedrals?|churches|church|islands?|city|cities|towns?|elephants?|dinosaurs?|cars?|airplanes?|planes?|jets?|stadiums?|hills?|barns?|trains?|galaxy|continent|lighthouse|palace|school|giants?)$/,
  ],
  ['large', /^(?:horses?|man|men|person|people|bears?|cows?|doors?|lions?|pony|adult|fridge|tiger|sofa)$/],
  [
    'small',
    /^(?:cats?|dogs?|hands?|apples?|shoes?|football|melon|loaf|book|kitten|puppy|rabbit|teapot|fist)$/,
  ],
  [
    'tiny',
    /^(?:thumbs?|thumbnail|coins?|peas?|ants?|mouse|mice|grain|fingernail|fingers?|needle|bean|nut|walnut|cherry|grape|fly|bee|matchbox|teacup|cup|pebble|pin|pinhead|button|seed|penny|marble|grasshopper|matchstick)$/,
  ],
];

const COMPARED =
  /\b(?:(?:about|almost|nearly|roughly|around) )?(?:the size of|(?:as|so) (?:big|large|tall|huge|high|small|tiny|long|wide|massive|gigantic) as|(?:no |not )?(?:bigger|larger|taller|smaller|higher) than) (?:(?:an?|the|any|his|her|its|your|my) )?(?:(?:small|big|large|whole|entire|city|two|three|ten|double|tall|full|grown|real|human|story|storey) ){0,3}([a-z]+)\b/g;
/** Whom it is said of, right before it: "a sleepy green dragon, the size of …". */
const MEASURED =
  /\b(an?|the|one|two|three|his|her|its|their|my|some) ((?:[a-z]+ ){0,2}[a-z]+),? \( (tiny|small|large|giant) \)/g;
const LINKS = /\b(?:is|are|was|were|grows?|becomes?|stands?|that|who|which|with|of|in|on)\b/;

const SIZED = /\b([a-z]+)[- ]sized\b/g;

/** "A dragon the size of a house": what it is measured with is not there, and the dragon is giant. */
export function compareSizes(text: string): string {
  return text
    .replace(COMPARED, (phrase: string, measure: string) => {
      const size = sizeOf(measure);
      return size ? `( ${size} )` : phrase;
    })
    .replace(MEASURED, (phrase: string, article: string, noun: string, size: string) =>
      LINKS.test(noun) ? phrase : `${article} ${size} ${noun}`,
    )
    .replace(SIZED, (phrase: string, measure: string) => sizeOf(measure) ?? phrase);
}

function sizeOf(measure: string): Size | null {
  return MEASURES.find(([, pattern]) => pattern.test(measure))?.[0] ?? null;
}
