import type { Brush } from '../painting/shapes.ts';
import type { Subject } from '../scene-description.ts';
import { Ambient } from './ambient.ts';
import type { Rig } from './rig.ts';

/** What a part of a picture shows. */
export interface Painted {
  /** The noun of a subject, or what a place or a deed calls the thing that it brings along. */
  readonly name: string;
  /** Whom it plays, as it is cast; absent for what a place or a deed brings along. */
  readonly subject?: Subject;
}

/** Draws, and may look at the canvas before and after. */
export type Watch = (what: Painted, brush: Brush, draw: () => void) => void;

/** Who is told what is painted as what; nobody is, unless a film is asked what it shows (`witness/`). */
export const watching = new Ambient<Watch | null>(null);

/** Whatever is drawn here is seen as this. */
export function paintedAs(brush: Brush, what: Painted, draw: () => void): void {
  if (watching.now) watching.now(what, brush, draw);
  else draw();
}

/** What is drawn only to be measured is seen by nobody. */
export const unwatched = (draw: () => void) => watching.during(null, draw);

/** The same figure, known as this wherever it is drawn: in a hand, on a back, alone. */
export function known(rig: Rig, what: Painted): Rig {
  const { drawFront } = rig;
  return {
    ...rig,
    draw: (brush, phase) => paintedAs(brush, what, () => rig.draw(brush, phase)),
    ...(drawFront && {
      drawFront: (brush, phase) => paintedAs(brush, what, () => rig.drawFront!(brush, phase)),
    }),
  };
}

export function playing(rig: Rig, subject: Subject): Rig {
  return known(rig, { name: subject.noun, subject });
}
