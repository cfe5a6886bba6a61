import { garmentPart } from '../../catalogue/garment-index.ts';
import { roleDrawing } from '../../catalogue/role-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, Garment } from '../../scene-description.ts';

/** What people of a role wear, unless the prompt says otherwise. */
export function clothesOfRole(model: string): Garment[] {
  return (roleDrawing(model)?.wears ?? []).map(garmentOf);
}

/** "red backpack": a colour and a garment, except where both together name the garment, as "white coat" does. */
export function garmentOf(words: string): Garment {
  const colours = Object.keys(NAMED_COLOURS) as ColourName[];
  const colour = colours.find((each) => words.startsWith(`${each} `));
  if (!colour || garmentPart(words)) return { name: words, colour: null };
  return { name: words.slice(colour.length + 1), colour };
}
