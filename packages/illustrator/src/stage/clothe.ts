import type { Entity } from '@phonofilm/reader/reader';
import { garmentPart } from '../catalogue/garment-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { ColourName, Figure, Garment } from '../scene-description.ts';
import { GARMENTS, isAccessory } from '../vocabulary/garments.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { COLOUR_WORDS } from '../vocabulary/verbs.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { colourOf, coloursOf } from './describe-subject.ts';
import { own, phrasesOf, saidOf, type Told } from './told.ts';

const PRINTS: Readonly<Record<string, NonNullable<Garment['pattern']>['kind']>> = wordRecord('prints');

/** What the table of garments calls it; null where it is none. */
export function garmentName(entity: Entity): string | null {
  const costume = /^(.*) (?:costume|outfit|onesie|disguise)$/.exec(entity.name)?.[1];
  if (costume && figureOfWord(costume)) return `${costume} costume`;
  for (const phrase of phrasesOf(entity).filter((each) => !COLOUR_WORDS.has(each.split(' ')[0]!)))
    for (const form of [
      ...(entity.count === 'some' ? [pluralOf(phrase)] : []),
      phrase.replaceAll('-', ' '),
      pluralOf(phrase),
    ])
      if (GARMENTS.has(form)) return form;
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
export function bareHead({ id }: Entity, told: Told): Garment[] {
  const own = told.relationsTo(id).flatMap(({ of }) => (isTakenOff(of, told) ? [of] : []));
  const lost = told.events
    .filter(({ roles }) => roles.some(({ entity, name }) => entity === id && name === 'source'))
    .flatMap(({ roles }) => roles.flatMap(({ entity }) => (isTakenOff(entity, told) ? [entity] : [])));
  const taken = [...own, ...lost].map((each) => told.entity(each)?.noun ?? '');
  return [...told.meaning.absent, ...taken].some((noun) => HATS.test(noun))
    ? [{ name: 'bare head', colour: null }]
    : [];
}

const LYING_ABOUT = new Set('fall fly blow drop slip lie hang float drift dry'.split(' '));

/** "His white hat over his face", "whose medals shine": of whom it is, and nothing that is done with it or where else it is. */
export function isOnlyOwned(id: number, told: Told): boolean {
  const owned = told.relationsOf(id);
  return (
    owned.length > 0 &&
    owned.every(({ kind }) => kind === 'belongs-to') &&
    told
      .eventsWith(id)
      .every(({ verb, roles }) => roles.every(({ name }) => name === 'agent') && !LYING_ABOUT.has(verb))
  );
}

/** A hat that is stolen, given away or blown off is on no head. */
export function isTakenOff(id: number, told: Told): boolean {
  return told.events.some(({ passes }) => passes?.thing === id && passes.from !== passes.to);
}

/** What somebody wears, and the hair and beard they have. */
export function clothesOf(wearer: Entity, told: Told): Garment[] {
  const worn = told
    .relationsTo(wearer.id)
    .filter(({ kind, of }) => kind === 'worn-by' || kind === 'part-of' || isOnlyOwned(of, told));
  const garments = worn.flatMap(({ of }) => {
    const entity = isTakenOff(of, told) ? undefined : told.entity(of);
    const name = entity && garmentName(entity);
    return entity && name ? [garmentOf(entity, name, told)] : [];
  });
  return [...garments, ...costumesOf(wearer, told), ...allInOne(wearer, told), ...hairOf(wearer, garments)];
}

function garmentOf(entity: Entity, given: string, told: Told): Garment {
  const name = given === 'mustache' ? 'moustache' : given;
  const wearers = told.relationsOf(entity.id).filter(({ kind }) => kind === 'worn-by');
  // "In a red dress with white dots": these are the dress's, whoever they hang on.
  const parts = [entity.id, ...wearers.map(({ to }) => to)]
    .flatMap((id) => told.relationsTo(id))
    .flatMap(({ of }) => told.entity(of) ?? [])
    .filter(({ noun }) => own(PRINTS, noun) !== undefined);
  const print = [
    ...saidOf(entity, 'pattern'),
    ...saidOf(entity, 'state'),
    ...parts.map(({ noun }) => noun),
  ].find((word) => own(PRINTS, word) !== undefined);
  const kind = print === undefined ? undefined : PRINTS[print];
  const printed = parts.find(({ noun }) => own(PRINTS, noun) !== undefined);
  // Black and white stripes are black on white.
  const [first, second] = coloursOf(entity);
  if (kind && first && second) return { name, colour: second, pattern: { kind, colour: first } };
  return {
    name,
    colour: colourOf(entity),
    ...(kind && { pattern: { kind, colour: printed ? colourOf(printed) : null } }),
  };
}

/** "A girl in green". */
function allInOne(wearer: Entity, told: Told): Garment[] {
  return told.relationsOf(wearer.id).flatMap(({ kind, to }) => {
    const colour = kind === 'in' ? COLOUR_WORDS.get(told.entity(to)?.noun ?? '') : undefined;
    return colour ? [{ name: 'clothes', colour }] : [];
  });
}

/** Whom somebody is dressed as. */
export function guisesOf(wearer: Entity, told: Told): readonly Entity[] {
  return told.meaning.events
    .filter(({ verb }) => verb === 'dress' || verb === 'disguise' || verb === 'costume')
    .filter(({ roles }) => roles.some(({ entity, name }) => entity === wearer.id && name !== 'manner'))
    .flatMap(({ roles }) => roles.filter(({ name }) => name === 'manner'))
    .flatMap(({ entity }) => told.entity(entity) ?? []);
}

function costumesOf(wearer: Entity, told: Told): Garment[] {
  return guisesOf(wearer, told).map((entity) => ({
    name: `${entity.name} costume`,
    colour: colourOf(entity),
  }));
}

const SHADES: Readonly<Record<string, ColourName>> = wordRecord('shadesOfClothes');

/** Hair and the like that is said of somebody before the noun: "a bald man", "a red-haired girl". */
function hairOf(wearer: Entity, garments: readonly Garment[]): Garment[] {
  const { attributes } = wearer;
  const words = attributes.map(({ word }) => word);
  const haired = words.find((word) => /-haired$/.test(word));
  const shade = words.map((word) => own(SHADES, word)).find((each) => each !== undefined) ?? null;
  const named = haired && attributes.find(({ name, word }) => name === 'colour' && word === haired)?.value;
  const isNamed = garments.some(({ name }) => /hair$/.test(name));
  return [
    ...(words.includes('bald') ? [{ name: 'bald head', colour: null }] : []),
    ...(words.includes('bearded') ? [{ name: 'beard', colour: null }] : []),
    ...(words.includes('pregnant') ? [{ name: 'belly', colour: null }] : []),
    ...(!isNamed && isOfHair(wearer) && (haired || shade)
      ? [{ name: haired?.startsWith('long') ? 'long hair' : 'hair', colour: (named as ColourName) ?? shade }]
      : []),
  ];
}

/** Whether a colour that is said of somebody is that of the hair. */
export function isOfHair({ attributes, kinds }: Entity): boolean {
  return (
    kinds[0] === 'person' &&
    attributes.some(({ word }) => own(SHADES, word) !== undefined || /-haired$/.test(word))
  );
}

/** The colour of the clothes as a whole: of the first that is no accessory. */
export function dressOf(clothes: readonly Garment[]): ColourName | null {
  return (
    clothes.find(({ name, colour }) => colour !== null && !isAccessory(name) && !/ costume$/.test(name))
      ?.colour ?? null
  );
}
