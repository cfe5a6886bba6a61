import { BIRD, type BirdData, type BirdKind } from '../../catalogue/animal-bodies.ts';
import { darker, mix, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';

export function birdKind(data: BirdData, own: string, colour: ColourName | null): BirdKind {
  const kind: BirdKind = { body: own, ...BIRD, ...data };
  if (!colour) return kind;
  const tone = NAMED_COLOURS[colour];
  return {
    ...kind,
    body: mix(tone, kind.body, 0.2),
    wing: darker(tone, 0.12),
    tip: darker(tone, 0.35),
    head: tone,
  };
}
