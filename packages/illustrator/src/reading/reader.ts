import { attributeLines, type Mention, type Quote } from './attribute-lines.ts';
import { dressedIn, endsPhrase, isFruit } from './colour-of.ts';
import { keepImplied } from './company.ts';
import { type Modifiers, NO_MODIFIERS } from './draft-subject.ts';
import { findDeeds, wordsWithin } from './find-deeds.ts';
import { findGarment, garmentFollows } from './find-garment.ts';
import { type FoundNoun, findNoun } from './find-noun.ts';
import { findOpenNoun } from './find-open-noun.ts';
import { MATERIAL_WORDS } from './lexicon/garments.ts';
import { verbStem } from './lexicon/inflections.ts';
import { KNOWN_WORDS } from './lexicon/known-words.ts';
import { GROUPS, NOT_THINGS, PARTS } from './lexicon/reading-hints.ts';
import { OTHER_PREPOSITIONS } from './lexicon/relations.ts';
import { COLOUR_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import type { DeedMatch } from './match-deeds.ts';
import { matchRelation, type RelationMatch } from './match-relation.ts';
import { type Match, matchPhrase } from './phrase-book.ts';
import { isOnlyPlace, namesKindOfPlace, preferPlace } from './prefer-place.ts';
import { bearsText, QUOTATION } from './quotations.ts';
import { SceneDraft } from './scene-draft.ts';
import { seenFromOutside } from './seen-from-outside.ts';
import { SettingDraft } from './setting-draft.ts';
import { lazyTags, type PartOfSpeech } from './tag-words.ts';
import { isWord } from './tokens.ts';
import { tradeOf } from './trade-of.ts';
import {
  isDescribing,
  isFiniteVerb,
  isHappening,
  isOwnPart,
  isPicked,
  isSaidOf,
  isUsedAsNoun,
  isUsedAsVerb,
  linkOfVerb,
  pairActs,
} from './used-as.ts';
import { countAt, DEFINITE, endsNoun, JOINING, NEGATIONS, PRONOUNS, WEARING } from './word-classes.ts';

/** Reads a text word by word, longest known phrase first. */
export class Reader {
  readonly draft = new SceneDraft();
  readonly setting = new SettingDraft();
  readonly #tokens: readonly string[];
  readonly #quoted: readonly string[];
  readonly #names: ReadonlySet<string>;
  readonly #deeds: ReadonlyMap<number, DeedMatch>;
  readonly #wordsOfDeeds: ReadonlySet<number>;
  readonly #withinDeeds: ReadonlySet<number>;
  readonly #tagAt: (at: number) => PartOfSpeech;
  #modifiers: Modifiers = { ...NO_MODIFIERS };
  #negated = false;
  readonly #mentions: Mention[] = [];
  readonly #quotes: Quote[] = [];
  #wearing = false;

  constructor(tokens: readonly string[], quoted: readonly string[], names: ReadonlySet<string> = new Set()) {
    this.#tokens = tokens;
    this.#names = names;
    this.#quoted = quoted;
    this.#tagAt = lazyTags(tokens);
    const deeds = findDeeds(tokens);
    this.#deeds = new Map(deeds.map((deed) => [deed.at[0]!, deed]));
    this.#wordsOfDeeds = new Set(deeds.flatMap(({ at }) => at));
    this.#withinDeeds = wordsWithin(deeds);
  }

  read(): void {
    for (let at = 0; at < this.#tokens.length; ) {
      this.draft.named = null;
      const taken = this.#readAt(at);
      if (this.draft.named) this.#mentions.push({ at, subject: this.draft.named });
      at += taken;
    }
    this.draft.lines = attributeLines(this.#tokens, this.#quotes, this.#mentions);
    keepImplied(this.draft.subjects, this.#tokens);
    preferPlace(this.draft.subjects, this.setting, this.#tokens);
  }

  /** Reads one phrase and says how many tokens it took. */
  #readAt(at: number): number {
    const token = this.#tokens[at]!;
    if (!isWord(token)) return this.#punctuate(token);
    const quotation = QUOTATION.exec(token);
    if (quotation) return this.#quote(this.#quoted[Number(quotation[1])]!, at);
    const deed = this.#deeds.get(at);
    if (deed) this.draft.nameDeed(deed.name, verbStem(token), linkOfVerb(this.#tokens, at, this.#mentions));
    const noun = findNoun(this.#tokens, at);
    const phrase = matchPhrase(this.#tokens, at);
    const relation = this.#withinDeeds.has(at) ? null : matchRelation(this.#tokens, at);
    const longest = Math.max(noun?.length ?? 0, phrase?.length ?? 0, relation?.length ?? 0);
    if (longest < 2 || relation?.length === longest) {
      const taken = this.#readModifier(token, at);
      if (taken > 0) return taken;
    }
    if (relation && relation.length === longest) return this.#readRelation(relation, at);
    if (!this.#wordsOfDeeds.has(at) && longest < 2 && GROUPS[token]) return this.#castGroup(GROUPS[token]);
    const garment = this.#readGarment(at, longest);
    if (garment > 0) return garment;
    if (longest < 2 && isFiniteVerb(this.#tokens, at) && !this.#wordsOfDeeds.has(at))
      return this.#readVerb(phrase, at);
    if (longest > 0) return this.#readKnown(at, longest, noun, phrase);
    return this.#readUnknown(at);
  }

  #punctuate(token: string): number {
    if (token === ',') this.draft.join();
    else if (token !== "'" && token !== '(' && token !== ')' && token !== ':') this.draft.endSentence();
    if (token !== "'") this.#forgetModifiers();
    if (token !== ',' && token !== "'") this.#wearing = false;
    return 1;
  }

  #quote(text: string, at: number): number {
    const last = this.draft.last();
    if (last && bearsText(last)) last.figure = { kind: 'sign', model: text };
    else this.#quotes.push({ at, text });
    return 1;
  }

  /** Colours, numbers, sizes, articles and negations. */
  #readModifier(token: string, at: number): number {
    const next = this.#tokens[at + 1];
    if (NEGATIONS.has(token)) {
      this.#negated = true;
      return 1;
    }
    if (DEFINITE.has(token) && !endsNoun(next)) this.#modifiers.definite = true;
    if (PRONOUNS.has(token) && this.draft.pendingKind && (token !== 'her' || endsNoun(next))) {
      this.draft.relateToPronoun();
      return 1;
    }
    if (PRONOUNS.has(token) && endsNoun(next)) this.draft.refer(token === 'it' || token === 'them');
    if (token === 'while' || token === 'as') this.draft.endClause();
    if (token === 'each' && next === 'other') {
      this.draft.reciprocate();
      return 2;
    }
    if (JOINING.has(token)) {
      this.draft.join();
      return 1;
    }
    const count = countAt(this.#tokens, at);
    if (count !== null) {
      // "a group of": the article does not take the number back.
      if (count > 1 || this.#modifiers.count === null) this.#modifiers.count = Math.min(count, 10);
      return next === 'of' && count > 1 ? 2 : 1;
    }
    const colour = COLOUR_WORDS[token];
    if (colour && !isFruit(this.#tokens, at)) {
      const last = this.draft.last();
      // "the car is red", "painted red".
      if (last && endsNoun(next) && isSaidOf(this.#tokens, at)) last.colour = colour;
      else this.#modifiers.colour ??= colour;
      return 1;
    }
    const material = MATERIAL_WORDS[token];
    if (material && isWord(next) && !endsNoun(next) && !matchRelation(this.#tokens, at + 1)) {
      this.#modifiers.material = material;
      return 1;
    }
    const size = SIZE_WORDS[token];
    if (size && !(token === 'baby' && !this.#isNounAt(at + 1))) {
      const last = this.draft.last();
      // "a dragon (giant)": said of what was just named.
      if (last && next === ')') last.size = size;
      else this.#modifiers.size = size;
      return 1;
    }
    return 0;
  }

  #readRelation(match: RelationMatch, at: number): number {
    const next = this.#tokens[at + match.length];
    const dress = match.length === 1 ? dressedIn(this.#tokens, at) : null;
    if (dress && this.draft.wear({ name: 'clothes', colour: dress.colour })) return dress.length;
    if (match.type === 'side') {
      const beforeNoun = next === 'is' || next === 'there' || next === 'a' || next === 'an' || next === ',';
      this.draft.side(match.side, beforeNoun && !JOINING.has(this.#tokens[at - 1] ?? 'and'));
    } else this.draft.relate(match.kind);
    if (match.type === 'relation' && match.kind === 'in' && garmentFollows(this.#tokens, at + match.length))
      this.#wearing = true;
    this.#forgetModifiers();
    return match.length;
  }

  #castGroup(models: readonly string[]): number {
    const count = this.#modifiers.count ?? 0;
    this.#forgetModifiers();
    for (const model of models.slice(0, count > 1 ? count : 3)) {
      this.draft.cast(model, { kind: 'person', model }, false, NO_MODIFIERS);
      this.draft.join();
    }
    return 1;
  }

  #readGarment(at: number, longest: number): number {
    if (WEARING.test(this.#tokens[at]!)) {
      this.#wearing = true;
      return 1;
    }
    const garment = findGarment(this.#tokens, at);
    if (!garment || garment.length < longest || this.#wordsOfDeeds.has(at)) return 0;
    const worn = this.#wearing || this.draft.pendingKind === 'with' || this.#modifiers.definite;
    if (!worn || isUsedAsNoun(this.#tokens, at + garment.length)) return 0;
    if (!this.draft.wear({ name: garment.name, colour: this.#modifiers.colour })) return 0;
    this.#wearing = true;
    this.draft.dropPending();
    this.#forgetModifiers();
    return garment.length;
  }

  #readVerb(phrase: Match | null, at: number): number {
    if (phrase?.meanings.some(({ type }) => type === 'action')) return this.#takeAction(phrase, at);
    this.draft.act(null, verbStem(this.#tokens[at]!), linkOfVerb(this.#tokens, at, this.#mentions));
    this.#forgetModifiers();
    return 1;
  }

  #readKnown(at: number, length: number, noun: FoundNoun | null, phrase: Match | null): number {
    let named = noun?.length === length ? noun : null;
    let meant = phrase?.length === length ? phrase : null;
    const action = meant?.meanings.find((meaning) => meaning.type === 'action');
    if (
      named &&
      action &&
      isUsedAsVerb(this.#tokens, at, named.plural || this.draft.lastLiving() !== undefined)
    )
      return this.#takeAction(meant!, at);
    if (named && !this.#wordsOfDeeds.has(at)) {
      // A noun right before another noun only says what kind that is: a toy robot, a kitchen table.
      if (!named.plural && this.#isNounAt(at + length) && !pairActs(this.#tokens, at, named))
        return this.#castByTrade(named, at + length) + length;
      if (namesKindOfPlace(named, this.#tokens, at + length)) return length;
      if (isOwnPart(this.#tokens, at)) return length;
      if (this.#negated) return this.#leaveOut(named.noun, length);
    }
    // One flower is a thing; a field of them is ground.
    const single = this.#modifiers.count !== null || this.#modifiers.colour !== null;
    const flowers = meant?.meanings.some(({ type, value }) => type === 'effect' && /flowers/.test(value));
    if (named && flowers && (named.plural || !single) && !isPicked(this.#tokens, at, length)) named = null;
    else if (named && flowers) meant = null;
    const building = meant && !named ? seenFromOutside(this.#tokens, at, meant) : null;
    if (building) {
      this.setting.takeOutside(building.place, at + length);
      if (building.figure) this.#cast({ noun: meant!.phrase, figure: building.figure, plural: false });
      return length;
    }
    if (meant && !(named && action && meant.meanings.length === 1)) {
      if (action && !named) return this.#takeAction(meant, at);
      this.#takeSetting(meant, at, named);
      if (this.#negated && !named) return this.#leaveOut(meant.phrase, length);
    }
    const before = this.#tokens.slice(Math.max(0, at - 3), at);
    const place = named && meant && isOnlyPlace(named, meant, before, this.setting, this.draft.subjects);
    if (named && !this.#wordsOfDeeds.has(at) && !place) this.#cast(named);
    else if (meant && !action) {
      this.draft.dropPending();
      this.#forgetModifiers();
    }
    return length;
  }

  /** A robot waiter is a robot, and a girl surfer a surfer: one figure. */
  #castByTrade(named: FoundNoun, at: number): number {
    const trade = tradeOf(named, findNoun(this.#tokens, at));
    if (!trade) return 0;
    if (trade.action) this.draft.actNext(trade.action);
    this.#cast(trade.figure);
    return trade.length;
  }

  #leaveOut(noun: string, length: number): number {
    this.draft.absent.push(noun);
    this.draft.dropPending();
    this.#negated = false;
    this.#forgetModifiers();
    return length;
  }

  #isNounAt(at: number): boolean {
    return !this.#wordsOfDeeds.has(at) && isUsedAsNoun(this.#tokens, at);
  }

  #cast({ noun, figure, plural }: Pick<FoundNoun, 'noun' | 'figure' | 'plural'>): void {
    this.draft.cast(noun, figure, plural, this.#modifiers);
    this.#forgetModifiers();
  }

  #takeAction(match: Match, at: number): number {
    const action = match.meanings.find((meaning) => meaning.type === 'action');
    if (action && isDescribing(this.#tokens, at) && this.#isNounAt(at + match.length))
      this.draft.actNext(action.value);
    else if (action && !this.#wordsOfDeeds.has(at))
      this.draft.act(action.value, match.phrase, linkOfVerb(this.#tokens, at, this.#mentions));
    this.#wearing = false;
    this.#takeSetting(match, at, null);
    return match.length;
  }

  #takeSetting(match: Match, at: number, named: FoundNoun | null): void {
    // The air of air drumming and the trees one plants are no places; whoever looks at stars does so at night.
    if (this.#wordsOfDeeds.has(at)) this.setting.takeTime(match);
    else
      this.setting.take(match, this.#tokens.slice(0, at), {
        isThing: named?.figure.kind === 'object',
        negated: this.#negated,
      });
  }

  /** A word that no table has: the tagger says whether it is a noun, the dictionary what is like it. */
  #readUnknown(at: number): number {
    const token = this.#tokens[at]!;
    if ((OTHER_PREPOSITIONS.has(token) && !this.#withinDeeds.has(at)) || PARTS.has(token)) {
      if (token === 'with' || (token === 'of' && this.draft.pendingKind === null)) this.draft.relate(token);
      if (token !== 'of') this.#forgetModifiers();
      return 1;
    }
    const skipped = [KNOWN_WORDS, NOT_THINGS, this.#names].some((words) => words.has(token));
    // "turquoise water where a white boat drifts"
    if (skipped && endsPhrase(this.#tokens, at)) this.#forgetModifiers();
    if (skipped || /^\d/.test(token) || this.#wordsOfDeeds.has(at)) return 1;
    const tag = isHappening(this.#tokens, at) ? 'VERB' : this.#tagAt(at);
    if (tag === 'VERB' && !this.#modifiers.definite && this.#modifiers.count === null) {
      this.draft.act(null, verbStem(token), linkOfVerb(this.#tokens, at, this.#mentions));
      return 1;
    }
    // "a dalmatian" is a noun where no other follows, whatever the tagger takes it for.
    const determined = this.#modifiers.count !== null || this.#modifiers.definite;
    const noun = tag === 'NOUN' || tag === 'PROPN' || (determined && endsNoun(this.#tokens[at + 1]));
    return noun ? this.#readOpenNoun(at, tag === 'PROPN' ? tag : 'NOUN') : 1;
  }

  #readOpenNoun(at: number, tag: PartOfSpeech): number {
    const found = findOpenNoun(this.#tokens, at, tag === 'NOUN');
    const isKindOfNext = this.#isNounAt(at + 1);
    // "its breath visible": what is not drawn keeps its article.
    if (!found && !isKindOfNext) this.#forgetModifiers();
    if (!found || (found.length === 1 && isKindOfNext)) return 1;
    if (namesKindOfPlace(found, this.#tokens, at + found.length)) return found.length;
    if (this.#negated) return this.#leaveOut(found.noun, found.length);
    this.#cast(found);
    return found.length;
  }

  #forgetModifiers(): void {
    this.#modifiers = { ...NO_MODIFIERS };
  }
}
