import { findNoun } from './find-noun.ts';
import { pluralOf } from './lexicon/inflections.ts';

const YOUNG = /^(cub|pup|calf|foal|joey|baby|hatchling|youngster|little one)$/;
const YOUNGS = /^(cubs|pups|calves|foals|joeys|babies|young|hatchlings|youngsters|offspring)$/;
/** Young of more than one kind, and those whose own word it is. */
const OF_ANY = /^(cub|pup|calf|foal|youngster)$/;
const OWN = /^(cow|bull|ox|calf|cattle) calf$|^(horse|mare|pony|stallion|foal) foal$|^(cub|pup) /;
const PARENT = /^(mother|mom|mum|father|dad|parent)$/;
const POSSESSIVE = /^(its|her|his|their)$/;
const NUMBER = /^(two|three|four|five|six|seven)$/;

/** "a polar bear and her cub", "a baby elephant follows its mother", "a wolf pup": the same animal, small or large. */
export function young(tokens: readonly string[]): string[] {
  const told: string[] = [];
  let animal: string | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const named = animalAt(tokens, at);
    if (named && YOUNG.test(tokens[at + 1] ?? '')) {
      told.push('small', named);
      animal = named;
      at++;
      continue;
    }
    // "Elephants …, the smallest calf": the young of those that were named.
    if (
      animal !== null &&
      OF_ANY.test(token) &&
      !OWN.test(`${animal} ${token}`) &&
      /^(the|a|one|youngest|smallest|tiny|little|small|baby|newborn|young)$/.test(tokens[at - 1] ?? '')
    ) {
      while (/^(the|youngest|smallest|tiny|little|small|baby|newborn|young)$/.test(told.at(-1) ?? ''))
        told.pop();
      told.push('a', 'small', animal);
      continue;
    }
    if (named) animal = named;
    const whose = animal !== null && POSSESSIVE.test(token) ? tokens.slice(at + 1, at + 4) : [];
    const number = NUMBER.test(whose[0] ?? '') ? whose[0] : undefined;
    const rest = whose.slice(number ? 1 : 0);
    const described = /^(tiny|little|small|newborn|young|baby)$/.test(rest[0] ?? '') && isKin(rest[1]);
    const kin = rest.slice(described ? 1 : 0);
    if (!isKin(kin[0])) {
      told.push(token);
      continue;
    }
    const skipped = rest.length - kin.length + (number ? 1 : 0);
    if (PARENT.test(kin[0]!)) told.push('a', 'big', animal!);
    else if (YOUNGS.test(kin[0]!)) told.push(number ?? 'three', 'small', pluralOf(animal!));
    else told.push('a', 'small', animal!);
    at += 1 + skipped;
  }
  return told;
}

function isKin(word: string | undefined): boolean {
  return word !== undefined && (YOUNG.test(word) || YOUNGS.test(word) || PARENT.test(word));
}

/** The animal whose name ends at a token; longer names first ("polar bear"). */
function animalAt(tokens: readonly string[], at: number): string | null {
  for (const length of [2, 1]) {
    const found = at + 1 >= length ? findNoun(tokens, at + 1 - length) : null;
    if (found?.length === length && ANIMALS.has(found.figure.kind)) return found.noun;
  }
  return null;
}

const ANIMALS = new Set<string>(['quadruped', 'bird', 'fish', 'creature']);
