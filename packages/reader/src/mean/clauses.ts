import type { Word } from '../parse/tree.ts';
import { wordsOfName } from './describe-noun.ts';
import type { EventDraft } from './discourse.ts';
import { applyFrame, describeDone, ownParts } from './event-effects.ts';
import { phrasesOf, readEventPhrase } from './event-phrases.ts';
import { deniedSubjects, eventSubjects, hasOwnSubject } from './event-subjects.ts';
import type { FilmWords } from './film-words.ts';
import type { Frame, Frames } from './frames.ts';
import { type Deed, readGerund } from './gerunds.ts';
import { isGone } from './is-gone.ts';
import type { Role } from './meaning.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition } from './prepositions.ts';
import { tellsWriting } from './read-writing.ts';
import { relatePhrase } from './relate.ts';
import type { Sentence } from './sentence.ts';
import { isPassive } from './voice.ts';
import { wordSet } from './word-sets.ts';

const CLAUSES = new Set([
  'root',
  'conj',
  'advcl',
  'acl',
  'acl:relcl',
  'ccomp',
  'xcomp',
  'parataxis',
  'appos',
  'list',
  'csubj',
  'amod',
  'dep',
  'dislocated',
]);

const GONE: Pick<Frame, 'relations' | 'states' | 'stays'> = {
  stays: [],
  relations: [],
  states: [{ of: 'object', state: 'gone' }],
};

/** The events of a sentence: who does what to whom, with what and where. */
export class Clauses {
  readonly #events = new Map<number, EventDraft>();
  readonly #mentions: Mentions;
  readonly #frames: Frames;
  readonly #film: FilmWords;

  constructor(mentions: Mentions, frames: Frames, film: FilmWords) {
    this.#mentions = mentions;
    this.#frames = frames;
    this.#film = film;
    for (const word of mentions.sentence.words) {
      const deed = readGerund(word, mentions, this.frameOf(word));
      if (deed) this.#readDeed(word, deed);
      else if (this.isEvent(word)) this.#read(word);
    }
    for (const word of mentions.sentence.words) this.#readTool(word);
  }

  eventOf(word: Word): EventDraft | undefined {
    return this.#events.get(word.index);
  }

