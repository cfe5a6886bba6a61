import { type DressedPart, GARMENTS } from '../deed-rows/garments.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { DRESSING_PROPS } from './dressing-props.ts';

/** From the garment in hand to the garment in its place; taken off, the other way round. */
const PARTS: Readonly<Record<DressedPart, (item: string) => Deed>> = {
  foot: (item) => ({
    cycle: 2.4,
    cut: true,
    near: 1.7,
    stance: 'sit',
    keys: [
      'lean .3 nh 30,-42 fh 24,-36 nf 26,-12 ff 18,-1 item 34,-36 head .1',
      'lean .56 nh 34,-24 fh 28,-26 nf 27,-14 ff 18,-1 item 32,-16 head .1',
      'lean .6 nh 32,-20 fh 24,-24 nf 27,-14 ff 18,-1 item 28,-14 head .1',
      'lean .6 nh 32,-21 fh 24,-24 nf 27,-14 ff 18,-1 item 28,-14 head .1',
    ],
    look: { shoes: '#e9b896' },
    props: `
      behind dressing-stool 0,0 1
      front ${item} item .95
      front other-${item} 50,-4 .95`,
  }),
  head: (item) => ({
    cycle: 2.2,
    cut: true,
    cutAt: -38,
    keys: [
      'nh 22,-74 fh 26,-72 item 26,-82 head .06',
      'nh 16,-94 fh 22,-94 item 12,-104 head .02',
      'nh 10,-101 fh 16,-100 item 1,-97 head 0',
      'nh 11,-100 fh 16,-99 item 1,-97 head 0',
    ],
    face: ['smile', 'smile', 'laugh', 'laugh'],
    props: `
      front ${item} item 1
      front holding-hand nh 1`,
  }),
  eyes: (item) => ({
    cycle: 2.2,
    cut: true,
    cutAt: -42,
    keys: [
      'nh 24,-72 fh 28,-70 item 32,-76 head .1',
      'nh 20,-84 fh 24,-82 item 20,-87 head .04',
      'nh 13,-86 fh 19,-85 item 6,-88 head 0',
      'nh 13,-86 fh 19,-85 item 6,-88 head 0',
    ],
    props: `
      front ${item} item 1.25
      front holding-hand nh .8`,
  }),
  neck: (item) => ({
    cycle: 2.2,
    cut: true,
    cutAt: -36,
    keys: [
      'nh 26,-72 fh 28,-66 item 28,-62 head .1',
      'nh 20,-82 fh 8,-80 item 12,-72 head .06',
      'nh 12,-74 fh 6,-74 item 3,-72 head 0',
      'nh 14,-68 fh 8,-70 item 3,-72 head 0',
    ],
    props: `
      front ${item} item 1
      front holding-hand nh 1`,
  }),
  torso: (item) => ({
    cycle: 2.2,
    cut: true,
    cutAt: -16,
    keys: [
      'nh 26,-74 fh 8,-70 ne 1 item 22,-52 lean 0 head .08',
      'nh 28,-64 fh -20,-66 item 6,-54 lean .04 head .04',
      'nh 28,-60 fh -24,-60 item -4,-54 lean -.04 head .04',
      'nh 28,-58 fh -24,-58 item -5,-54 lean -.04 head .04',
    ],
    props: `
      mid ${item} item 1
      front ${item}-sleeve nh 1`,
  }),
  legs: (item) => ({
    cycle: 2,
    near: 1.6,
    keys: [
      'hip -4,-41 lean .5 nh 22,-36 fh 18,-38 nf 14,-14 ff -6,0 item 16,-22',
      'hip -2,-42 lean .4 nh 18,-44 fh 14,-46 nf 10,-10 ff -5,0 item 12,-30',
    ],
    look: { bare: true, dress: false },
    props: `
      front ${item} item 1
      front holding-hand nh 1`,
  }),
  hand: (item) => ({
    cycle: 2,
    cut: true,
    cutAt: -36,
    keys: [
      'nh 20,-62 fh 30,-70 item 20,-66 head .14',
      'nh 26,-68 fh 30,-70 item 32,-70 head .18',
      'nh 22,-66 fh 30,-70 item 37,-73 head .2',
      'nh 22,-66 fh 30,-70 item 37,-73 head .2',
    ],
    props: `
      front offered-hand 36,-72 1.3
      front ${item} item 1.1
      front holding-hand nh 1`,
  }),
  back: (item) => ({
    cycle: 2,
    cut: true,
    near: 1.6,
    keys: [
      'nh 26,-58 fh 20,-56 item 28,-48 lean .1',
      'nh 14,-82 fh -16,-66 item -8,-66 lean .04',
      'nh 8,-66 fh 6,-64 item -15,-60 lean .06',
      'nh 8,-66 fh 6,-64 item -15,-60 lean .06',
    ],
    props: `
      behind ${item} item 1
      front backpack-strap nh 1`,
  }),
};

const reversed = (deed: Deed): Deed => ({ ...deed, keys: deed.keys.toReversed() });

/** Putting clothes on and taking them off. */
export const DRESSING: DeedGroup = {
  deeds: Object.fromEntries(
    Object.entries(GARMENTS).flatMap(([name, { part }]) => {
      const on = PARTS[part](`worn-${name}`);
      return [
        [`put-on-${name}`, on],
        [`take-off-${name}`, reversed(on)],
      ];
    }),
  ),
  props: DRESSING_PROPS,
};
