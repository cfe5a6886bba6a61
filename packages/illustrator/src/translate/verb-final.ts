/** A word of a gloss, with what Japanese and Korean mark on it. */
export interface Word {
  readonly english: string;
  /** A preposition that follows its noun, as in Japanese and Korean. */
  readonly after?: boolean;
  /** Behind a noun: to whom, or onto what. */
  readonly goal?: boolean;
  /** What the particle behind a noun says it is. */
  readonly particle?: 'subject' | 'object' | 'and';
  /** A verb that another one follows ("holding … walks"): it does not describe the noun behind it. */
  readonly linking?: boolean;
}

interface Phrase {
  readonly words: string[];
  role: 'subject' | 'object' | 'place' | null;
  preposition: string;
  goal: boolean;
}

const MARK = /^([.,!?;:]|".*)$/;
const VERB = /^[a-z]{2,}ing\b/;
const NO_VERB = /^(morning|evening|living|ceiling|spring|dining)/;
/** Verbs whose object is marked as a goal: one rides "onto a horse" and feeds "to doves". */
const TAKES_GOAL = /^(riding|feeding|looking|boarding)$/;
/** One walks a street there, where in English one walks in it. */
const TAKES_PATH = /^(walking|running|flying|riding a bicycle|driving|swimming|jumping)\b/;

function isVerb(word: Word | undefined): boolean {
  return word !== undefined && VERB.test(word.english) && !NO_VERB.test(word.english);
}

/** Japanese and Korean sentences in English order: who, does, what, where; what describes a noun follows it. */
export function verbFinal(words: readonly Word[]): Word[] {
  const told: string[] = [];
  let phrases: Phrase[] = [];
  let current: Phrase | null = null;
  let describing: { readonly verb: string; readonly own: readonly Phrase[] } | null = null;
  const close = (role: Phrase['role'] = null, after?: Word) => {
    if (!current) return;
    if (describing) current.words.push(...inEnglish(describing.own, describing.verb));
    describing = null;
    phrases.push({ ...current, role, preposition: after?.english ?? '', goal: after?.goal ?? false });
    current = null;
  };
  const tell = (verb: string | null) => {
    told.push(...inEnglish(phrases, verb));
    phrases = [];
  };
  for (const [at, word] of words.entries()) {
    if (MARK.test(word.english)) {
      close();
      tell(null);
      told.push(word.english);
    } else if (word.after) close('place', word);
    else if (word.particle === 'and') (current as Phrase | null)?.words.push('and');
    else if (word.particle) close(word.particle);
    else if (isVerb(word)) {
      close();
      if (!word.linking && isNounNext(words, at + 1)) {
        // What stands before the verb belongs to the noun behind it.
        const since = phrases.findLastIndex(({ role }) => role === 'subject') + 1;
        describing = { verb: word.english, own: phrases.splice(since) };
      } else tell(word.english);
    } else if (word.english !== '') {
      current ??= { words: [], role: null, preposition: '', goal: false };
      current.words.push(word.english);
    }
  }
  close();
  tell(null);
  return told.map((english) => ({ english }));
}

function isNounNext(words: readonly Word[], at: number): boolean {
  const next = words[at];
  return (
    next !== undefined && next.english !== '' && !next.after && !MARK.test(next.english) && !isVerb(next)
  );
}

function inEnglish(phrases: readonly Phrase[], verb: string | null): string[] {
  const of = (role: Phrase['role']) => phrases.filter((phrase) => phrase.role === role);
  const takesGoal = verb !== null && TAKES_GOAL.test(verb);
  const objects = of('object').flatMap(({ words }) =>
    verb !== null && TAKES_PATH.test(verb) ? ['in', ...words] : ['a', ...words],
  );
  const places = of('place').toSorted((a, b) => Number(b.goal) - Number(a.goal));
  const subject = phrases.findIndex(({ role }) => role === 'subject');
  // Hours and weather stand before who acts; a bare noun behind is what it is done to.
  const bare = of(null);
  const before = bare.filter((phrase) => subject < 0 || verb === null || phrases.indexOf(phrase) < subject);
  const behind = bare.filter((phrase) => !before.includes(phrase));
  return [
    ...before.flatMap(({ words }) => words),
    ...of('subject').flatMap(({ words }) => words),
    ...(verb === null ? [] : [verb]),
    ...objects,
    ...behind.flatMap(({ words }) => ['a', ...words]),
    ...places.flatMap(({ goal, preposition, words }) =>
      goal && takesGoal ? ['a', ...words] : [preposition, ...words],
    ),
  ];
}
