import { FISH, type FishData, type FishKind } from '../../catalogue/animal-bodies.ts';
import { darker, lighter, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';

export function fishKind(data: FishData, colour: string, asked: ColourName | null, random: number): FishKind {
  const kind: FishKind = { ...FISH, ...data, top: colour };
  const { belly, colours, fin } = kind;
  const top = asked ? NAMED_COLOURS[asked] : (colours?.[Math.floor(random * colours.length)] ?? colour);
  return {
    ...kind,
    top,
    belly: asked || colours ? lighter(top, 0.55) : belly,
    fin: colours ? darker(top, 0.2) : fin,
  };
}
