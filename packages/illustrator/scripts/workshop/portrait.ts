import { personLook } from '../../src/cast/people/choose-look.ts';
import { moving } from '../../src/cast/people/movements.ts';
import type { PersonLook } from '../../src/cast/people/person-look.ts';
import { lookOfPart, sketchesOf } from '../../src/cast/people/worn.ts';
import type { Rig } from '../../src/cast/rig.ts';
import type { GarmentPart } from '../../src/catalogue/garment-data.ts';

/** Somebody who stands there and wears these; `top` is a colour that is asked for. */
export function drawPerson(
  own: Partial<PersonLook>,
  parts: readonly GarmentPart[],
  top: string | null = null,
): Rig {
  const look: PersonLook = Object.assign(
    { ...personLook('man', () => 0.5), ...own },
    ...parts.map((part) => lookOfPart(part, part.colour, null)),
    top ? { top } : {},
    { worn: parts.flatMap((part) => sketchesOf(part, part.colour)) },
  );
  return moving('stand', { look });
}
