import type { Word } from '../parse/tree.ts';
import type { EventDraft } from './discourse.ts';
import type { FilmWords } from './film-words.ts';
import type { Frame, Frames } from './frames.ts';
import type { Role } from './meaning.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition, isPlace } from './prepositions.ts';
import { describePhrase, relatePhrase } from './relate.ts';

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
const NOT = new Set(['not', "n't", 'never', 'hardly']);
/** "instead of driving", "without looking" */
const INSTEAD = new Set(['without', 'instead', 'rather']);
const PASSIVE_HELP = new Set(['be', 'get']);

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
    for (const word of mentions.sentence.words) if (this.isEvent(word)) this.#read(word);
  }

  eventOf(word: Word): EventDraft | undefined {
    return this.#events.get(word.index);
  }

  isEvent(word: Word): boolean {
    const { sentence, lexicon } = this.#mentions;
    if (word.tag !== 'VERB' || !CLAUSES.has(word.label) || this.#film.isCameraVerb(word)) return false;
    if (word.label === 'amod') return word.lower.endsWith('ing') && lexicon.isVerb(lexicon.verb(word.lower));
    // "there is a cup", "the bed is by the window"
    if (lexicon.verb(word.lower) === 'be') return false;
    return (
      !(this.#frame(word).light && this.#content(word) !== undefined) && !sentence.isPrepositionPart(word)
    );
  }

  #frame(word: Word): Frame {
    return this.#frames.of(this.#mentions.lexicon.verb(word.lower), this.particle(word));
  }

  particle(word: Word): string | null {
    return this.#mentions.sentence.below(word, 'compound:prt')[0]?.lower ?? null;
  }

  /** What a verb that says nothing by itself is about: "starts to run". */
  #content(word: Word): Word | undefined {
    return this.#mentions.sentence.below(word, 'xcomp').find(({ tag }) => tag === 'VERB');
  }

  #read(word: Word): void {
    const { sentence, lexicon, discourse } = this.#mentions;
    const frame = this.#frame(word);
    const passive = this.isPassive(word);
    const subjects = this.subjects(word);
    const roles: Role[] = [];
    const add = (name: string, ids: readonly number[], preposition: string | null = null) =>
      roles.push(...ids.map((entity) => ({ name, preposition, entity })));
    add(passive ? 'object' : 'agent', subjects);
    const [first, ...further] = this.objects(word, passive);
    // "tells three children a story": of two objects the first receives, where the verb is one of giving.
    const receives = further.length > 0 && frame.roles.get('to') === 'recipient';
    if (first) add(receives ? 'recipient' : 'object', this.#mentions.of(first), receives ? 'to' : null);
    for (const object of further) add('object', this.#mentions.of(object));
    for (const receiver of sentence.below(word, 'iobj')) add('recipient', this.#mentions.of(receiver), 'to');
    if (!roles.some(({ name }) => name === 'object') && !passive) add('object', this.#gap(word, subjects));
    const verb = lexicon.verb(word.lower);
    const event = discourse.addEvent({
      verb,
      particle: this.particle(word),
      roles,
      negated: this.#isNegated(word),
      past: sentence
        .below(word, 'aux')
        .some(({ lower }) => lower === 'has' || lower === 'have' || lower === 'had'),
    });
    this.#events.set(word.index, event);
    for (const phrase of this.phrases(word)) this.#readPhrase(phrase, event, frame, passive);
    this.#apply(event, frame);
  }

  /** Phrases with a preposition, also those that hang on an adverb of the verb: "out from under a truck". */
  phrases(word: Word): Word[] {
    const { sentence } = this.#mentions;
    const adverbs = sentence
      .below(word, 'advmod', 'compound:prt', 'obj', 'xcomp')
      .filter(({ tag }) => tag === 'ADV' || tag === 'ADJ' || tag === 'ADP');
    return [word, ...adverbs].flatMap((each) => sentence.below(each, 'obl', 'obl:agent', 'nmod'));
  }

  isPassive(word: Word): boolean {
    const { sentence, lexicon } = this.#mentions;
    if (sentence.below(word, 'aux:pass', 'nsubj:pass').length > 0) return true;
    if (word.label === 'conj') {
      const head = sentence.head(word);
      const bare = sentence.below(word, 'aux', 'nsubj').length === 0 && isParticiple(word.lower);
      return bare && head?.tag === 'VERB' && this.isPassive(head);
    }
    if (word.label !== 'acl' && word.label !== 'amod' && word.label !== 'root' && word.label !== 'advcl')
      return false;
    const helped = sentence.below(word, 'aux').some(({ lower }) => !PASSIVE_HELP.has(lexicon.verb(lower)));
    const hasSubject = sentence.below(word, 'nsubj').length > 0;
    if (helped || !isParticiple(word.lower) || sentence.below(word, 'obj').length > 0) return false;
    // "a table covered with snow" is no sentence in the past: nothing covers.
    const isOfObject = this.#frame(word).relations.some(({ of, to }) => to === 'object' && of !== 'agent');
    return !hasSubject || (isOfObject && this.phrases(word).length > 0);
  }

  objects(word: Word, passive: boolean): readonly Word[] {
    const { sentence } = this.#mentions;
    const own = sentence.below(word, 'obj').filter((each) => sentence.isNominal(each));
    if (own.length > 0 || passive) return own;
    return [];
  }

  /** Whoever does it: named, or taken from the clause or the noun this one belongs to. */
  subjects(word: Word, steps = 0): readonly number[] {
    const { sentence } = this.#mentions;
    const own = sentence
      .below(word, 'nsubj', 'nsubj:pass', 'csubj')
      .filter((each) => sentence.isNominal(each));
    const named = own.flatMap((each) => this.#mentions.of(each));
    if (named.length > 0 || own.some((each) => this.#mentions.isNobody(each)) || steps > 8) return named;
    const head = sentence.head(word);
    if (!head) return [];
    const isOfNoun =
      word.label === 'acl' || word.label === 'acl:relcl' || word.label === 'amod' || word.label === 'appos';
    if (isOfNoun && this.#mentions.own(head).length > 0)
      return this.#hasOwnSubject(word) ? [] : this.#mentions.of(head);
    // "sees a dog run", "lets it go": what it is done to does the next.
    const object = sentence.below(head, 'obj').find((each) => sentence.isNominal(each));
    if (word.label === 'xcomp' && object && object.index < word.index) return this.#mentions.of(object);
    if (this.#mentions.own(head).length > 0 && head.tag !== 'VERB')
      return this.#ofPredicate(head) ?? this.#mentions.of(head);
    return this.subjects(head, steps + 1);
  }

  /** "a man is at home, sleeping": whoever is there. */
  #ofPredicate(head: Word): readonly number[] | null {
    const [subject] = this.#mentions.sentence.below(head, 'nsubj');
    return subject ? this.#mentions.of(subject) : null;
  }

  #hasOwnSubject(word: Word): boolean {
    return this.#mentions.sentence.below(word, 'nsubj', 'nsubj:pass').length > 0;
  }

  /** "the cake a dog eats": the noun of a relative clause that has its own subject is what it is done to. */
  #gap(word: Word, subjects: readonly number[]): readonly number[] {
    const { sentence } = this.#mentions;
    const head = sentence.head(word);
    if (word.label !== 'acl:relcl' || !head || !this.#hasOwnSubject(word)) return [];
    const meant = this.#mentions.own(head);
    const isUsed = sentence.words.some(
      (each) =>
        sentence.isWithin(each, word) &&
        this.#mentions.own(each).some((id) => meant.includes(id)) &&
        each.tag === 'PRON',
    );
    return isUsed || meant.some((id) => subjects.includes(id)) ? [] : meant;
  }

  #isNegated(word: Word): boolean {
    const { sentence } = this.#mentions;
    if (sentence.has(word, 'advmod', NOT)) return true;
    const before = sentence.words.slice(Math.max(0, word.index - 3), word.index - 1);
    if (before.some(({ lower }) => INSTEAD.has(lower))) return true;
    const subjects = sentence.below(word, 'nsubj', 'nsubj:pass');
    if (
      subjects.some(
        (each) =>
          this.#mentions.isNobody(each) ||
          sentence.has(each, 'det', new Set(['neither'])) ||
          sentence.has(each, 'cc:preconj'),
      )
    )
      return true;
    const head = sentence.head(word);
    return (
      word.label === 'xcomp' &&
      head !== undefined &&
      (this.#frame(head).negates || sentence.has(head, 'advmod', NOT))
    );
  }

  #readPhrase(phrase: Word, event: EventDraft, frame: Frame, passive: boolean): void {
    const { discourse } = this.#mentions;
    const text = this.#mentions.preposition(phrase);
    const ids = this.#mentions.of(phrase);
    const known = findPreposition(text);
    const themes = event.roles.filter(({ name }) => name === (passive ? 'object' : 'agent'));
    const of = themes.map(({ entity }) => entity);
    if (
      text === null ||
      describePhrase(this.#mentions, of, text, phrase, frame.takes.has('of')) ||
      ids.length === 0
    )
      return;
    if (passive && (phrase.label === 'obl:agent' || text === 'by')) {
      const isAlive = ids.some((id) => ['person', 'animal'].includes(discourse.kindOf(id)));
      if (isAlive || phrase.label === 'obl:agent') {
        event.roles.push(...ids.map((entity) => ({ name: 'agent', preposition: text, entity })));
        return;
      }
    }
    const byFrame = frame.roles.get(text);
    const kind = discourse.kindOf(ids[0] ?? 0);
    const isAnimate = kind === 'person' || kind === 'animal';
    const name =
      (byFrame === 'recipient' && !isAnimate ? known?.role : byFrame) ??
      (text === 'with' ? (isAnimate ? 'companion' : 'instrument') : (known?.role ?? text));
    event.roles.push(...ids.map((entity) => ({ name, preposition: text, entity })));
    const isSaid = frame.relations.some(({ of, to }) => of === text || to === text);
    // "watches from behind a curtain": whoever goes nowhere is there.
    if (text.startsWith('from ') && !frame.takes.has('into'))
      for (const one of of) relatePhrase(this.#mentions, one, text.slice('from '.length), ids);
    if (!known || isSaid || !isPlace(known)) return;
    const objects = event.roles.filter((role) => role.name === 'object').map(({ entity }) => entity);
    const agents = event.roles.filter((role) => role.name === 'agent').map(({ entity }) => entity);
    // "ignores the pigeons around him", "carries a can on its back": nothing is around itself, or on its own back.
    const owners = this.#mentions.sentence
      .below(phrase, 'nmod:poss')
      .flatMap((owner) => this.#mentions.own(owner));
    const isAbout = objects.length > 0 && agents.some((id) => ids.includes(id) || owners.includes(id));
    const placed =
      (frame.movesObject && objects.length > 0) || isAbout
        ? objects
        : agents.length > 0 && !passive
          ? agents
          : objects;
    for (const one of placed) relatePhrase(this.#mentions, one, text, ids);
  }

  /** What the frame says is true while it is done. */
  #apply(event: EventDraft, frame: Frame): void {
    const { discourse } = this.#mentions;
    if (event.negated) return;
    const meant = (name: string) =>
      event.roles
        .filter((role) => role.name === name || role.preposition === name)
        .map(({ entity }) => entity);
    for (const { of, kind, to } of frame.relations)
      for (const one of meant(of)) for (const other of meant(to)) discourse.relate(kind, one, other);
    for (const { of, state } of frame.states)
      for (const one of meant(of)) discourse.describe(one, { name: 'state', value: state, word: event.verb });
  }
}

/** "eaten", "parked", "held": not "eating", not "eats". */
function isParticiple(word: string): boolean {
  return !word.endsWith('ing') && /(?:ed|en|wn|t|ne|ng|ung|d|un|um|ade|ain|orn)$/.test(word);
}
