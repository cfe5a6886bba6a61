import type { Place } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import type { DraftSubject } from './draft-subject.ts';
import type { FoundNoun } from './find-noun.ts';
import { STANDS_IN_PLACES } from './lexicon/reading-hints.ts';
import { type Match, matchPhrase } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import type { SettingDraft } from './setting-draft.ts';

const ON_FIRE = /\b(burning|burns|on fire|in flames|ablaze)\b/;

/** A prompt that is nothing but the name of a place shows the place. */
export function preferPlace(
  subjects: DraftSubject[],
  setting: SettingDraft,
  tokens: readonly string[],
): void {
  const [only, ...others] = subjects;
  if (others.length > 0) dropPlacesThatStandThere(subjects, setting);
  if (!only || others.length > 0) return;
  const own = setting.places.find(
    ({ place, phrase }) =>
      phrase === only.noun &&
      (place.replaceAll('-', ' ') === phrase ||
        PLACE_NAMES[place].words.split(', ')[0] === phrase ||
        // A building that has only a picture is better seen as the place it is.
        (only.figure.kind === 'emoji' && PLACE_NAMES[place].set !== undefined)),
  );
  // "A lighthouse on a rocky cliff": it stands there.
  const standsIn = setting.places.some(
    ({ place, score }) => place !== own?.place && score >= 1.4 && STANDING_GROUNDS.has(place),
  );
  // A house on fire is what the film is about.
  if (
    own &&
    !standsIn &&
    !ON_FIRE.test(tokens.join(' ')) &&
    only.colour === null &&
    only.material === null &&
    only.action === null &&
    only.count === 1
  )
    subjects.pop();
  else dropPlacesThatStandThere(subjects, setting);
}

const STANDING_GROUNDS = new Set<Place>([
  'hill',
  'cliff',
  'mountains',
  'meadow',
  'lake',
  'desert',
  'forest',
  'small-island',
  'beach',
  'valley',
  'creek',
  'river',
  'savanna',
  'prairie',
  'arctic',
  'jungle',
  'wheat-field',
]);

/** A castle that stands in the scene is not the place as well. */
function dropPlacesThatStandThere(subjects: readonly DraftSubject[], setting: SettingDraft): void {
  const standing = new Set(
    subjects.filter(({ figure }) => figure.kind === 'landmark').map(({ noun }) => noun),
  );
  setting.places = setting.places.filter(({ phrase }) => !standing.has(phrase));
}

/** "A gift shop", "a cobblestone street": a thing right before a place only says of which kind the place is. */
export function namesKindOfPlace(noun: FoundNoun, tokens: readonly string[], next: number): boolean {
  if (noun.plural || LIVING.has(noun.figure.kind)) return false;
  const following = matchPhrase(tokens, next);
  const place = following?.meanings.some(({ type }) => type === 'place') ?? false;
  return place && !STANDS_IN_PLACES.has(following!.phrase);
}

/** "in the castle" is where; "a castle" is what. Things one only stands on or beside are always seen. */
export function isOnlyPlace(
  named: FoundNoun,
  meant: Match,
  before: readonly string[],
  { places }: SettingDraft,
  subjects: readonly DraftSubject[],
): boolean {
  if (!meant.meanings.some((meaning) => meaning.type === 'place')) return false;
  if (named.figure.kind === 'object') return false;
  // Named once more, it is still where they are.
  const again = places.filter(({ phrase }) => phrase === meant.phrase).length > 1;
  if (again && !subjects.some(({ noun }) => noun === named.noun)) return true;
  return before.some((word) => word === 'in' || word === 'inside' || word === 'at' || word === 'through');
}
