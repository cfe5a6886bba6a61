import { NAMED_COLOURS } from '../painting/colour.ts';
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
  const look = dressed({ ...own, ...seen, ...(mood && { mood }) }, clothes, clothesOfRole(model));
  const worn = subject.word ? { ...look, worn: [...(look.worn ?? []), lettered(subject.word)] } : look;
  return tone ? inColour(worn, NAMED_COLOURS[tone]) : worn;
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
