import { type Brush, oval } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import { GARMENTS } from '../vocabulary/garments.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { inFrame } from './in-frame.ts';
import { SHAPES } from './openings.ts';
import { apart } from './painted-over.ts';
import { type Box, drawWhole, type Rig } from './rig.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';
import { transformed } from './transformed.ts';

/** Of houses the windows are seen, and among leaves one sits as on a branch. */
const NEVER_CUT = /tree|bush|hedge|shrub|flower|haystack|blanket|curtain|wave|puddle|snow fort/;

/** Something that somebody or something is in, goes into or comes out of: where its drawing has no opening, it gets one. */
export function hollowFor(scene: SceneDescription, subject: Subject, rig: Rig): Rig {
  return isEntered(scene, subject) && canBeEntered(subject, rig) ? hollow(rig, subject) : rig;
}

function isEntered({ relations, moves = [] }: SceneDescription, { id }: Subject): boolean {
  return (
    relations.some(
      (relation, index) =>
        relation.kind === 'in' &&
        relation.to === id &&
        relation.part === undefined &&
        // Nobody is in two things.
        !relations.slice(0, index).some(({ kind, of }) => kind === 'in' && of === relation.of),
    ) ||
    // A person who hands something over has it in hand, and what jumps off a log or is knocked off it was on it.
    moves.some(
      ({ way, to, from, fromPart, manner }) =>
        (to === id && (way === 'into' || way === 'out-of')) ||
        (from === id && fromPart === undefined && manner !== 'jump' && way !== 'down'),
    )
  );
}

function canBeEntered({ figure, noun, count }: Subject, rig: Rig): boolean {
  if (rig.inside || rig.mouth || count > 1 || LIVING.has(figure.kind) || figure.kind === 'landmark')
    return false;
  return !NEVER_CUT.test(noun) && (rig.surface === undefined || isSolidBelow(rig, rig.surface));
}

/** In a bed, a chair or a puddle one is on it; a stove has its top above all that it is. */
function isSolidBelow(rig: Rig, surface: number): boolean {
  const { left, right, top, bottom } = silhouetteOf(rig).box;
  const tall = bottom - top;
  return surface - top < tall * 0.15 && tall > (right - left) * 0.3;
}

/** A boot and a hat are open above; all else is seen as if its front were open. */
function hollow(rig: Rig, { figure, material, noun }: Subject): Rig {
  if (GARMENTS.has(noun) || GARMENTS.has(pluralOf(noun)))
    return openAbove(HEADGEAR.test(noun) ? upsideDown(rig) : rig, 0.1);
  // Over the side of a boat, below its sail.
  if (rig.medium === 'water') return openAbove(rig, sideOf(silhouetteOf(rig)));
  const inside = openingIn(silhouetteOf(rig), figure.kind === 'vehicle' || figure.kind === 'craft');
  const { surface: _, ...closed } = rig;
  // Through glass everything is seen: it needs no opening.
  const pale = (seen: number) => (brush: Brush, phase: number) =>
    apart(brush, (own) => rig.draw(own, phase), seen);
  if (material === 'glass') return { ...closed, inside, draw: pale(0.5), drawFront: pale(0.18) };
  const { before = '', behind = '' } = SHAPES['room']!;
  return {
    ...closed,
    inside,
    draw(brush, phase) {
      drawWhole(brush, rig, phase);
      inFrame(brush, inside, () => drawSketch(brush, behind));
    },
    drawFront: (brush) => inFrame(brush, inside, () => drawSketch(brush, before)),
  };
}

/** What is in a hat is in one that lies on its crown. */
const HEADGEAR = /(?:hat|cap|helmet|bonnet|fedora|beret|sombrero)$/;

/** The largest room within an outline; of what is tall the head, of what drives the foot stays, so that one sees what it is. */
function openingIn({ box, tops, bottoms }: Silhouette, drives: boolean): Box {
  const step = (box.right - box.left) / tops.length;
  let best = { ...box, worth: 0 };
  for (let from = 0; from < tops.length; from++) {
    let [top, bottom] = [-Infinity, Infinity];
    for (let to = from; to < tops.length; to++) {
      top = Math.max(top, tops[to]!);
      bottom = Math.min(bottom, bottoms[to]!);
      const [wide, tall] = [(to + 1 - from) * step, bottom - top];
      // What is in it rather needs height.
      const worth = tall > 0 ? wide * tall ** 1.3 : 0;
      if (worth > best.worth)
        best = { left: box.left + from * step, right: box.left + (to + 1) * step, top, bottom, worth };
    }
  }
  const [wide, tall] = [best.right - best.left, best.bottom - best.top];
  const margin = Math.min(wide, tall) * 0.1;
  const head = Math.min(tall * 0.32, Math.max(0, tall - wide * 1.3));
  return {
    left: best.left + margin,
    right: best.right - margin,
    top: best.top + margin + head,
    bottom: best.bottom - margin - (drives ? tall * 0.24 : 0),
  };
}

function upsideDown(rig: Rig): Rig {
  const { top, bottom } = silhouetteOf(rig).box;
  return { ...transformed(rig, { y: top + bottom, high: -1 }), box: rig.box };
}

/** How far down the outline most of it has its upper edge. */
function sideOf({ box, tops }: Silhouette): number {
  const heights = tops.filter(Number.isFinite).toSorted((one, other) => one - other);
  const edge = heights[Math.floor(heights.length * 0.6)] ?? box.top;
  return (edge - box.top) / (box.bottom - box.top) + 0.04;
}

function openAbove(rig: Rig, down: number): Rig {
  const { box, tops } = silhouetteOf(rig);
  const tall = box.bottom - box.top;
  const at = box.top + tall * down;
  const open = tops.flatMap((top, index) => (top <= at ? [index] : []));
  const across = (index: number) => box.left + (index / tops.length) * (box.right - box.left);
  const [left, right] = [across(open[0] ?? 0), across((open.at(-1) ?? tops.length) + 1)];
  return {
    ...rig,
    mouth: { left, right, at },
    draw(brush, phase) {
      rig.draw(brush, phase);
      if (rig.medium !== 'water')
        oval(brush, (left + right) / 2, at, (right - left) * 0.46, tall * 0.05, '#3b3848');
    },
    drawFront(brush, phase) {
      brush.save();
      brush.beginPath();
      brush.rect(box.left - 5, at + tall * 0.04, box.right - box.left + 10, tall);
      brush.clip();
      rig.draw(brush, phase);
      brush.restore();
    },
  };
}
