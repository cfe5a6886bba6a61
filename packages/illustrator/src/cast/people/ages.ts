import type { Subject } from '../../scene-description.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook } from './person-look.ts';

const GROWN_HAIR = new Set<PersonLook['hairStyle']>(['short', 'curly', 'bald']);

/** The look of somebody of whom the prompt tells sex and age, beyond the trade. */
export function ofSexAndAge(look: PersonLook, { sex, age }: Pick<Subject, 'sex' | 'age'>): PersonLook {
  const { ages } = peopleTable();
  if (look.head || look.species) return age && age !== 'old' ? { ...look, ...ages[age] } : look;
  const sized = age ? { ...look, ...ages[age] } : look;
  if (sex === 'female' && !look.female) {
    const grown = age === 'old' ? 'bun' : age ? 'pigtails' : 'long';
    const hairStyle = GROWN_HAIR.has(look.hairStyle) ? grown : look.hairStyle;
    return { ...sized, female: true, beard: null, hairStyle };
  }
  if (sex === 'male' && look.female)
    return { ...sized, female: false, dress: false, tutu: false, hairStyle: 'short' };
  return sized;
}
