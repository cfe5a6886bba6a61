import type { Look } from '../../catalogue/look-data.ts';
import { roleDrawing } from '../../catalogue/role-index.ts';
import type { Random } from '../../seeded-random.ts';
import type { PersonLook } from './person-look.ts';

const SKINS = ['#f3c6a0', '#e0a878', '#c6865a', '#8d5a3c', '#f7d7bd', '#a96b45'];
const HAIRS = ['#2b2024', '#4a2f24', '#7a4a2a', '#1e1b22', '#b5762f', '#5a3a2e'];
const TOPS = ['#e2574c', '#3f8fd2', '#f2b134', '#4fae7b', '#8e6bc9', '#f08a5d', '#3aa6a0'];
const BOTTOMS = ['#34495e', '#5b4a78', '#2f4858', '#6b4f3f', '#3d405b'];

/** What of a look belongs to the role alone. */
export function roleLook(role: string): Partial<Look> {
  return roleDrawing(role)?.look ?? {};
}

export function personLook(role: string, random: Random): PersonLook {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const chosen = {
    skin: pick(SKINS),
    hair: pick(HAIRS),
    hairStyle: pick(['short', 'short', 'short'] as const),
    top: pick(TOPS),
    bottom: pick(BOTTOMS),
    shoes: pick(['#3a3440', '#5a4035', '#f0ece4']),
    dress: false,
    cape: null,
    beard: null,
    tutu: false,
    height: 1,
  } satisfies PersonLook;
  return { ...chosen, ...roleLook(role) };
}
