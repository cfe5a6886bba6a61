import { garmentPart } from '../catalogue/garment-index.ts';
import { channels, NAMED_COLOURS } from '../painting/colour.ts';
import type { Subject } from '../scene-description.ts';
import { type Random, seededRandom, seedOf } from '../seeded-random.ts';
import { lookOf } from '../vocabulary/looks.ts';
import { speciesOf } from './animals/species-of.ts';
import { ofSexAndAge } from './people/ages.ts';
import { personLook } from './people/choose-look.ts';
import { clothesOfRole } from './people/clothes-of-role.ts';
import { lettered } from './people/lettered.ts';
import type { PersonLook } from './people/person-look.ts';
import { dressed } from './people/worn.ts';

function personsLook(subject: Subject, model: string, random: Random): PersonLook {
  const { clothes, colour, dress } = subject;
  const own = ofSexAndAge(personLook(model, random), subject);
  const behind = subject.looks?.includes('from-behind') ?? false;
  const seen = { ...(subject.windy && { windy: true }), ...(behind && { behind }) };
  const mood = subject.looks?.map((name) => lookOf(name).expression).find((each) => each !== undefined);
  // "All in red": no garment is named that has the colour.
  const tone = clothes.length > 0 ? null : (dress ?? colour);
  const look = besideAccents(
    dressed({ ...own, ...seen, ...(mood && { mood }) }, clothes, clothesOfRole(model)),
    clothes,
  );
  const worn = subject.word ? { ...look, worn: [...(look.worn ?? []), lettered(subject.word)] } : look;
  return tone ? inColour(worn, NAMED_COLOURS[tone]) : worn;
}

const DRESS = new Set(['top', 'bottom', 'dress']);
const PLAIN = ['#f0ece4', '#33415f'] as const;
/** Of colours: nobody takes what is further apart for one. */
const APART = 110;

/** A red sash is seen on no red dress: where nothing is said of the dress it is of another colour. */
function besideAccents(look: PersonLook, clothes: Subject['clothes']): PersonLook {
  const slots = clothes.map(({ name }) => garmentPart(name)?.slot ?? '');
  if (slots.some((slot) => DRESS.has(slot))) return look;
  const isNear = (one: string, other: string) => {
    const [a, b] = [channels(one), channels(other)];
    return Math.hypot(...a.map((value, index) => value - b[index]!)) < APART;
  };
  const accents = clothes.flatMap(({ colour }) => (colour ? [NAMED_COLOURS[colour]] : []));
  if (!accents.some((accent) => isNear(accent, look.top))) return look;
  const top = PLAIN.find((plain) => !accents.some((accent) => isNear(accent, plain))) ?? look.top;
  return { ...look, top, bottom: look.dress ? top : look.bottom };
}

function inColour(look: PersonLook, tone: string): PersonLook {
  return { ...look, top: tone, bottom: look.dress ? tone : look.bottom };
}

/** How a subject looks standing upright: a person as itself, an animal in its own coat. */
export function subjectLook(subject: Subject, chance: Random): PersonLook {
  const random = subject.likeness === undefined ? chance : seededRandom(seedOf(subject.likeness));
  if (subject.figure.kind === 'person') return personsLook(subject, subject.figure.model, random);
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const species = speciesOf(model) ?? speciesOf('bear')!;
  const coat = subject.colour ? NAMED_COLOURS[subject.colour] : species.coat;
  const upright: PersonLook = {
    ...personLook('man', random),
    skin: coat,
    top: subject.dress ? NAMED_COLOURS[subject.dress] : coat,
    bottom: coat,
    shoes: species.paw,
    species,
    height: species.size < 0.9 ? 0.78 : 0.92,
    beard: null,
  };
  return dressed(upright, subject.clothes);
}
