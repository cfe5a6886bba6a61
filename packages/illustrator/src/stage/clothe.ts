import type { Entity } from '@phonofilm/reader/reader';
import { garmentPart } from '../catalogue/garment-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { ColourName, Figure, Garment } from '../scene-description.ts';
import { GARMENTS, isAccessory } from '../vocabulary/garments.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { COLOUR_WORDS } from '../vocabulary/verbs.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { colourOf, coloursOf } from './describe-subject.ts';
import { type MeaningIndex, own, phrasesOf, saidOf } from './meaning-index.ts';

const PRINTS: Readonly<Record<string, NonNullable<Garment['pattern']>['kind']>> = wordRecord('prints');

/** What the table of garments calls it; null where it is none. */
export function garmentName(entity: Entity): string | null {
  const costume = /^(.*) (?:costume|outfit|onesie|disguise)$/.exec(entity.name)?.[1];
  if (costume && figureOfWord(costume)) return `${costume} costume`;
  for (const phrase of phrasesOf(entity).filter((each) => !COLOUR_WORDS.has(each.split(' ')[0]!)))
    for (const form of [pluralOf(phrase), phrase.replaceAll('-', ' ')]) if (GARMENTS.has(form)) return form;
  return null;
}

/** Figures that are drawn with what they wear; what others wear is a thing at the part of the body where it belongs. */
const DRESSED = new Set<Figure['kind']>(['person', 'quadruped']);

export function isDressed({ kind }: Figure): boolean {
  return DRESSED.has(kind);
}

const WORN_AT = wordTable<{ readonly wornAt: Readonly<Record<string, string>> }>('clothes').wornAt;

/** On which part something is worn: a bib on the chest, a scarf around the neck. */
export function wornAt(garment: Entity): { readonly kind: 'on' | 'around'; readonly part: string } {
  const slot = garmentPart(garmentName(garment) ?? '')?.slot ?? '';
  const part = own(WORN_AT, slot) ?? 'chest';
  return { kind: ['neck', 'chest', 'hip'].includes(part) ? 'around' : 'on', part };
}

export const HATS = /^(?:hat|cap|helmet|crown|hood|beret|headdress|wig|veil)$/;

/** A knight who has lost his helmet, a tourist whose hat is stolen. */
export function bareHead({ id }: Entity, told: MeaningIndex): Garment[] {
  const taken = told.relationsTo(id).filter(({ of }) => isTakenOff(of, told) || told.isGone(of));
  const gone = [...told.meaning.absent, ...taken.map(({ of }) => told.entity(of)?.noun ?? '')];
  return gone.some((noun) => HATS.test(noun)) ? [{ name: 'bare head', colour: null }] : [];
}

const LYING_ABOUT = new Set('fall fly blow drop slip lie hang float drift dry'.split(' '));

/** What is done to clothes while somebody has them on. */
const DONE_TO_WORN = wordClass('doneToWorn');
/** What comes down on a hat on a head. */
const ONTO_WORN = wordClass('ontoWorn');

/** "His white hat over his face", "whose medals shine": of whom it is, and nothing that is done with it or where else it is. */
export function isOnlyOwned(id: number, told: MeaningIndex): boolean {
  const owned = told.relationsOf(id);
  return (
    owned.length > 0 &&
    owned.every(({ kind }) => kind === 'belongs-to') &&
    told.eventsWith(id).every(({ verb, roles }) =>
      roles.every(({ entity, name }) => {
        if (entity !== id || DONE_TO_WORN.has(verb)) return true;
        return name === 'agent' ? !LYING_ABOUT.has(verb) : name !== 'object' && ONTO_WORN.has(verb);
      }),
    )
  );
}

/** A hat that is stolen, given away or blown off is on no head. */
export function isTakenOff(id: number, told: MeaningIndex): boolean {
  return told.events.some(({ passes }) => passes?.thing === id);
}

