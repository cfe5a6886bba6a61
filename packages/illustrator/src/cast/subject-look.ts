import { NAMED_COLOURS } from '../painting/colour.ts';
import type { Subject } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import { SPECIES } from './animals/species.ts';
import { type PersonLook, personLook } from './people/person-look.ts';
import { dressed } from './people/worn.ts';

/** How a subject looks standing upright: a person as itself, an animal in its own coat. */
export function subjectLook(subject: Subject, random: Random): PersonLook {
  if (subject.figure.kind === 'person')
    return dressed(
      personLook(subject.figure.model, random, subject.dress ?? subject.colour),
      subject.clothes,
    );
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const species = SPECIES[model] ?? SPECIES['bear']!;
  const coat = subject.colour ? NAMED_COLOURS[subject.colour] : species.coat;
  const base = personLook('man', random, null);
  const known = model in SPECIES;
  const upright: PersonLook = {
    ...base,
    skin: coat,
    top: subject.dress ? NAMED_COLOURS[subject.dress] : coat,
    bottom: coat,
    shoes: species.paw,
    head: { species: known ? model : 'bear' },
    height: species.size < 0.9 ? 0.78 : 0.92,
    hat: 'none',
    beard: null,
  };
  if (subject.noun === 'teddy bear') {
    const plush = subject.colour ? coat : '#c9935a';
    const teddy: PersonLook = {
      ...upright,
      skin: plush,
      top: plush,
      bottom: plush,
      shoes: '#ecd0a4',
      head: 'teddy',
      headSize: 1.25,
    };
    return dressed(teddy, subject.clothes);
  }
  return dressed(upright, subject.clothes);
}
