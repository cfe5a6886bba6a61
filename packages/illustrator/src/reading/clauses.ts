import { withoutComparisons } from './comparisons.ts';
import { findDeeds } from './find-deeds.ts';
import { findNoun } from './find-noun.ts';
import { pluralOf } from './lexicon/inflections.ts';
import { BODY_PARTS, PARTS_OF_THINGS } from './lexicon/parts.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { outOfWindows } from './out-of-windows.ts';
import { plainCompounds } from './plain-compounds.ts';
import { plainPhrases } from './plain-phrases.ts';
import { plainSituations } from './plain-situations.ts';
import { possessives } from './possessives.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { young } from './young.ts';

/**
 * The words of a prompt as far as they tell of figures: parts of somebody who is there anyway, and what rain, light, hair
 * or smoke do, are no figures and no deeds of any.
 */
export function tellOfFigures(tokens: readonly string[]): string[] {
  return withoutParts(
    withoutElements(
      families(
        young(
          ofTheirCoat(
            waves(
              outOfWindows(
                withoutComparisons(possessives(plainCompounds(plainPhrases(plainSituations(tokens))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

const DETERMINER = /^(an?|the|his|her|its|their|my|your|one|each)$/;
const POSSESSIVE = /^(his|her|its|their|my|your|')$/;

/** A slice of cake is no cake, and a pile of stones no stone: these have drawings of their own. */
function isDrawnAsWhole(tokens: readonly string[], at: number): boolean {
  return (findNoun(tokens, at)?.length ?? 0) >= 3;
}

/** "the chimney of a cabin" is the cabin; "her forehead" is her. */
function withoutParts(tokens: readonly string[]): string[] {
  const busy = new Set(findDeeds(tokens).flatMap(({ at }) => at));
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (
      PARTS_OF_THINGS.has(token) &&
      tokens[at + 1] === 'of' &&
      !busy.has(at) &&
      !isDrawnAsWhole(tokens, at)
    ) {
      if (token === 'seat' && /^(back|front|rear|passenger|window)$/.test(kept.at(-1) ?? '')) kept.pop();
      while (DETERMINER.test(kept.at(-1) ?? '')) kept.pop();
      if (/^windows?$/.test(token) && vehicleFollows(tokens, at + 2)) lookOutOf(kept);
      at += 1;
    } else if (BODY_PARTS.has(token) && POSSESSIVE.test(kept.at(-1) ?? '') && !busy.has(at)) {
      const ofOthers = kept.at(-1) === "'";
      if (!ofOthers) kept.pop();
      // "Over her shoulder", "in its paws": no place of what is named next.
      if (kept.at(-1) === 'with' || (!ofOthers && WHERE.test(kept.at(-1) ?? ''))) kept.pop();
    } else kept.push(token);
  }
  return kept;
}

const WHERE =
  /^(over|on|in|at|against|around|under|behind|through|to|from|into|onto|across|between|above|by)$/;

function vehicleFollows(tokens: readonly string[], at: number): boolean {
  return [0, 1, 2].some((further) => {
    const kind = findNoun(tokens, at + further)?.figure.kind;
    return kind === 'vehicle' || kind === 'craft';
  });
}

/** Whoever is at the window of a train, or looks out of it, is in the train. */
function lookOutOf(kept: string[]): void {
  while (/^(out|of|through|against|at|by|from|near|beside|to|in|on)$/.test(kept.at(-1) ?? '')) kept.pop();
  kept.push('in');
}

/** What is everywhere in a scene and belongs to nobody. */
const ELEMENTS = new Set(
  `rain raindrops raindrop drops droplets snow snowflakes snowflake leaves petals blossoms sparks embers dust smoke steam fog mist wind breeze clouds water waves wave foam light lights sunlight
  moonlight beam beams rays shadow shadows reflection reflections ripples hair mane breath tears lava fire flames bubbles confetti stars lightning thunder fireflies particles sand spray sun moon`.split(
    /\s+/,
  ),
);
const STIRS =
  /^(fall|fly|fli|ris|rise|drift|float|run|blow|swirl|danc|dance|flow|shin|shine|glow|trail|stream|sweep|crash|splash|drip|roll|burn|fill|reflect|spray|explod|explode|flicker|sparkl|sparkle|mov|move|scatter|hang|gather|pour|pass|tumbl|tumble|spread|billow|wav|wave|cover|hit|patter|visible|com|come|go|curl|settl|settle|whip|spin|break|pelt|drum|beat|lash|streak|rattl|rattle|lap|hammer|rush|rac|race|speed|scud|batter|glisten|lick)(s|es|ing|ning|ting|ping|ed)?$/;
const CLAUSE_BEGINS = /^(while|as|and|when|where|with|but|then|the|until|after)$/;
const ADVERB =
  /^(is|are|was|were|slowly|softly|gently|quietly|brightly|everywhere|still|\w+ly|all|up|down|away)$/;

/** "while the rain falls outside", "her hair blowing in the wind": nobody in the scene falls or blows. */
function withoutElements(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const element = tokens[at]!;
    kept.push(element);
    if (!ELEMENTS.has(element) || !beginsClause(tokens, at)) continue;
    let verb = at + 1;
    while (ADVERB.test(tokens[verb] ?? '')) verb++;
    if (!STIRS.test(tokens[verb] ?? '') || /^(in|on)$/.test(tokens[verb] ?? '')) continue;
    // The sun that goes down tells the hour.
    if (element === 'sun' && /^go/.test(tokens[verb]!)) continue;
    // A woman with grey hair blows out candles; her hair does not.
    if (tokens.slice(Math.max(0, at - 3), at).includes('with') && !tokens[verb]!.endsWith('ing')) continue;
    // Leaves that lie somewhere are no falling leaves.
    if (element === 'leaves' && !/^(hang|cover|fill)/.test(tokens[verb]!))
      kept.splice(-1, 1, 'falling', 'leaves');
    at = verb;
    while (ADVERB.test(tokens[at + 1] ?? '')) at++;
    const end = whereItIs(tokens, at + 1);
    at = end - 1;
  }
  return kept;
}

const PANE =
  /^((down|against|on|over|onto|along|in|through) )?(the|a) (glass|panes?|windows?|wind|air|light|breeze|camera|lens)(?= |$)/;

/** "around them", "down the glass", "in the wind", "behind it": no place of anybody. */
function whereItIs(tokens: readonly string[], at: number): number {
  const told = tokens.slice(at, at + 3).join(' ');
  const empty =
    /^(around|behind|over|under|on|in|past|above|from|to|onto|through|at|against) (it|them|him|her|me|us)(?= |$)/.exec(
      told,
    );
  if (empty) return at + 2;
  const pane = PANE.exec(told);
  return pane ? at + pane[0].split(' ').length : at;
}

/** Whether a noun is what its clause is about: nothing but its own attributes since the clause began. */
function beginsClause(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before]!;
    if (!isWord(token) || (CLAUSE_BEGINS.test(token) && token !== 'the')) return true;
    if (DETERMINER.test(token) || token === 'of') continue;
    if (at - before > 3 || /^(in|on|under|through|by|at|from|into|over|against|along|to|for)$/.test(token))
      return false;
  }
  return true;
}

/** "an elderly couple" are two old people; "a penguin family" is several penguins. */
function families(tokens: readonly string[]): string[] {
  const told = [...tokens];
  for (let at = 1; at < told.length; at++) {
    if (told[at] === 'couple' && /^(old|elderly|aged|senior)$/.test(told[at - 1]!)) told[at] = 'grandparents';
    if (!/^(family|families|couple|pair|colony)$/.test(told[at]!)) continue;
    const kind = findNoun(told, at - 1);
    if (!kind || kind.length > 1 || !LIVING.has(kind.figure.kind) || kind.figure.kind === 'person') continue;
    const number = /^(couple|pair)$/.test(told[at]!) ? 'two' : told[at] === 'colony' ? 'six' : 'three';
    told.splice(at - 1, 2, number, pluralOf(kind.noun));
  }
  return told.map((token, at) =>
    token === 'families' || (token === 'fans' && CHEERING.test(told[at + 1] ?? '')) ? 'people' : token,
  );
}

/** What those fans do that are no machines. */
const CHEERING =
  /^(cheer|cheering|clap|clapping|scream|screaming|shout|shouting|sing|singing|wave|waving|celebrate|celebrating|watch|watching|roar|roaring|jump|jumping|wearing|dressed|who)$/;

const ROUGH = /^(huge|giant|big|large|massive|enormous|high|tall|stormy|rough|towering|foaming|crashing)$/;

/** Waves of mist are mist; huge waves are the sea, and nobody waves. */
function waves(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token !== 'waves' && token !== 'wave')
      return tokens[at - 1] && isWaveOf(tokens, at - 1) ? [] : [token];
    if (isWaveOf(tokens, at)) return [];
    return token === 'waves' && ROUGH.test(tokens[at - 1] ?? '') ? ['ocean'] : [token];
  });
}

function isWaveOf(tokens: readonly string[], at: number): boolean {
  return /^waves?$/.test(tokens[at] ?? '') && tokens[at + 1] === 'of';
}

const COAT = /^(scales|fur|feathers|plumage|skin|coat)$/;

/** A dragon with purple scales is a purple dragon. */
function ofTheirCoat(tokens: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const belongs = tokens[at] === 'with' && at > 0;
    const further = [at + 2, at + 3].find((end) => belongs && COAT.test(tokens[end] ?? ''));
    const colour = further && tokens.slice(at + 1, further).find((word) => word in COLOUR_WORDS);
    const animal = colour ? findNoun(tokens, at - 1) : null;
    if (colour && animal && LIVING.has(animal.figure.kind)) {
      told.splice(-1, 0, colour);
      at = further!;
    } else told.push(tokens[at]!);
  }
  return told;
}
