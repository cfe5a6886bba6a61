import type {
  Action,
  ColourName,
  Effect,
  Figure,
  Garment,
  Material,
  Place,
  Subject,
} from '../scene-description.ts';
import { findEmoji } from './lexicon/emoji-index.ts';
import { baseForms } from './lexicon/inflections.ts';
import { GROUPS, IMPLIED, NOT_THINGS, WEAK_PLACES } from './lexicon/reading-hints.ts';
import { PLACE_POINTERS } from './lexicon/settings.ts';
import { COLOUR_WORDS, COUNT_WORDS, GARMENTS, SIZE_WORDS } from './lexicon/verbs.ts';
import { type Match, matchPhrase } from './phrase-book.ts';
import { readCamera } from './read-camera.ts';
import { readRelation } from './read-relation.ts';
import type { Reading } from './reading.ts';
import { translateChinese } from './translate-chinese.ts';

const MOST_SUBJECTS = 5;
/** No picture's name begins with one of these, so the index of pictures need not be loaded for them. */
const NEVER_FIRST = new Set(
  'a an the and or but with without through over under across along into onto towards toward from for of at by behind beside near around between above below inside outside during while as that which who is are was were be being his her its their'.split(
    ' ',
  ),
);
const INTRODUCERS = new Set('the of with and or is are that who while as to his her its their my'.split(' '));

interface Draft {
  id: number;
  noun: string;
  figure: Figure;
  count: number;
  colour: ColourName | null;
  size: Subject['size'];
  action: Action | null;
  dress: ColourName | null;
  clothes: readonly Garment[];
  material: Material | null;
  deed: string | null;
}

/** Reads what an English or Chinese text says about a scene. */
export function readWords(prompt: string): Reading {
  const text = translateChinese(prompt);
  // What the camera does is read apart; its verbs are nobody's actions.
  const tokens = tokenise(text.replace(/\b(the )?camera\b[^.;,]*/gi, ' '));
  const reader = new Reader(tokens);
  reader.read();
  const lower = text.toLowerCase();
  const subjects = shareActions(reader.subjects);
  return {
    text,
    place: reader.bestPlace(),
    time: reader.time,
    weather: reader.weather,
    season: reader.season,
    mood: reader.mood,
    effects: [...reader.effects],
    subjects,
    relation: readRelation(lower, subjects),
    relations: [],
    deeds: [],
    lines: [],
    absent: [],
    camera: readCamera(lower),
    style: reader.style,
  };
}

