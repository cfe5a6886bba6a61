import type { OutdoorSet, SetGroup } from './place-set.ts';
import { YONDER_THINGS } from './yonder-things.ts';

const rows = (thing: string): string =>
  [0, 60, 130, 205, 290]
    .map((y, row) => `${thing}*${8 - row}:${200 + row * 60} -600 ${y} ${1 + row * 0.35}`)
    .join('\n');

/** Decks, docks, the outsides of large buildings, and further land. */
export const YONDER_SETS: SetGroup<OutdoorSet> = {
  things: YONDER_THINGS,
  sets: {
    'ferry-deck': {
      back: 'hills sea',
      ground: 'concrete',
      edge: 70,
      things: `
        ferry-rail 0 90 1
        life-ring -120 150 1.2
        life-ring 320 150 1.2
        ferry-cabin -470 150 1.1
        ferry-bench 100 230 1.15
        ferry-bench 460 230 1.15`,
    },
    'covered-bridge': {
      back: 'hills trees',
      ground: 'grass',
      things: `
        long-covered-bridge -30 140 .92
        tree -600 60 1`,
    },
    'loading-dock': {
      back: 'none',
      ground: 'asphalt',
      things: `
        dock-building 0 30 1.1
        backed-truck -400 130 1.5
        boxed-pallet 30 90 1.3
        boxed-pallet 170 130 1.5
        forklift 400 190 1.6 flip`,
    },
    'hotel-front': {
      back: 'towers',
      ground: 'paving',
      things: `
        hotel-front 0 60 .76
        car 430 200 1.2
        street-lamp -520 120 1.4`,
    },
    'office-front': {
      back: 'towers',
      ground: 'paving',
      things: `
        office-tower -340 30 .5
        office-tower 20 50 .64
        office-tower 390 30 .54
        tree -180 130 1
        bench 300 180 1.2`,
    },
    'launch-pad': {
      back: 'none',
      ground: 'concrete',
      things: `
        launch-tower 150 90 .66
        standing-rocket 0 80 .72
        launch-base 30 90 1`,
    },
    'torii-gate': {
      back: 'mountains trees',
      ground: 'gravel',
      things: `
        shrine-steps 0 100 1.1
        @temple 0 -20 .55
        torii 0 180 1.16
        stone-lantern -440 200 1.4
        stone-lantern 440 200 1.4`,
    },
    'poppy-field': { back: 'hills trees', ground: 'grass', things: rows('poppies') },
    'banana-plantation': {
      back: 'hills',
      ground: 'dirt',
      things: `
        banana-plant*7:190 -570 20 .62
        banana-plant*5:290 -580 120 .9
        banana-plant*3:480 -480 240 1.3`,
    },
    'mountain-trail': {
      back: 'high-mountains pines',
      ground: 'grass',
      things: `
        trail-depth 0 274 .96
        trail-post 230 130 1.6
        rock -420 150 1.4
        rock 460 220 1.8`,
    },
  },
};
