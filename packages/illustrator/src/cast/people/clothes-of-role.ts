import { roleDrawing } from '../../catalogue/role-index.ts';
import type { ColourName, Garment } from '../../scene-description.ts';

const COLOURS = /^(light blue|dark green|light green|dark grey|[a-z]+) (.+)$/;
const ONE_WORD = new Set<string>(
  'red orange yellow green blue purple pink white black brown grey golden navy turquoise olive beige maroon'.split(
    ' ',
  ),
);

/** What people of a role wear, unless the prompt says otherwise. */
export function clothesOfRole(model: string): Garment[] {
  return (roleDrawing(model)?.wears ?? []).map(garmentOf);
}

/** "white coat" and "red backpack": a colour and a garment, except where both together name the garment. */
export function garmentOf(words: string): Garment {
  const [, colour = '', name = ''] = COLOURS.exec(words) ?? [];
  const coloured = (ONE_WORD.has(colour) || colour.includes(' ')) && words !== 'white coat';
  return coloured ? { name, colour: colour as ColourName } : { name: words, colour: null };
}