/** Handles (`@name`) stand for characters, which come as inputs of their own. */
export function tokenise(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/@[\w.-]+/g, ' ')
      .replace(/[’']s\b/g, '')
      .replaceAll('-', ' ')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

class Reader {
  readonly subjects: Draft[] = [];
  readonly effects = new Set<Effect>();
  time: Reading['time'] = null;
  weather: Reading['weather'] = null;
  season: Reading['season'] = null;
  mood: Reading['mood'] = null;
  style: Reading['style'] = null;
  readonly #tokens: readonly string[];
  readonly #places: { place: Place; score: number }[] = [];
  #count: number | null = null;
  #colour: ColourName | null = null;
  #size: Subject['size'] = 'normal';
  #action: Action | null = null;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(): void {
    for (let at = 0; at < this.#tokens.length; ) at += this.#readAt(at);
  }

  bestPlace(): Place | null {
    let best: { place: Place; score: number } | null = null;
    for (const candidate of this.#places) if (!best || candidate.score > best.score) best = candidate;
    return best?.place ?? null;
  }

  /** Reads one phrase and says how many tokens it took. */
  #readAt(at: number): number {
    const token = this.#tokens[at]!;
    if (this.#readModifier(token, at)) return 1;
    const group = GROUPS[token];
    if (group) {
      this.#forgetModifiers();
      for (const model of group) this.#cast(model, { kind: 'person', model }, false);
      return 1;
    }
    const match = matchPhrase(this.#tokens, at);
    if (match) {
      this.#take(match, at);
      return match.length;
    }
    return this.#readEmoji(at);
  }

  #readModifier(token: string, at: number): boolean {
    const next = this.#tokens[at + 1];
    const count = COUNT_WORDS[token] ?? (/^\d{1,2}$/.test(token) ? Number(token) : undefined);
    // "school" and "couple" count only as in "school of fish".
    const counts =
      count !== undefined && (!/^(school|couple|family|team|pack|crowd)$/.test(token) || next === 'of');
    if (counts) {
      // "a group of": the article does not take the number back.
      if (count > 1 || this.#count === null) this.#count = Math.min(count, 10);
      return true;
    }
    const colour = COLOUR_WORDS[token];
    if (colour) {
      this.#colour = colour;
      return true;
    }
    const size = SIZE_WORDS[token];
    if (size && !matchesLongPhrase(this.#tokens, at)) {
      this.#size = size;
      return true;
    }
    if (GARMENTS.has(token)) {
      const wearer = this.subjects.at(-1);
      if (wearer && this.#colour) wearer.dress = this.#colour;
      this.#forgetModifiers();
      return true;
    }
    return false;
  }

  #take(match: Match, at: number): void {
    for (const meaning of match.meanings) {
      switch (meaning.type) {
        case 'place':
          this.#places.push({ place: meaning.value, score: this.#placeScore(match, at) });
          break;
        case 'time':
          this.time ??= meaning.value;
          break;
        case 'weather':
          this.weather = stronger(this.weather, meaning.value);
          break;
        case 'season':
          this.season ??= meaning.value;
          break;
        case 'mood':
          this.mood ??= meaning.value;
          break;
        case 'effect':
          this.effects.add(meaning.value);
          break;
        case 'style':
          this.style ??= meaning.value;
          break;
        case 'action':
          this.#act(meaning.value);
          break;
        case 'noun':
          this.#cast(match.phrase, meaning.value, match.plural);
          break;
        default:
          meaning satisfies never;
      }
    }
    if (!match.meanings.some((meaning) => meaning.type === 'mood' || meaning.type === 'action'))
      this.#forgetModifiers();
  }

  #placeScore(match: Match, at: number): number {
    const before = this.#tokens.slice(Math.max(0, at - 4), at);
    const pointed =
      before.some((word) => PLACE_POINTERS.has(word)) || PLACE_POINTERS.has(match.phrase.split(' ')[0]!);
    return (pointed ? 3 : 1) + (match.length - 1) * 0.25 - (WEAK_PLACES.has(match.phrase) ? 1.5 : 0);
  }

  #cast(noun: string, figure: Figure, plural: boolean): void {
    const known = this.subjects.find((subject) => sameFigure(subject.figure, figure));
    if (known && known.noun === noun) return;
    if (this.subjects.length >= MOST_SUBJECTS) return;
    const implied = IMPLIED[noun];
    this.subjects.push({
      id: this.subjects.length + 1,
      noun,
      figure,
      count: this.#count !== null && (this.#count > 1 || !plural) ? this.#count : plural ? 3 : 1,
      colour: this.#colour,
      size: this.#size,
      action: this.#action ?? implied?.action ?? null,
      dress: null,
      clothes: [],
      material: null,
      deed: null,
    });
    this.#action = null;
    this.#forgetModifiers();
    if (implied?.with && !this.#tokens.includes(implied.with)) {
      const companion = matchPhrase(implied.with.split(' '), 0)?.meanings.find(
        (meaning) => meaning.type === 'noun',
      );
      if (companion) this.#cast(implied.with, companion.value, false);
    }
  }

  #act(action: Action): void {
    const actor = this.subjects.findLast(
      (subject) => subject.figure.kind !== 'landmark' && subject.figure.kind !== 'prop',
    );
    if (!actor) this.#action ??= action;
    else if (actor.action === null) actor.action = action;
    else if (IMPLIED[actor.noun]?.action === actor.action && action !== 'ride' && action !== 'jump')
      actor.action = action;
  }

  #readEmoji(at: number): number {
    if (NEVER_FIRST.has(this.#tokens[at]!)) return 1;
    for (const length of [3, 2, 1]) {
      const words = this.#tokens.slice(at, at + length);
      if (words.length < length || NOT_THINGS.has(words.at(-1)!)) continue;
      for (const form of baseForms(words.at(-1)!)) {
        const noun = [...words.slice(0, -1), form].join(' ');
        const icon = NOT_THINGS.has(form) ? null : findEmoji(noun, !this.#standsAsNoun(at, length));
        if (!icon) continue;
        this.#cast(noun, { kind: 'emoji', icon }, form !== words.at(-1));
        return length;
      }
    }
    // A colour or number holds for the noun that follows it, past at most an adjective or two.
    return 1;
  }

  /** "a burger on", not "a leafy park": a keyword is a thing only where no noun follows it. */
  #standsAsNoun(at: number, length: number): boolean {
    const before = this.#tokens[at - 1];
    const next = this.#tokens[at + length];
    const introduced =
      before !== undefined &&
      (before in COUNT_WORDS || before in COLOUR_WORDS || before in SIZE_WORDS || INTRODUCERS.has(before));
    return (
      introduced &&
      (next === undefined || PLACE_POINTERS.has(next) || INTRODUCERS.has(next) || next.endsWith('ing'))
    );
  }

  #forgetModifiers(): void {
    this.#count = null;
    this.#colour = null;
    this.#size = 'normal';
  }
}

function matchesLongPhrase(tokens: readonly string[], at: number): boolean {
  return (matchPhrase(tokens, at)?.length ?? 0) > 1;
}

const STRENGTH = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'storm'] as const;

function stronger(a: Reading['weather'], b: NonNullable<Reading['weather']>): Reading['weather'] {
  return a !== null && STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b;
}

export function sameFigure(a: Figure, b: Figure): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const LIVING = new Set(['quadruped', 'bird', 'fish', 'creature', 'person']);

/** "a dog and a cat running": whoever has no action of its own does what the next one does. */
function shareActions(subjects: readonly Draft[]): Draft[] {
  const shared = subjects.map((subject) => ({ ...subject }));
  for (const [index, subject] of shared.entries()) {
    if (subject.action !== null || !LIVING.has(subject.figure.kind)) continue;
    const other = shared
      .slice(index + 1)
      .find((next) => next.action !== null && LIVING.has(next.figure.kind));
    if (other && other.action !== 'ride' && other.action !== 'chase') subject.action = other.action;
  }
  return shared;
}
