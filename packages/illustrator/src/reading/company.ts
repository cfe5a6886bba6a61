import type { DraftSubject } from './draft-subject.ts';
import { figureOfWord } from './lexicon/nouns.ts';
import { IMPLIED } from './lexicon/reading-hints.ts';
import { MOST_SUBJECTS } from './scene-draft.ts';
import { namesOther } from './used-as.ts';

/**
 * A fisherman fishes and a drummer has a drum, unless the sentence says that they do something else: its verb wins over
 * what the noun alone would tell.
 */
export function keepImplied(subjects: DraftSubject[], tokens: readonly string[]): void {
  for (const doer of [...subjects]) {
    const implied = IMPLIED[doer.noun];
    if (!implied || doer.action !== implied.action) continue;
    if (doer.deed !== null) doer.action = null;
    else if (implied.with) addCompany(subjects, doer, implied.with, tokens);
  }
}

function addCompany(
  subjects: DraftSubject[],
  doer: DraftSubject,
  noun: string,
  tokens: readonly string[],
): void {
  const figure = figureOfWord(noun);
  if (!figure || subjects.length >= MOST_SUBJECTS || namesOther(tokens, noun)) return;
  subjects.splice(subjects.indexOf(doer) + 1, 0, {
    id: Math.max(...subjects.map(({ id }) => id)) + 1,
    noun,
    figure,
    count: 1,
    colour: null,
    size: 'normal',
    action: null,
    dress: null,
    clothes: [],
    material: null,
    deed: null,
    change: null,
  });
}
