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

/** The dictionary form a word may stand for, likeliest first; the word itself comes first. */
export function baseForms(word: string): string[] {
  const forms = [word];
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) forms.push(irregular);
  const cut = (ending: string, ...replacements: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return;
    const stem = word.slice(0, -ending.length);
    for (const replacement of replacements) forms.push(stem + replacement);
    // running → run
    if (/^(ing|ed)$/.test(ending) && stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  };
  if (word.length > 5) cut('men', 'man');
  cut('ies', 'y', 'ie');
  cut('es', 'e', '');
  if (!word.endsWith('ss')) cut('s', '');
  cut('ing', '', 'e');
  cut('ed', '', 'e');
  return forms;
}

/** The dictionary form of a verb: cracking → crack, baking → bake, running → run. */
export function verbStem(verb: string): string {
  const irregular = Object.hasOwn(IRREGULAR, verb) ? IRREGULAR[verb] : undefined;
  if (irregular) return irregular;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^s]s$/.test(verb)) return verb.slice(0, -1);
  const stem = /^(..+)(?:ing|ed)$/.exec(verb)?.[1];
  if (!stem || !/[aeiouy]/.test(stem)) return verb;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return NEEDS_E.test(stem) ? `${stem}e` : stem;
}

/** What is left of bake, dance, chase, move, handle, ride, shine, juggle without its last letter. */
const NEEDS_E =
  /([^aeiou][aiou][kvtdzl]|[aeiou](c|v|z|g|s)|[^aeioul]l|yp|nc|rc|ng(?<=(ch|pl)ang)|[rnl]s|rv|lv|dg|[^aeiou][aiu]r|i[mnd]|u[mn]|a[mp]|[^aeiou]ip|qu|[^aeo]u)$/;

export function isPlural(word: string, base: string): boolean {
  return word !== base && (word.endsWith('s') || word in IRREGULAR);
}

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
