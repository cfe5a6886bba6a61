import { NATURE_THINGS } from './nature-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { TOWN_THINGS } from './town-things.ts';
import { WAYSIDE_THINGS } from './wayside-things.ts';
import { WILD_THINGS } from './wild-things.ts';

/** Landscapes that one feature tells: springs, deltas, salt flats, rock arches. */
export const WILD_SETS: SetGroup<OutdoorSet> = {
  things: { ...NATURE_THINGS, ...TOWN_THINGS, ...WAYSIDE_THINGS, ...WILD_THINGS },
  sets: {
    'hot-spring': {
      back: 'snow-mountains pines',
      ground: 'rock',
      things: `
        spring-pool 0 190 1.6
        rock*5:230 -520 130 1.2
        steam-cloud -260 90 1.5
        steam-cloud 40 60 1.8
        steam-cloud 320 90 1.5
        rock -470 250 2
        rock 470 250 2`,
    },
    geyser: {
      back: 'pines',
      ground: 'gravel',
      things: `
        geyser-basin 0 200 1.6
        geyser-jet 0 190 .95
        rock -430 200 1.5
        rock 430 210 1.5`,
    },
    tundra: {
      back: 'snow-mountains',
      ground: 'mud',
      things: `
        tundra-cover 0 274 1
        snow-patch -400 110 1.3
        snow-patch 330 160 1.6
        rock -230 180 1.2
        snow-patch -140 250 1.8
        emoji:deer 260 120 1.1
        emoji:deer 420 130 1.2`,
    },
    'bamboo-forest': {
      back: 'none',
      ground: 'grass',
      edge: 20,
      things: `
        bamboo-wall 0 40 1
        bamboo*11:124 -620 60 1
        bamboo-path 0 274 1
        bamboo*4:110 -640 130 1.25
        bamboo*4:110 310 130 1.25
        bamboo*2:130 -640 240 1.5
        bamboo*2:130 520 240 1.5`,
    },
    'birch-forest': {
      back: 'tall-trees',
      ground: 'grass',
      things: `
        birch*9:160 -640 50 .9
        birch*7:220 -660 130 1.2
        birch*4:400 -600 260 1.7`,
    },
    oasis: {
      back: 'none',
      ground: 'sand',
      things: `
        far-dunes 0 40 1
        oasis-pool 0 190 1.6
        oasis-palm -330 130 1.3
        oasis-palm -200 110 1
        oasis-palm 330 140 1.4
        oasis-palm 470 120 1.1
        bush -430 170 1
        bush 230 130 .8
        emoji:camel 540 260 1.4`,
    },
    creek: {
      back: 'tall-trees',
      ground: 'grass',
      things: `
        creek-water 0 274 1
        rock -130 90 .7
        rock 100 130 1
        rock -170 190 1.3
        rock 200 240 1.6
        fern -430 150 1.4
        fern 430 140 1.4
        fern -520 250 1.8
        fern 540 250 1.8`,
    },
    'river-delta': {
      back: 'none',
      ground: 'grass',
      edge: -120,
      things: 'delta-arms 0 274 1',
    },
    lagoon: {
      back: 'none',
      ground: 'water',
      edge: 10,
      things: `
        lagoon-ring 0 274 1
        leaning-palm -470 150 1.5
        leaning-palm 480 130 1.4 flip
        stilt-hut 160 60 1
        stilt-hut 330 50 .8
        emoji:canoe -200 230 1.4`,
    },
    mangrove: {
      back: 'trees',
      ground: 'water',
      things: `
        mangrove-tree*5:280 -560 80 1.1
        mangrove-tree*3:480 -480 230 1.8`,
    },
    'salt-flat': {
      back: 'mountains',
      ground: 'snow',
      things: 'salt-cracks 0 274 1',
    },
    badlands: {
      back: 'none',
      ground: 'dirt',
      things: `
        banded-hills 0 60 1
        banded-hill -400 190 1.3
        banded-hill 420 210 1.5
        bush 0 220 .7`,
    },
    'rock-arch': {
      back: 'rocks',
      ground: 'sand',
      things: `
        natural-arch 0 170 1.2
        rock -480 210 1.6
        rock 480 220 1.6
        bush -330 230 .8`,
    },
    'rock-formation': {
      back: 'rocks',
      ground: 'sand',
      things: `
        butte -390 110 1.2
        butte 380 100 1.1
        hoodoo 0 150 1.4
        hoodoo 160 180 1.1
        hoodoo -170 190 1.2
        tall-cactus 540 230 1`,
    },
    'small-island': {
      back: 'sea',
      ground: 'water',
      edge: 20,
      things: `
        islet 0 170 1.6
        leaning-palm 40 110 1.3
        leaning-palm -60 110 1 flip
        cliff-gulls -330 -250 1.4`,
    },
    heath: {
      back: 'hills',
      ground: 'mud',
      things: `
        heather-ground 0 274 1
        heather*9:160 -640 90 1
        rock 330 140 1.2
        heather*7:210 -640 170 1.4
        rock -280 180 1.3
        heather*6:270 -680 270 1.9`,
    },
    crater: {
      back: 'rocks',
      ground: 'rock',
      things: `
        crater-bowl 0 190 1.5
        rock -540 220 1.4
        rock 540 230 1.4`,
    },
    fjord: {
      back: 'snow-mountains',
      ground: 'water',
      things: `
        fjord-walls 0 130 1
        red-cabin -430 140 .8
        ferry-small 120 150 1
        emoji:canoe 330 240 1.2`,
    },
    pond: {
      back: 'trees',
      ground: 'grass',
      things: `
        pond-water 0 220 1.5
        reeds -430 190 1.3
        reeds 430 180 1.3
        lily-pads -150 200 1.4
        lily-pads 160 230 1.6
        swimming-duck 20 180 1.3
        swimming-duck 120 170 .9
        reeds 560 260 2`,
    },
    hill: {
      back: 'hills',
      ground: 'grass',
      things: `
        round-hill 0 274 1
        tree 0 -118 1.3
        bush -480 210 1.2
        bush 500 220 1.2`,
    },
    hilltop: {
      back: 'hills',
      ground: 'grass',
      deck: -44,
      things: `
        round-hill 0 274 0.8
        bush -520 210 1
        bush 540 220 1`,
    },
    prairie: {
      back: 'none',
      ground: 'grass',
      things: `
        dry-grassland 0 274 1
        grass-tuft*12:120 -660 60 .7
        emoji:bison -280 110 1.3
        emoji:bison 80 90 .9
        emoji:bison 330 130 1.4
        grass-tuft*9:160 -640 150 1.1
        grass-tuft*7:220 -660 268 1.7`,
    },
    mudflat: {
      back: 'sea',
      ground: 'mud',
      edge: 50,
      things: `
        mud-pools 0 274 1
        stranded-boat -280 150 1.3
        heron 330 190 1.4
        emoji:crab 120 240 .6`,
    },
  },
};
