import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { headsByItem } from './read-table.ts';
import { SortedLines } from './sorted-lines.ts';
import { wordSet } from './word-sets.ts';

const WORDS = new URL('../../tables/words.txt.br', import.meta.url);

/** Kinds that are said beside the first. */
const FURTHER = new Set(['seat', 'surface', 'likeness', 'limb']);

/** Kinds of which "headless", "leafless" and "driverless" are said. */
const SEEN = new Set('part person light weather garment tool plant vehicle device food'.split(' '));

/** What words are: kinds of nouns, dictionary forms, numbers, and words that say how something is. */
export class Lexicon {
  readonly #nouns: SortedLines;
  readonly #verbs: SortedLines;
  readonly #adjectives: SortedLines;
  readonly #own = headsByItem('kinds.txt');
  readonly #irregularNouns = headsByItem('irregular-nouns.txt');
  readonly #irregularVerbs = headsByItem('irregular-verbs.txt');
  readonly #quantities = headsByItem('quantities.txt');
  readonly #attributes = headsByItem('attributes.txt');

  constructor() {
    const [nouns = '', verbs = '', adjectives = ''] = brotliDecompressSync(readFileSync(WORDS))
      .toString('latin1')
      .split('\n\n');
    this.#nouns = new SortedLines(nouns);
    this.#verbs = new SortedLines(verbs);
    this.#adjectives = new SortedLines(adjectives);
  }

  /** What a noun can be, likeliest first: our own table, then WordNet; of a compound, what its last word is. */
  kindsOf(name: string): readonly string[] {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    const whole = name === last ? undefined : (this.#own.get(name) ?? this.#nouns.find(name)?.split(' '));
    const own = this.#own.get(last) ?? [];
    // A wooden leg and a steering wheel are parts.
    const isPart = own[0] === 'part' && !this.#own.has(name);
    if (whole) return isPart || FURTHER.has(whole[0] ?? '') ? [...this.kindsOf(last), ...whole] : whole;
    const found = this.#nouns.find(last)?.split(' ') ?? (own.length > 0 ? [] : this.#unknown(last));
    return [...own, ...found.filter((kind) => !own.includes(kind))];
  }

  /** "streetlamp": a lamp, where no dictionary has the whole and our table has its end. */
  #unknown(noun: string): readonly string[] {
    for (let at = 3; at <= noun.length - 3; at++)
      if (this.#own.has(noun.slice(at)) && this.isNoun(noun.slice(0, at)))
        return this.kindsOf(noun.slice(at));
    return [unknownKind(noun)];
  }

  /** Whether several words are the name of one thing: "nursing home", "hot air balloon". */
  isName(words: string): boolean {
    return this.#own.has(words) || this.#nouns.has(words);
  }

  /** Whether a word, in any form, is in the dictionary. */
  knows(word: string): boolean {
    return (
      /[a-z]{3}wom[ae]n$/.test(word) ||
      this.isNoun(this.noun(word).base) ||
      this.isVerb(this.verb(word)) ||
      this.isAdjective(word) ||
      this.attributes(word).length > 0 ||
      this.comparative(word) !== null
    );
  }

  /** Whether our own table says what a noun is. */
  isOurs(noun: string): boolean {
    return this.#own.has(noun);
  }

  isVerb(word: string): boolean {
    return this.#verbs.has(word);
  }

  /** Whether only people and animals do it: to something, or by itself. */
  isDoneBySomebody(verb: string, toSomething: boolean): boolean {
    return this.#verbs.find(verb)?.includes(toSomething ? 't' : 'i') ?? false;
  }

  isNoun(word: string): boolean {
    return this.#nouns.has(word) || this.#own.has(word);
  }

  /** The dictionary form of a noun, and whether it was a plural. */
  noun(word: string): { readonly base: string; readonly plural: boolean } {
    const irregular = this.#irregularNouns.get(word)?.[0] ?? this.#irregularEnd(word);
    if (irregular !== undefined) return { base: irregular, plural: irregular !== word };
    const bases = [
      [/ies$/, 'y'],
      [/(?<=ch|sh|ss|x|z|o)es$/, ''],
      [/(?<=[^su])s$/, ''],
    ] as const;
    for (const [ending, base] of bases) {
      const form = word.replace(ending, base);
      if (form !== word && form.length > 1 && this.isNoun(form)) return { base: form, plural: true };
    }
    return { base: word, plural: false };
  }

  /** "bookshelves", "firemen": a plural that no rule makes, with another word before it. */
  #irregularEnd(word: string): string | undefined {
    if (this.isNoun(word)) return undefined;
    for (let at = 3; at <= word.length - 3; at++) {
      const end = this.#irregularNouns.get(word.slice(at))?.[0];
      const whole = `${word.slice(0, at)}${end}`;
      if (end !== undefined && (this.isNoun(whole) || end === 'man' || end === 'woman')) return whole;
    }
    return undefined;
  }

