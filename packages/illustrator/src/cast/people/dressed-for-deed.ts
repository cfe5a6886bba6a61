import type { Deed } from '../../catalogue/deed-data.ts';
import type { Look } from '../../catalogue/look-data.ts';
import type { Subject } from '../../scene-description.ts';
import { isAccessory } from '../../vocabulary/garments.ts';
import { wordClass } from '../../vocabulary/word-classes.ts';
import { roleLook } from './choose-look.ts';

const MALE = wordClass('maleNouns');
const MENS_HAIR = new Set<Look['hairStyle'] | undefined>(['short', 'curly', 'bald']);

/** Who does a deed, or takes part in it, in what belongs to it: but in their own clothes where the prompt names some. */
export function dressedForDeed(look: Partial<Look>, { clothes, dress, ...subject }: Subject): Partial<Look> {
  const fitting = fittingSex(look, sexOf(subject));
  if (dress === null && clothes.every(({ name }) => isAccessory(name))) return fitting;
  const { top: _, bottom: __, dress: ___, bare: ____, ...bare } = fitting;
  return bare;
}

/** Of two men who dance neither has a dress, and of two sisters neither has short hair. */
function fittingSex(look: Partial<Look>, sex: Subject['sex']): Partial<Look> {
  const { dress, hairStyle, tutu: _, ...rest } = look;
  const isMens = MENS_HAIR.has(hairStyle);
  if (sex === 'male')
    return { ...rest, ...(isMens && { hairStyle }), ...(dress !== undefined && { dress: false }) };
  if (sex === 'female' && hairStyle === 'short') return { ...rest, ...(dress !== undefined && { dress }) };
  return look;
}

/** Nothing for somebody of whom the prompt does not tell it: a dancer. */
function sexOf({ figure, noun, sex }: Pick<Subject, 'figure' | 'noun' | 'sex'>): Subject['sex'] {
  if (sex || figure.kind !== 'person') return sex;
  return roleLook(figure.model).female ? 'female' : MALE.has(noun) ? 'male' : undefined;
}

/** Whether she dances with him: the deed has him lead. */
export function isLed(deed: Deed, subject: Subject, partner: Subject | null): boolean {
  return (
    deed.partner?.look?.dress === true &&
    sexOf(subject) === 'female' &&
    !!partner &&
    sexOf(partner) === 'male'
  );
}