  isEvent(word: Word): boolean {
    const { sentence, lexicon } = this.#mentions;
    const head = sentence.head(word);
    if (!CLAUSES.has(word.label) || this.#film.isTaken(word) || sentence.isNominal(word)) return false;
    if (this.#film.isOfFilm(word)) return false;
    // "no balloons left": what is not there does nothing.
    if (head && word.label === 'acl' && this.#mentions.isNobody(head)) return false;
    // "its last page missing"
    if (isGone(word, sentence)) return false;
    // "a dog called Rex"
    if (word.label === 'acl' && wordSet('giving a name').has(word.lower)) return false;
    if (word.tag === 'VERB' && tellsWriting(word, this.#mentions)) return false;
    // "the doors open on every floor": no adjective, without "are".
    const isVerb =
      word.tag === 'VERB' || (word.tag === 'ADJ' && sentence.has(word, 'nsubj') && this.#isDone(word));
    if (!isVerb) return false;
    if (word.label === 'amod')
      return (
        word.lower.endsWith('ing') &&
        lexicon.isVerb(lexicon.verb(word.lower)) &&
        !(head && wordsOfName(head, this.#mentions).includes(word))
      );
    // "there is a cup", "the bed is by the window"
    if (lexicon.verb(word.lower) === 'be') return false;
    const says = this.frameOf(word);
    return !(says.light && this.#content(word) !== undefined) && !sentence.isPrepositionPart(word);
  }

  /** "the doors open", "is reflected in the lake": what the tagger takes for adjectives. */
  #isDone(word: Word): boolean {
    const { sentence, lexicon } = this.#mentions;
    if (!sentence.has(word, 'cop')) return lexicon.isVerb(word.lower);
    return (
      word.lower.endsWith('ed') &&
      lexicon.isParticiple(word.lower) &&
      lexicon.attributes(word.lower).length === 0 &&
      phrasesOf(word, this.#mentions).length > 0
    );
  }

  frameOf(word: Word): Frame {
    return this.#frames.of(this.#mentions.lexicon.verb(word.lower), this.particle(word));
  }

  particle(word: Word): string | null {
    return this.#mentions.sentence.below(word, 'compound:prt')[0]?.lower ?? null;
  }

  /** The entities that do what the verb says. */
  subjects(word: Word): readonly number[] {
    return eventSubjects(word, this.#mentions);
  }

  /** What a verb that says nothing by itself is about: "starts to run". */
  #content(word: Word): Word | undefined {
    const { sentence, lexicon } = this.#mentions;
    return sentence
      .below(word, 'xcomp')
      .find(
        ({ tag, lower }) => tag === 'VERB' && !(sentence.has(word, 'obj') && lexicon.isParticiple(lower)),
      );
  }

  #read(word: Word): void {
    const { discourse } = this.#mentions;
    const frame = this.frameOf(word);
    const passive = isPassive(word, this.#mentions, (each) => this.frameOf(each));
    const subjects = this.subjects(word);
    const roles = this.#roles(word, frame, passive, subjects);
    const event = this.#addEvent(word, roles, this.#isNegated(word));
    for (const phrase of phrasesOf(word, this.#mentions))
      readEventPhrase(phrase, event, frame, passive, this.#mentions);
    if (passive && !event.negated && !frame.light) describeDone(word, subjects, this.#mentions);
    applyFrame(event, this.#isGone(word, event) ? GONE : frame, this.#mentions);
    ownParts(word, event, this.#mentions);
    if (event.negated && wordSet('having').has(event.verb)) this.#leaveOutObjects(word);
    const denied = deniedSubjects(word, this.#mentions);
    if (denied.length === 0) return;
    const others = event.roles.filter(({ name }) => name !== (passive ? 'object' : 'agent'));
    const name = passive ? 'object' : 'agent';
    discourse.addEvent({
      ...event,
      roles: [...denied.map((entity) => ({ name, preposition: null, entity })), ...others],
      negated: true,
    });
  }

  /** "does not have a coat": none is there. */
  #leaveOutObjects(word: Word): void {
    const { sentence, discourse } = this.#mentions;
    for (const object of sentence.below(word, 'obj'))
      if (!sentence.has(object, 'det', wordSet('the')) && !sentence.has(object, 'nmod:poss'))
        for (const id of this.#mentions.of(object))
          discourse.leaveOut(discourse.entity(id)?.name ?? object.lower);
  }

  /** "who has lost his nose", "a car missing a wheel": what somebody has no more is not there. */
  #isGone(word: Word, { verb, past }: EventDraft): boolean {
    if (!wordSet('losing').has(verb)) return false;
    return (
      past ||
      verb === 'lack' ||
      (verb === 'miss' ? word.lower === 'missing' : word.lower !== verb && !/(?:s|ing)$/.test(word.lower))
    );
  }

  #roles(word: Word, frame: Frame, passive: boolean, subjects: readonly number[]): Role[] {
    const { sentence, discourse } = this.#mentions;
    const roles: Role[] = [];
    const add = (name: string, ids: readonly number[], preposition: string | null = null) =>
      roles.push(...ids.map((entity) => ({ name, preposition, entity })));
    const stranded = this.#stranded(word);
    // "the puddle that everyone walks around"
    const isStranded = ({ lower, index }: Word) =>
      stranded !== null && index < word.index && wordSet('relative').has(lower);
    const objects = sentence
      .below(word, 'obj')
      .filter((each) => sentence.isNominal(each) && !isStranded(each));
    // "the plumber is handed a wrench"
    const isGiven = passive && objects.length > 0 && frame.roles.get('to') === 'recipient';
    add(isGiven ? 'recipient' : passive ? 'object' : 'agent', subjects, isGiven ? 'to' : null);
    const [first, ...further] = objects.filter((each) => this.#mentions.of(each).length > 0);
    if (!first && objects.length > 0 && objects.every((each) => this.#mentions.isNobody(each))) return roles;
    const isAlive = (each: Word) =>
      this.#mentions.of(each).some((id) => ['person', 'animal'].includes(discourse.kindOf(id)));
    // "tells three children a story", "pours him coffee": of two objects the first receives.
    const receives =
      first !== undefined && further.length > 0 && (frame.roles.get('to') === 'recipient' || isAlive(first));
    if (first) add(receives ? 'recipient' : 'object', this.#mentions.of(first), receives ? 'to' : null);
    for (const object of further) add('object', this.#mentions.of(object));
    for (const receiver of sentence.below(word, 'iobj'))
      if (first) add('recipient', this.#mentions.of(receiver), 'to');
      else add('object', this.#mentions.of(receiver));
    if (!roles.some(({ name }) => name === 'object') && !passive) {
      const gap = this.#gap(word, subjects);
      // "the branch he is sitting on"
      if (stranded !== null && gap.length > 0) {
        add(findPreposition(stranded)?.role ?? 'place', gap, stranded);
        for (const one of subjects) relatePhrase(this.#mentions, one, stranded, gap);
      } else add('object', gap);
    }
    return roles;
  }

  /** The preposition at the end of a relative clause whose noun stands before it. */
  #stranded(word: Word): string | null {
    const { sentence, lexicon } = this.#mentions;
    const last = sentence
      .below(word, 'compound:prt', 'advmod', 'obl', 'case')
      .find(
        ({ tag, index, lower }) =>
          (tag === 'ADP' || tag === 'ADV') && index > word.index && findPreposition(lower) !== null,
      );
    if (!last || sentence.below(last).length > 0) return null;
    return this.#frames.isPhrasal(lexicon.verb(word.lower), last.lower) ? null : last.lower;
  }

  #addEvent(word: Word, roles: readonly Role[], negated: boolean): EventDraft {
    const { sentence, lexicon, discourse } = this.#mentions;
    const verb = lexicon.verb(word.lower);
    const isDoneToSomething = roles.some(({ name }) => name === 'object');
    const event = discourse.addEvent({
      verb: (isDoneToSomething && this.#frames.of(verb).withObject) || verb,
      particle: this.particle(word),
      // Not the "next" of "next to".
      adverbs: sentence
        .below(word, 'advmod')
        .filter(({ index, lower }) => lower !== 'next' || sentence.at(index + 1)?.lower !== 'to')
        .map(({ lower }) => lower),
      roles,
      negated,
      past: sentence.below(word, 'aux').some(({ lower }) => ['has', 'have', 'had', 'having'].includes(lower)),
    });
    this.#events.set(word.index, event);
    return event;
  }

  /** "pottery making", "Sheep shearing" */
  #readDeed(word: Word, { roles }: Deed): void {
    const frame = this.frameOf(word);
    const event = this.#addEvent(word, roles, false);
    for (const phrase of phrasesOf(word, this.#mentions))
      readEventPhrase(phrase, event, frame, false, this.#mentions);
    applyFrame(event, frame, this.#mentions);
  }

  /** "mends a sail using a needle": with the needle. */
  #readTool(word: Word): void {
    const { sentence } = this.#mentions;
    const using = this.eventOf(word);
    if (using?.verb !== 'use' || !word.lower.endsWith('ing')) return;
    const tools = using.roles.filter(({ name }) => name === 'object');
    for (let at = sentence.head(word), steps = 0; at && steps < 6; at = sentence.head(at), steps++) {
      const main = this.eventOf(at);
      if (!main) continue;
      main.roles.push(...tools.map((tool) => ({ ...tool, name: 'instrument', preposition: 'with' })));
      using.roles = [
        ...using.roles.filter(({ name }) => name !== 'agent'),
        ...main.roles.filter(({ name }) => name === 'agent'),
      ];
      return;
    }
  }

  /** "the cake a dog eats": the noun of a relative clause that has its own subject is what it is done to. */
  #gap(word: Word, subjects: readonly number[]): readonly number[] {
    const { sentence } = this.#mentions;
    // "the pipe he came to fix": it is fixed.
    const [inner] = sentence.below(word, 'xcomp', 'advcl').filter((each) => isInfinitive(each, sentence));
    const outer = isInfinitive(word, sentence) ? sentence.head(word) : word;
    const head = outer && sentence.head(outer);
    if (inner || outer?.label !== 'acl:relcl' || !head || !hasOwnSubject(outer, this.#mentions)) return [];
    // "where he left off": the noun is a place.
    if (sentence.below(outer, 'advmod', 'mark').some(({ lower }) => lower === 'where' || lower === 'when'))
      return [];
    const meant = this.#mentions.own(head);
    const isUsed = sentence.words.some(
      (each) =>
        sentence.isWithin(each, outer) &&
        this.#mentions.own(each).some((id) => meant.includes(id)) &&
        each.tag === 'PRON' &&
        each.label !== 'obj',
    );
    return isUsed || meant.some((id) => subjects.includes(id)) ? [] : meant;
  }

  #isNegated(word: Word): boolean {
    const { sentence, lexicon } = this.#mentions;
    const head = sentence.head(word);
    const isNot = ({ lower, index }: Word) =>
      wordSet('not').has(lower) ||
      wordSet('none of').has(lower) ||
      (lower === 'longer' && sentence.at(index - 1)?.lower === 'no');
    if (sentence.below(word, 'advmod').some((each) => isNot(each) || wordSet('nearly').has(each.lower)))
      return true;
    if (['mark', 'case', 'cc'].some((label) => sentence.has(word, label, wordSet('instead')))) return true;
    // "Rather than walk"
    if (
      sentence
        .below(word, 'advmod')
        .some((each) => wordSet('instead').has(each.lower) && sentence.has(each, 'fixed'))
    )
      return true;
    const isTo = sentence.has(word, 'mark', new Set(['to']));
    // "too tired to drive"
    if (head?.tag === 'ADJ' && isTo && sentence.has(head, 'advmod', new Set(['too']))) return true;
    const before = sentence.words.slice(Math.max(0, word.index - 3), word.index - 1);
    const isInstead = before.some(({ lower, head }) => wordSet('instead').has(lower) && head !== word.head);
    if (isInstead && word.lower.endsWith('ing')) return true;
    const subjects = sentence
      .below(word, 'nsubj', 'nsubj:pass', 'obj')
      .filter(({ label, index }) => label !== 'obj' || index < word.index);
    const isNeither = (each: Word) =>
      (wordSet('none of').has(each.lower) && sentence.has(each, 'nmod')) ||
      ['det', 'cc:preconj', 'cc'].some((label) => sentence.has(each, label, new Set(['neither'])));
    if (subjects.some((each) => this.#mentions.isNobody(each) || isNeither(each))) return true;
    if (word.label !== 'xcomp' || !head) return false;
    // Who stops to look does look.
    const isStop = lexicon.verb(head.lower) === 'stop' && isTo;
    const isHeadNegated = this.frameOf(head).light && this.#isNegated(head);
    // "refuses to stop playing" plays.
    return (this.frameOf(head).negates && !isStop) !== isHeadNegated;
  }
}

/** "to fix", of somebody who is named before. */
function isInfinitive(word: Word, sentence: Sentence): boolean {
  return (
    (word.label === 'xcomp' || word.label === 'advcl') &&
    sentence.has(word, 'mark', new Set(['to'])) &&
    sentence.below(word, 'nsubj', 'obj').length === 0
  );
}
