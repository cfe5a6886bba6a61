import type { GarmentPart } from '../../catalogue/garment-data.ts';
import { garmentPart } from '../../catalogue/garment-index.ts';
import { channels, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, Garment } from '../../scene-description.ts';
import { clothesOfRole } from './clothes-of-role.ts';
import { costumed, tradeOfCostume } from './costume.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook, Print, Worn } from './person-look.ts';

/** The look with what the prompt says is worn, over what the trade wears where the prompt does not say. */
export function dressed(
  look: PersonLook,
  named: readonly Garment[],
  ofTrade: readonly Garment[] = [],
): PersonLook {
  const clothes = named.map((garment) => asOfTrade(garment, ofTrade));
  const costumes = clothes.flatMap(({ name }) => clothesOfRole(tradeOfCostume(name) ?? ''));
  const costume = clothes.some(({ name }) => costumed(name) !== null);
  const slots = new Set(clothes.map(({ name }) => garmentPart(name)?.slot));
  const armour = clothes.find(({ name, colour }) => colour && ARMOUR.test(name))?.colour;
  const own = costume ? costumes : ofTrade.filter(({ name }) => !slots.has(garmentPart(name)?.slot));
  const kept = own.map((each) =>
    armour && each.name.endsWith('helmet') ? { ...each, colour: armour } : each,
  );
  const isSeen = ({ name }: Garment) => !look.behind || garmentPart(name)?.slot !== 'face';
  const all = [...kept, ...clothes].filter(isSeen).toSorted((a, b) => layerOf(a) - layerOf(b));
  const changes: Partial<PersonLook> = Object.assign(
    {},
    ...all.map((garment) => costumed(garment.name) ?? changeOf(garment, look)),
  );
  const { worn = [], ...rest } = changes;
  const isBare = rest.bareChest ?? (look.bareChest && rest.top === undefined);
  const bare = isBare ? { top: look.skin } : {};
  return { ...look, ...rest, ...bare, worn: [...worn, ...wornOf(all)] };
}

/** The helmet that goes with it is of the same metal. */
const ARMOUR = /\barmou?r$/;

/** A firefighter's helmet is a fire helmet, and the armour of a samurai no knight's. */
function asOfTrade(garment: Garment, ofTrade: readonly Garment[]): Garment {
  const last = garment.name.split(' ').at(-1)!;
  const own = ofTrade.find(({ name }) => name.endsWith(` ${last}`) && garment.name === last);
  return own ? { ...own, ...garment, name: own.name, colour: garment.colour ?? own.colour } : garment;
}

/** A vest goes over the shirt, whichever was named first. */
function layerOf({ name }: Garment): number {
  const slot = garmentPart(name)?.slot;
  return slot === 'top' ? 0 : slot === 'bottom' ? 1 : slot === 'over' ? 2 : 3;
}

function changeOf({ name, colour, pattern }: Garment, look: PersonLook): Partial<PersonLook> {
  const { hairColours, hairParts } = peopleTable();
  const hair = hairParts[name];
  const own = colour ? (hairColours[colour] ?? NAMED_COLOURS[colour]) : look.hair;
  if (hair) return { ...hair.look, [hair.paints]: own };
  const part = garmentPart(name);
  if (!part) return {};
  const tone = toneOf(part, colour);
  const print: Print | null = pattern
    ? { kind: pattern.kind, colour: pattern.colour ? NAMED_COLOURS[pattern.colour] : printOn(tone) }
    : null;
  return lookOfPart(part, tone, print);
}

/** What a garment changes of a look, apart from its sketches. */
export function lookOfPart(part: GarmentPart, tone: string, print: Print | null): Partial<PersonLook> {
  if (part.slot === 'apron') return { apron: { colour: tone, ...(print && { print }) } };
  return {
    ...part.look,
    ...Object.fromEntries((part.paints ?? []).map((field) => [field, tone])),
    ...(print && part.paints?.includes('top') ? { pattern: print } : {}),
  };
}

/** White on dark cloth, dark on white. */
function printOn(tone: string): string {
  const brightness = channels(tone).reduce((sum, each) => sum + each);
  return brightness > 620 ? '#2f5f9e' : '#fbf8f0';
}

function toneOf(part: GarmentPart, colour: ColourName | null): string {
  return colour ? NAMED_COLOURS[colour] : part.colour;
}

/** What of the clothes is drawn on the head, at the neck or on the breast. */
export function wornOf(clothes: readonly Garment[]): Worn[] {
  return clothes.flatMap(({ name, colour }) => {
    const part = garmentPart(name);
    return part ? sketchesOf(part, toneOf(part, colour)) : [];
  });
}

export function sketchesOf(part: GarmentPart, colour: string): Worn[] {
  const drawn = { head: part.head, neck: part.neck, torso: part.body, back: part.back, front: part.front };
  return Object.entries(drawn).flatMap(([at, sketch]) =>
    sketch ? [{ at: at as Worn['at'], sketch, colour }] : [],
  );
}

/** With a garment on the head, where nothing else is. */
export function withHat(look: PersonLook, hat: string | undefined): PersonLook {
  const { worn = [] } = look;
  if (!hat || worn.some(({ at }) => at === 'head')) return look;
  return { ...look, worn: [...worn, ...wornOf([{ name: hat, colour: null }])] };
}

/** What an animal on four legs wears: hats, glasses, collars and scarves. */
export function wornByAnimal(clothes: readonly Garment[]): Worn[] {
  const scarves = clothes
    .filter(({ name }) => garmentPart(name)?.slot === 'scarf')
    .map(({ name, colour }) => ({
      at: 'neck' as const,
      sketch: peopleTable().animalScarf,
      colour: toneOf(garmentPart(name)!, colour),
    }));
  return [...wornOf(clothes).filter(({ at }) => at === 'head' || at === 'neck'), ...scarves];
}
