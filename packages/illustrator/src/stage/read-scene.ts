import { type Meaning, openReader, type Reader } from '@phonofilm/reader/reader';
import type { SceneDescription, Style } from '../scene-description.ts';
import { seedOf } from '../seeded-random.ts';
import { translate } from '../translate/translate.ts';
import { forgetNouns } from '../vocabulary/open-vocabulary.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { applyEdit } from './apply-edit.ts';
import { type Cast, castAgain, withActors } from './cast-again.ts';
import { placeOfDeeds } from './choose-place.ts';
import { completeDraft } from './complete-draft.ts';
import type { Draft } from './draft.ts';
import { draftScene } from './draft-scene.ts';
import { grown } from './grown.ts';
import { sharing } from './sharing.ts';
import { isLaterOn, splitMeaning } from './stage-sequence.ts';
import { toldApart } from './told-apart.ts';

/** Longer prompts say nothing new in a film of seconds; reading stays quick whatever is sent. */
const MOST_CHARACTERS = 2400;

let opened: Promise<Reader> | null = null;

/** What a prompt means: in English, in which other languages are put first. */
export async function readMeaning(prompt: string, cast: Cast = {}) {
  opened ??= openReader();
  const reader = await opened;
  const english = translate(withoutShotList(prompt)).slice(0, MOST_CHARACTERS);
  return { english, ...(await reader.read(withActors(english, cast))) };
}

/** Weights, tables and dictionaries, which take some memory, are given back. */
export function forgetReader(): void {
  opened = null;
  forgetNouns();
}

/** A prompt with its remix edits, oldest first, and the request's style, as the scene they describe. */
export async function readScene(
  prompt: string,
  edits: readonly string[] = [],
  style: string | null = null,
): Promise<SceneDescription> {
  const { english, meaning } = await readMeaning(prompt);
  const changes = await Promise.all(edits.map(async (edit) => (await readMeaning(edit)).meaning));
  return stageMeaning(meaning, seedOf(english.toLowerCase()), changes, style);
}

/** The scene that a meaning shows, changed by the meanings of remix edits. */
export function stageMeaning(
  read: Meaning,
  seed: number,
  changes: readonly Meaning[] = [],
  style: string | null = null,
  cast: Cast = {},
): SceneDescription {
  const meaning = grown(sharing(toldApart(read)));
  const edited = (draft: Draft): Draft => {
    const begun = castAgain(draft, cast);
    const changed = changes.reduce((each, change, index) => applyEdit(each, change, index + 1), begun);
    return { ...castAgain(changed, cast), style: knownStyle(style) ?? changed.style };
  };
  const whole = edited(draftScene(meaning));
  const parts = splitMeaning(meaning).map((part) => edited(draftScene(part)));
  const scene = completeDraft(whole, seed);
  return parts.length < 2
    ? scene
    : { ...scene, sequence: completeSequence(whole, parts, seed, meaning.events.some(isLaterOn)) };
}

/** What is done here cannot be done where one was before. */
const NOWHERE_ELSE = wordClass('nowhereElse');

/** Place, hour and weather stay until something else is said. */
function completeSequence(
  whole: Draft,
  parts: readonly Draft[],
  seed: number,
  isLater: boolean,
): SceneDescription[] {
  // Where nothing is said, it is where all of it can happen.
  let place = completeDraft(whole, seed).place;
  return parts.map((part, index) => {
    const own = placeOfDeeds(part);
    const isThere = index === 0 && completeDraft(part, seed).place === own;
    place = part.place ?? (own && (isThere || (isLater && NOWHERE_ELSE.has(own))) ? own : place);
    return completeDraft({ ...part, place }, seed);
  });
}

/** An enhanced prompt ends with a list of its shots, which says nothing new. */
function withoutShotList(prompt: string): string {
  const at = prompt.indexOf(' Shots: (1) ');
  return at < 0 ? prompt : prompt.slice(0, at);
}

const STYLES = wordClass('styles');

/** The request's `style` when the engine knows it; any other text is no style of ours and changes nothing. */
function knownStyle(style: string | null): Style | null {
  const name = style?.trim().toLowerCase() ?? '';
  return STYLES.has(name) ? (name as Style) : null;
}
