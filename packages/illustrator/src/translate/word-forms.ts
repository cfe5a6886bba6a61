import { type Language, translations } from './dictionary.ts';

type Find = (word: string) => string | undefined;

/** Of what is left of a word without its ending. */
const SHORTEST_STEM: Readonly<Partial<Record<Language, number>>> = { ko: 1 };
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The English of a word that the tables have in another form: a case, a plural, a compound of two of them. */
export function findForm(word: string, language: Language, find: Find): string | undefined {
  const form = otherForm(word, language, find);
  return form === undefined && language === 'de' ? germanCompound(word, find) : form;
}

function otherForm(word: string, language: Language, find: Find): string | undefined {
  const { from, to } = translations().endings[language] ?? { from: '', to: '' };
  for (const entry of from.split(' ')) {
    const [ending = '', own = to] = entry.split('>').map(unmarked);
    if (!word.endsWith(ending) || word.length - ending.length < (SHORTEST_STEM[language] ?? 3)) continue;
    const stem = word.slice(0, word.length - ending.length);
    const stems = new Set([stem, stem.replace(/[äöü]/g, (letter) => UMLAUTS[letter]!)]);
    for (const instead of own.split(' ').map(unmarked))
      for (const each of stems) {
        const found = each + instead === word ? undefined : find(each + instead);
        if (found !== undefined) return found;
      }
  }
  return undefined;
}

/** `_` is no ending. */
const unmarked = (ending: string) => (ending === '_' ? '' : ending);

/** What no other word ends or begins with by chance. */
const SHORTEST_PART = 4;

/** "Parkbank", "Herbstwald": the English of both parts. */
function germanCompound(word: string, find: Find): string | undefined {
  const known = (part: string) => find(part) ?? otherForm(part, 'de', find);
  for (let cut = word.length - SHORTEST_PART; cut >= 3; cut--) {
    const last = known(word.slice(cut));
    if (!last) continue;
    const first = word.slice(0, cut);
    const kind = find(first) ?? find(first.replace(/(s|n|en|er|e)$/, '')) ?? otherForm(first, 'de', find);
    return kind === undefined ? last : `${kind} ${last}`;
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
