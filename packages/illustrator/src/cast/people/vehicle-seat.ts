import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, roundedBox } from '../../painting/shapes.ts';
import type { Place } from '../../scene-description.ts';

const COLOURS: Readonly<Partial<Record<Place, string>>> = {
  'aboard-train': '#2f6fa8',
  'aboard-bus': '#c2503f',
  'aboard-plane': '#3f5f8f',
  'aboard-car': '#8a6a4f',
};

/** The seat of a bus, train, car or plane under whoever sits there; null where there are none. */
export function vehicleSeat(place: Place): ((brush: Brush) => void) | null {
  const colour = COLOURS[place];
  if (!colour) return null;
  return (brush) => {
    roundedBox(brush, -36, -92, 20, 90, 8, darker(colour, 0.18));
    roundedBox(brush, -34, -104, 16, 26, 7, lighter(colour, 0.5));
    roundedBox(brush, -36, -36, 62, 17, 7, colour);
    roundedBox(brush, -30, -20, 50, 20, 3, darker(colour, 0.5));
  };
}
