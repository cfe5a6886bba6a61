import { NATURE_THINGS } from './nature-things.ts';
import { OPEN_AIR_THINGS } from './open-air-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { PUBLIC_THINGS } from './public-things.ts';
import { TOWN_THINGS } from './town-things.ts';
import { VILLAGE_THINGS } from './village-things.ts';
import { WILD_THINGS } from './wild-things.ts';

/** Grounds for sport, gardens to walk in, and works under the open sky. */
export const OPEN_AIR_SETS: SetGroup<OutdoorSet> = {
  things: {
    ...PUBLIC_THINGS,
    ...NATURE_THINGS,
    ...TOWN_THINGS,
    ...VILLAGE_THINGS,
    ...WILD_THINGS,
    ...OPEN_AIR_THINGS,
  },
  sets: {
    'volleyball-court': {
      back: 'trees',
      ground: 'track',
      things: `
        court-fence 0 30 .99
        volley-lines 0 274 .9
        volley-net 0 170 1.5
        emoji:volleyball 230 240 .9`,
    },
    'beach-volleyball-court': {
      back: 'sea',
      ground: 'sand',
      edge: 70,
      things: `
        sand-lines 0 274 .9
        volley-net 0 190 1.5
        leaning-palm -540 150 1.3
        emoji:volleyball 230 250 .9
        emoji:umbrella-on-ground 500 190 1.6`,
    },
    'skate-park': {
      back: 'towers trees',
      ground: 'concrete',
      things: `
        graffiti-wall 60 50 1
        half-pipe -290 150 1.05
        quarter-ramp 430 160 1.3
        grind-rail 130 230 1.3
        emoji:skateboard -100 260 1.1`,
    },
    'hockey-rink': {
      back: 'none',
      ground: 'ice',
      edge: 40,
      things: `
        stadium-tiers 0 20 1.01
        rink-glass 0 70 1
        hockey-lines 0 274 1
        hockey-goal -470 150 1.3
        hockey-goal 470 150 1.3 flip
        hockey-stick 60 230 1.4
        score-board 0 -230 1`,
    },
    'horse-racing-track': {
      back: 'trees',
      ground: 'dirt',
      things: `
        grandstand 0 20 1
        white-rail*6:240 -600 70 1
        race-horse -330 190 1.4
        race-horse 0 170 1.25
        race-horse 330 200 1.45
        finish-post 540 170 1.3
        white-rail*5:330 -660 285 1.5`,
    },
    rodeo: {
      back: 'rocks',
      ground: 'dirt',
      things: `
        stand-seats 0 10 1.02
        arena-fence*6:230 -575 90 1.2
        sign:RODEO:#8a4a24 0 -250 1.5
        bucking-bull 0 210 1.5
        hay-stack -480 230 1.2
        barrel 480 230 1.5`,
    },
    bullring: {
      back: 'none',
      ground: 'sand',
      edge: 30,
      things: `
        ring-tiers 0 60 1
        ring-boards 0 110 1
        bucking-bull 200 220 1.3
        red-cape -260 220 1.3`,
    },
    'archery-range': {
      back: 'trees',
      ground: 'grass',
      things: `
        archery-target -380 90 1.1
        archery-target 0 90 1.1
        archery-target 380 90 1.1
        range-flags 0 60 1
        shooting-line 0 250 1
        bow-stand -430 250 1.5
        bow-stand 430 250 1.5`,
    },
    'outdoor-swimming-pool': {
      back: 'trees',
      ground: 'paving',
      things: `
        pool-basin 0 230 1.5
        sun-bed -430 110 1.1
        sun-bed -150 100 1
        garden-parasol 330 110 1
        sun-bed 420 110 1.1
        steel-ladder 330 200 1.2
        swim-ring -60 220 1.1`,
    },
    'water-park': {
      back: 'palms',
      ground: 'paving',
      things: `
        water-slides 0 170 .95
        splash-pool 0 250 1.6
        swim-ring -330 240 1.1
        garden-parasol 520 160 1`,
    },
    'drive-in-theater': {
      back: 'hills',
      ground: 'asphalt',
      things: `
        drive-in-screen 0 60 1.1
        car-back -400 150 1.1
        car-back -130 150 1.1
        car-back 140 150 1.1
        car-back 410 150 1.1
        car-back -270 250 1.6
        car-back 60 250 1.6
        car-back 390 250 1.6`,
    },
    'outdoor-stage': {
      back: 'trees',
      ground: 'grass',
      things: `
        open-stage 0 120 1.45
        folding-chair*8:150 -525 190 1
        folding-chair*7:190 -570 270 1.4`,
    },
    'outdoor-gym': {
      back: 'trees',
      ground: 'gravel',
      things: `
        pull-up-bars -370 150 1.5
        leg-press 60 170 1.4
        parallel-bars 420 170 1.4
        tree 600 110 1.2`,
    },
    'zen-garden': {
      back: 'trees',
      ground: 'sand',
      things: `
        temple-wall 0 30 1
        raked-sand 0 274 1
        zen-rock -270 150 1.3
        zen-rock 230 210 1.7
        zen-rock 60 110 .9
        stone-lantern 500 130 1.3
        pruned-pine -500 130 1.3`,
    },
    'japanese-garden': {
      back: 'trees',
      ground: 'grass',
      things: `
        @temple 420 40 .26
        garden-pond 0 220 1.5
        red-bridge -60 170 1.3
        stone-lantern 330 180 1.4
        cherry-tree -450 150 1.5
        zen-rock 300 240 1.1
        lily-pads -160 250 1.2`,
    },
    'formal-garden': {
      back: 'trees',
      ground: 'grass',
      things: `
        palace-front 0 20 .5
        garden-beds 0 274 1
        cone-bush*2:900 -450 140 1.3
        cone-bush*2:560 -280 90 .9
        cone-bush*2:1100 -550 250 1.8
        fountain-jets 0 160 .7`,
    },
    'hedge-maze': { back: 'trees', ground: 'grass', things: 'maze-hedges 0 274 1' },
    'picnic-area': {
      back: 'hills trees',
      ground: 'grass',
      things: `
        picnic-table -300 140 1.4
        picnic-table 350 150 1.4
        picnic-cloth 0 250 1.5
        emoji:basket 80 240 .8
        emoji:sandwich -60 242 .5
        tree -560 110 1.6
        grill 560 170 1.1`,
    },
    'rooftop-garden': {
      back: 'tall-towers',
      ground: 'planks',
      edge: 70,
      things: `
        parapet 0 80 1
        plant-box*4:300 -450 120 1.2
        tree -330 130 .8
        tree 280 130 .8
        sun-bed 0 240 1.3
        plant-box -480 270 1.6
        plant-box 480 270 1.6`,
    },
    'beach-hut': {
      back: 'sea',
      ground: 'sand',
      edge: 60,
      things: `
        beach-cabins 0 150 1.3
        emoji:umbrella-on-ground 430 250 1.3
        emoji:spiral-shell -430 250 .6`,
    },
    'oil-rig': {
      back: 'sea',
      ground: 'water',
      edge: 30,
      things: `
        oil-platform 0 190 1.05
        rig-flame 470 -190 1
        ferry-small -450 200 1.1`,
    },
    'solar-farm': {
      back: 'hills',
      ground: 'grass',
      things: `
        solar-panel*9:150 -600 60 .6
        solar-panel*7:210 -630 120 .9
        solar-panel*5:320 -640 210 1.4
        solar-panel*4:440 -660 330 1.9`,
    },
    'wind-farm': {
      back: 'hills',
      ground: 'grass',
      things: `
        wind-turbine -450 50 .7
        wind-turbine -150 40 .6
        wind-turbine 130 46 .65
        wind-turbine 470 60 .75
        wind-turbine -300 150 1.1
        wind-turbine 300 170 1.2`,
    },
    dam: {
      back: 'mountains',
      ground: 'rock',
      edge: 60,
      things: `
        dam-wall 0 190 1.35
        dam-river 0 274 1`,
    },
    quarry: {
      back: 'hills',
      ground: 'gravel',
      things: `
        quarry-steps 0 90 1.1
        excavator -250 190 1.4
        dump-truck 300 210 1.5
        stone-heap 560 220 1.2`,
    },
  },
};
