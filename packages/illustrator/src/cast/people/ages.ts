import type { Subject } from '../../scene-description.ts';
import type { PersonLook } from './person-look.ts';

const SIZES: Readonly<Record<NonNullable<Subject['age']>, Partial<PersonLook>>> = {
  baby: { height: 0.44, headSize: 1.55 },
  toddler: { height: 0.54, headSize: 1.38 },
  child: { height: 0.74, headSize: 1.14 },
  teen: { height: 0.9, headSize: 1.04 },
  old: { old: true, hair: '#dad7d2' },
};
const GROWN_HAIR = new Set<PersonLook['hairStyle']>(['short', 'curly', 'bald']);

/** The look of somebody of whom the prompt tells sex and age, beyond the trade. */
export function ofSexAndAge(look: PersonLook, { sex, age }: Pick<Subject, 'sex' | 'age'>): PersonLook {
  if (look.head || look.species) return age && age !== 'old' ? { ...look, ...SIZES[age] } : look;
  const sized = age ? { ...look, ...SIZES[age] } : look;
  if (sex === 'female' && !look.female) {
    const hairStyle = !GROWN_HAIR.has(look.hairStyle)
      ? look.hairStyle
      : age === 'old'
        ? 'bun'
        : age
          ? 'pigtails'
          : 'long';
    return { ...sized, female: true, beard: null, hairStyle };
  }
  if (sex === 'male' && look.female)
    return { ...sized, female: false, dress: false, tutu: false, hairStyle: 'short' };
  return sized;
}
