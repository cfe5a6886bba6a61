import { placed } from '../painting/shapes.ts';
import { measured } from './measured.ts';
import type { Rig } from './rig.ts';
import { centred, mirrored } from './transformed.ts';

/** Deeds in which the second takes hold at the other end. */
const FROM_BOTH_SIDES = new Set(['lift', 'carry', 'hold', 'put', 'handle']);
const APART = 34;

/** Several who do something to one thing: the first as drawn, the others behind, or the second on the other side of it. */
export function sideBySide(first: Rig, others: readonly Rig[], deed: string, around = false): Rig {
  const { box } = first;
  const both = FROM_BOTH_SIDES.has(deed);
  const beside = others.map((rig, index) => {
    if (around && first.speed === 0) return aroundIt(rig, index, box);
    const opposite = both && index === 0;
    const behind = (index + (both ? 0 : 1)) * APART;
    return { rig: opposite ? mirrored(rig) : rig, x: opposite ? box.right + 4 : box.left - behind + 10 };
  });
  return centred(
    measured({
      ...first,
      company: others.length + (first.company ?? 0),
      draw(brush, phase) {
        for (const { rig, x } of beside.toReversed())
          placed(brush, { x }, () => rig.draw(brush, first.unfolds ? phase : (phase + 0.37) % 1));
        first.draw(brush, phase);
      },
    }),
  );
}

/** In turn on its right and on its left. */
function aroundIt(rig: Rig, index: number, box: Rig['box']): { readonly rig: Rig; readonly x: number } {
  const further = Math.floor(index / 2) * APART;
  return index % 2 === 0
    ? { rig: mirrored(rig), x: box.right + 8 + further }
    : { rig, x: box.left - APART + 10 - further };
}
