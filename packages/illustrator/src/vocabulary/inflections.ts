const IRREGULAR: Record<string, string> = {
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  feet: 'foot',
  fishes: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  volcanoes: 'volcano',
  buffaloes: 'buffalo',
  kids: 'kid',
  ladies: 'lady',
  bunnies: 'bunny',
  butterflies: 'butterfly',
  fireflies: 'firefly',
  snowmen: 'snowman',
  policemen: 'policeman',
  firemen: 'fireman',
  fishermen: 'fisherman',
  oxen: 'ox',
  calves: 'calf',
  thieves: 'thief',
  elves: 'elf',
  loaves: 'loaf',
  scarves: 'scarf',
  shelves: 'shelf',
  ran: 'run',
  flew: 'fly',
  swam: 'swim',
  sat: 'sit',
  stood: 'stand',
  slept: 'sleep',
  rode: 'ride',
  drove: 'drive',
  ate: 'eat',
  drank: 'drink',
  sang: 'sing',
  fell: 'fall',
  held: 'hold',
  lying: 'lie',
  lies: 'lie',
  lay: 'lie',
  ridden: 'ride',
  flown: 'fly',
  skiing: 'ski',
  going: 'go',
  goes: 'go',
  dying: 'die',
  tying: 'tie',
  seeing: 'see',
  glasses: 'glasses',
  cacti: 'cactus',
  wrote: 'write',
  drew: 'draw',
  took: 'take',
  spoke: 'speak',
};

const PLURALS = new Map(
  Object.entries(IRREGULAR)
    .filter(
      ([form]) => !/ing$|^(ran|flew|swam|sat|stood|slept|rode|drove|ate|drank|sang|fell|held)$/.test(form),
    )
    .map(([form, base]) => [base, form]),
);

export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const last = words.pop()!;
  const plural =
    PLURALS.get(last) ??
    (/(s|x|ch|sh)$/.test(last)
      ? `${last}es`
      : /[^aeiou]y$/.test(last)
        ? `${last.slice(0, -1)}ies`
        : `${last}s`);
  return [...words, plural].join(' ');
}

/** walk → walking, dance → dancing, run → running. */
export function presentParticiple(verb: string): string {
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}
