import type { Language } from './languages.ts';

type Find = (word: string) => string | undefined;

/** The English of a word that the tables have in another form: a case, a plural, a compound of two of them. */
export function findForm(word: string, language: Language, find: Find): string | undefined {
  return FORMS[language]?.(word, find);
}

const FORMS: Readonly<Partial<Record<Language, (word: string, find: Find) => string | undefined>>> = {
  de: (word, find) => germanForm(word, find) ?? germanCompound(word, find),
  es: (word, find) =>
    replaced(word, find, [
      ['es', ''],
      ['s', ''],
      ['as', 'o'],
      ['a', 'o'],
      ['ces', 'z'],
      ['ito', 'o'],
      ['ita', 'a'],
    ]),
  fr: (word, find) =>
    replaced(word, find, [
      ['s', ''],
      ['x', ''],
      ['aux', 'al'],
      ['es', ''],
      ['e', ''],
    ]),
  it: (word, find) =>
    replaced(word, find, [
      ['i', 'o'],
      ['i', 'e'],
      ['e', 'a'],
      ['hi', 'o'],
      ['he', 'a'],
      ['a', 'o'],
    ]),
  pt: (word, find) =>
    replaced(word, find, [
      ['s', ''],
      ['es', ''],
      ['ões', 'ão'],
      ['as', 'o'],
      ['a', 'o'],
      ['is', 'l'],
      ['inho', 'o'],
      ['inha', 'a'],
    ]),
  ru: russianForm,
  ko: koreanForm,
};

function replaced(
  word: string,
  find: Find,
  endings: readonly (readonly [ending: string, instead: string])[],
): string | undefined {
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const found = find(word.slice(0, -ending.length) + instead);
    if (found !== undefined) return found;
  }
  return undefined;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function germanForm(word: string, find: Find): string | undefined {
  for (const ending of ['e', 'n', 's', 'er', 'en', 'es', 'em', 'ern', '']) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, word.length - ending.length);
    const found =
      find(stem) ?? find(stem.replace(/[äöü]/g, (letter) => UMLAUTS[letter]!)) ?? find(`${stem}e`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What no other word ends or begins with by chance. */
const SHORTEST_PART = 4;

/** "Parkbank", "Herbstwald": the English of both parts. */
function germanCompound(word: string, find: Find): string | undefined {
  for (let cut = word.length - SHORTEST_PART; cut >= 3; cut--) {
    const tail = word.slice(cut);
    const last = find(tail) ?? germanForm(tail, find);
    if (!last) continue;
    const first = word.slice(0, cut);
    const kind = find(first) ?? find(first.replace(/(s|n|en|er|e)$/, '')) ?? germanForm(first, find);
    return kind === undefined ? last : `${kind} ${last}`;
  }
  return undefined;
}

const RUSSIAN_ENDINGS =
  /(иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ём|ам|ям|ах|ях|ью|их|ых|а|я|о|е|у|ю|ы|и|ь|й)$/;
const RUSSIAN_BEGINNINGS = [
  '',
  'а',
  'я',
  'о',
  'е',
  'ь',
  'й',
  'ы',
  'и',
  'ый',
  'ий',
  'ая',
  'ок',
  'ец',
  'ка',
  'ие',
];

function russianForm(word: string, find: Find): string | undefined {
  const stem = word.replace(RUSSIAN_ENDINGS, '');
  if (stem.length < 3) return undefined;
  for (const ending of RUSSIAN_BEGINNINGS) {
    const found = stem + ending === word ? undefined : find(stem + ending);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Small words at the end of a clause that belong to its verb: "Rauch steigt auf", "er schaut zu". */
const SEPARATED = /^(auf|an|aus|ab|zu|ein|vor|um|mit|nach|hin|her|los)$/;

/** German words with what only their place and their capital tell: parts of verbs, the genitive, "junge" and "Junge". */
export function germanTokens(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (SEPARATED.test(token) && (next === undefined || /^([.,!?;:]|und)$/.test(next))) return [];
    if (/^junge[nrms]?$/.test(token)) return ['jung'];
    const genitive =
      /^(des|eines)$/.test(token) || (/^(der|einer)$/.test(token) && /^\p{Lu}\p{Ll}/u.test(before ?? ''));
    return genitive && before !== undefined ? ['von', token] : [token];
  });
}

const KOREAN_ENDINGS = /(면서|는다|다가|며|고|는|던|자)$/;

/** A verb of which the tables have the form that describes a noun or links to another verb. */
function koreanForm(word: string, find: Find): string | undefined {
  const stem = word.replace(KOREAN_ENDINGS, '');
  if (stem === word || stem === '') return undefined;
  return find(`${stem}는`) ?? find(`${stem}고`);
}