  /** "sheep", "herring": animals of which one and several are called alike. */
  isItsOwnPlural(word: string): boolean {
    return this.#irregularNouns.get(word)?.[0] === word && this.kindsOf(word)[0] === 'animal';
  }

  /** "scissors", "glasses": one thing with the name of several. */
  isPairedThing(noun: string): boolean {
    return noun.endsWith('s') && this.#irregularNouns.get(noun)?.[0] === noun;
  }

  /** The dictionary form of a verb. */
  verb(word: string): string {
    const irregular = this.#irregularVerbs.get(word)?.[0];
    if (irregular !== undefined) return irregular;
    // "spray-paints"
    const hyphen = word.lastIndexOf('-') + 1;
    if (hyphen > 1) return word.slice(0, hyphen) + this.verb(word.slice(hyphen));
    // "feed", "need": not the past of anything.
    if (word.endsWith('eed') && this.#verbs.has(word)) return word;
    const forms = [word];
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
    if (word.endsWith('s')) forms.push(word.slice(0, -1));
    if (word.endsWith('es')) forms.push(word.slice(0, -2));
    const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0;
    if (ending > 0) {
      const stem = word.slice(0, -ending);
      if (word.endsWith('ied')) forms.push(`${word.slice(0, -3)}y`);
      const doubled = stem.at(-1) === stem.at(-2) && stem.length > 2 ? [stem.slice(0, -1)] : [];
      // "riding" is no "rid", whose letter would be doubled.
      if (/[^aeiou][aeiou][^aeiouwxy]$/.test(stem)) forms.push(`${stem}e`);
      // "rolling" keeps its l, "running" does not: the dictionary knows which of them is a verb.
      forms.push(...(this.#verbs.has(stem) ? [stem] : doubled), `${stem}e`, stem);
    }
    const candidates = forms.slice(1).concat(word);
    return candidates.find((form) => this.#verbs.has(form)) ?? word;
  }

  /** How many a word says: a number, `some`, or `part` for a piece of something. */
  quantity(word: string): number | 'some' | 'part' | null {
    if (/^\d{1,4}$/.test(word)) return Number(word);
    const head = this.#quantities.get(word)?.[0];
    if (head === undefined) return null;
    return head === 'some' || head === 'part' ? head : Number(head);
  }

  /** What a word says about how something is: `colour red`. One that no table knows is a state by its own name. */
  attributes(word: string): readonly { readonly name: string; readonly value: string }[] {
    return (this.#attributes.get(word) ?? []).map((head) => {
      const [name = '', value = ''] = head.split(' ');
      return { name, value };
    });
  }

  /** A participle that cannot be another form of its verb: "eaten", "shut", not "eats" or "eating". */
  isParticiple(word: string): boolean {
    if (word.endsWith('ing') || (word.endsWith('s') && !wordSet('participle').has(word))) return false;
    if (wordSet('participle').has(word)) return true;
    const isFormed = word.endsWith('ed') || this.#irregularVerbs.has(word);
    return isFormed && this.verb(word) !== word && this.isVerb(this.verb(word));
  }

  /** What something has not that is called so: the rider of a riderless horse. Null: "careless" is of nothing one could see. */
  lacked(word: string): string | null {
    const noun = word.endsWith('less') ? word.slice(0, -'less'.length) : '';
    return this.isNoun(noun) && SEEN.has(this.kindsOf(noun)[0] ?? '') ? noun : null;
  }

  isAdjective(word: string): boolean {
    return this.#adjectives.has(word);
  }

  /** "bigger" → big, where such an adjective is known. */
  comparative(word: string): string | null {
    for (const ending of ['er', 'est']) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      const forms = [stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}y`];
      const found = forms.find((form) => form.length > 1 && this.#adjectives.has(form));
      if (found !== undefined) return found;
    }
    return null;
  }
}

/** "trucker", "skateboarder": a word that no dictionary has and that ends like this is somebody. */
function unknownKind(noun: string): string {
  return /(?:[a-z]{2}er|ist|man|woman|ess)$/.test(noun) ? 'person' : 'thing';
}
