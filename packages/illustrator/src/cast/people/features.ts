import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, Garment } from '../../scene-description.ts';
import type { HairStyle, PersonLook } from './person-look.ts';

/** Hair is of no paint: red hair is copper, golden hair blond. */
const HAIR_COLOURS: Partial<Record<ColourName, string>> = {
  red: '#b4472a',
  orange: '#c9652a',
  golden: '#e3b04b',
  yellow: '#e3b04b',
  brown: '#6b4226',
  'dark brown': '#45291a',
  black: '#1e1b22',
  white: '#f4f2ee',
  grey: '#b9b7b4',
  silver: '#cfd0d2',
};

const HAIR_STYLES: Readonly<Record<string, HairStyle | null>> = {
  hair: null,
  'long hair': 'long',
  'short hair': 'short',
  'curly hair': 'curly',
  curls: 'curly',
  afro: 'curly',
  ponytail: 'pony',
  pigtails: 'pony',
  braids: 'pony',
  braid: 'pony',
  bun: 'bun',
};

/** What of a look is grown and not worn: hair and beard; null for garments. */
export function featureOf({ name, colour }: Garment, look: PersonLook): Partial<PersonLook> | null {
  const tone = colour ? (HAIR_COLOURS[colour] ?? NAMED_COLOURS[colour]) : look.hair;
  if (/beard$/.test(name)) return { beard: tone, longBeard: name === 'long beard' };
  const style = HAIR_STYLES[name];
  if (style === undefined) return null;
  return { hair: tone, ...(style && { hairStyle: style }) };
}