/** What somebody wears, and the hair and beard they have. */
export function clothesOf(wearer: Entity, told: MeaningIndex): Garment[] {
  const worn = told
    .relationsTo(wearer.id)
    .filter(({ kind, of }) => kind === 'worn-by' || kind === 'part-of' || isOnlyOwned(of, told));
  const garments = worn.flatMap(({ of }) => {
    const entity = isTakenOff(of, told) || told.isGone(of) ? undefined : told.entity(of);
    const name = entity && garmentName(entity);
    return entity && name ? [garmentOf(entity, name, told)] : [];
  });
  return [...garments, ...costumesOf(wearer, told), ...allInOne(wearer, told), ...hairOf(wearer)];
}

function garmentOf(entity: Entity, name: string, told: MeaningIndex): Garment {
  // "In a red dress with white dots": the dots belong to the dress, even where the grammar gives them to its wearer.
  const wearers = told.relationsOf(entity.id).map(({ to }) => to);
  const printed = [entity.id, ...wearers]
    .flatMap((id) => told.relationsTo(id))
    .flatMap(({ of }) => told.entity(of) ?? [])
    .find(({ noun }) => own(PRINTS, noun) !== undefined);
  const said = [...saidOf(entity, 'pattern'), ...saidOf(entity, 'state'), printed?.noun ?? ''];
  const kind = said.flatMap((word) => own(PRINTS, word) ?? [])[0];
  // Black and white stripes are black on white.
  const [first = null, second] = coloursOf(entity);
  if (!kind) return { name, colour: colourOf(entity) };
  return {
    name,
    colour: second ?? first,
    pattern: { kind, colour: second ? first : printed ? colourOf(printed) : null },
  };
}

/** "A girl in green". */
function allInOne(wearer: Entity, told: MeaningIndex): Garment[] {
  const colours = told.tiesOf(wearer.id, 'in').flatMap(({ noun }) => COLOUR_WORDS.get(noun) ?? []);
  return colours.map((colour) => ({ name: 'clothes', colour }));
}

/** Whom somebody is dressed as. */
function costumesOf({ id }: Entity, told: MeaningIndex): Garment[] {
  return told.meaning.events
    .filter(({ verb, roles }) => verb === 'dress' && roles.some(({ entity }) => entity === id))
    .flatMap(({ roles }) => roles.filter(({ entity, name }) => name === 'manner' && entity !== id))
    .flatMap(({ entity }) => told.entity(entity) ?? [])
    .map((guise) => ({ name: `${guise.name} costume`, colour: colourOf(guise) }));
}

const SHADES: Readonly<Record<string, ColourName>> = wordRecord('shadesOfClothes');

/** What is said of somebody's body before the noun. */
const ON_BODIES: Readonly<Record<string, string>> = wordRecord('onBodies');

/** "A bald man", "a red-haired girl". */
function hairOf(wearer: Entity): Garment[] {
  const words = wearer.attributes.map(({ word }) => word);
  const seen = words.flatMap((word) => own(ON_BODIES, word) ?? []).map((name) => ({ name, colour: null }));
  if (!isOfHair(wearer)) return seen;
  const haired = wearer.attributes.find(({ word }) => word.endsWith('-haired'));
  const name = haired?.word.startsWith('long') ? 'long hair' : 'hair';
  const [shade = null] = words.flatMap((word) => own(SHADES, word) ?? []);
  return [...seen, { name, colour: haired ? (coloursOf(wearer)[0] ?? null) : shade }];
}

/** Whether a colour that is said of somebody is that of the hair. */
export function isOfHair({ attributes, kinds }: Entity): boolean {
  return (
    kinds[0] === 'person' &&
    attributes.some(({ word }) => own(SHADES, word) !== undefined || word.endsWith('-haired'))
  );
}

/** The colour of the clothes as a whole: of the first that is no accessory. */
export function dressOf(clothes: readonly Garment[]): ColourName | null {
  return clothes.find(({ name, colour }) => colour !== null && !isAccessory(name))?.colour ?? null;
}
