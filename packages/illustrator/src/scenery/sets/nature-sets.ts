import { ARENA_THINGS } from './arena-things.ts';
import { NATURE_THINGS } from './nature-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';

/** Landscapes with one telling feature, and fields of play. */
export const NATURE_SETS: SetGroup<OutdoorSet> = {
  sets: {
    campsite: {
      back: 'mountains pines',
      ground: 'grass',
      things: `
        big-tent -330 120 1.7
        small-tent 380 90 1.4
        @campfire 40 190 1
        log -140 220 1.4
        log 220 220 1.4
        camp-chair 480 200 1.3
        lantern-post -540 190 1.3`,
    },
    cliff: {
      back: 'sea',
      ground: 'water',
      edge: 60,
      things: `
        sea-cliff 200 274 1.12
        breaking-wave -80 215 1.5
        cliff-gulls -330 -250 1.6`,
    },
    clifftop: {
      back: 'sea',
      ground: 'water',
      edge: 60,
      deck: 20,
      things: `
        low-cliff 0 274 1
        breaking-wave -500 250 1.2
        cliff-gulls -400 -250 1.4`,
    },
    canyon: {
      back: 'rocks',
      ground: 'rock',
      edge: 150,
      things: `
        canyon-walls 0 150 0.99
        canyon-river 0 274 1.16`,
    },
    'football-field': {
      back: 'trees',
      ground: 'turf',
      things: `
        stand-seats 0 10 1.02
        soccer-goal -480 60 1.3
        goal-posts 500 50 1.1
        field-lines 0 274 0.97
        soccer-ball-big -520 225 1.3`,
    },
    'soccer-stadium': {
      back: 'none',
      ground: 'turf',
      things: `
        full-stand 0 0 1.02
        floodlight -520 -150 1.1
        floodlight 520 -150 1.1
        advert-boards 0 30 1.02
        soccer-goal-wide -330 170 1.7
        penalty-lines 0 274 1`,
    },
    'ruined-city': {
      back: 'towers',
      ground: 'dirt',
      things: `
        broken-tower -470 40 1.7
        broken-front -190 44 1.5
        broken-tower 160 40 1.35 flip
        broken-front 470 50 1.8 flip
        rubble-heap -330 120 1.5
        rubble-heap 330 130 1.7
        rubble-heap -560 230 1.6`,
    },
    'frozen-lake': {
      back: 'snow-mountains',
      ground: 'ice',
      edge: 44,
      things: `
        snow-bank 0 60 1.04
        snowy-pine -590 30 1.1
        snowy-pine -470 40 .8
        snowy-pine 540 34 1.2
        snowy-pine 430 40 .76
        ice-sheet 0 274 1`,
    },
    'forest-road': {
      back: 'tall-trees',
      ground: 'grass',
      things: `
        road-depth 0 274 0.88
        forest-trunk -520 170 1.18
        forest-trunk 520 170 1.18
        forest-trunk -330 80 1.00
        forest-trunk 330 80 1.00
        forest-trunk -210 40 0.93
        forest-trunk 210 40 0.93
        bush -430 210 1.3
        bush 420 220 1.3`,
    },
    glacier: {
      back: 'high-mountains',
      ground: 'ice',
      things: `
        glacier-tongue 0 120 1.42
        ice-block -430 210 1.6
        ice-block 440 220 1.8`,
    },
    iceberg: {
      back: 'sea',
      ground: 'water',
      edge: 70,
      things: `
        big-iceberg 40 130 1.34
        small-iceberg -450 110 1.3
        small-iceberg 500 160 1.2
        ice-floe -230 220 1.6`,
    },
    'golf-course': {
      back: 'hills trees',
      ground: 'grass',
      things: `
        putting-green 180 160 2
        sand-bunker -330 170 1.7
        golf-cart -440 110 1.4
        golf-bag 480 200 1.3`,
    },
    marsh: {
      back: 'hills trees',
      ground: 'mud',
      things: `
        marsh-pools 0 140 1.16
        reeds -430 120 1.6
        reeds -180 90 1.2
        reeds 200 100 1.3
        reeds 460 130 1.7
        heron 60 180 1.4
        lily-pads -200 230 1.5
        reeds 330 240 2
        reeds -540 250 2.2`,
    },
    river: {
      back: 'mountains trees',
      ground: 'grass',
      things: `
        winding-river 0 274 0.97
        rock -230 200 1.1
        rock 260 150 .9
        bush -520 150 1.4
        bush 540 160 1.4
        reeds -400 230 1.3`,
    },
    'ski-slope': {
      back: 'high-mountains pines',
      ground: 'snow',
      things: `
        ski-hill 0 40 1.00
        chair-lift 300 20 1.00
        snowy-pine -520 120 1.53
        snowy-pine -420 70 1.2
        snowy-pine 560 140 1.5
        slalom-gate -180 130 1.3
        slalom-gate 30 190 1.5
        slalom-gate 270 240 1.7`,
    },
    'baseball-stadium': {
      back: 'none',
      ground: 'turf',
      things: `
        stadium-tiers 0 20 1.01
        floodlight -520 -10 0.96
        floodlight 520 -10 0.96
        score-board 0 -190 1.6
        diamond 0 274 0.97
        sign:BASEBALL:#22304f 0 -30 1`,
    },
    'outdoor-track': {
      back: 'trees',
      ground: 'track',
      things: `
        stand-seats 0 10 1.02
        lane-numbers 0 240 1.1
        hurdle -330 130 1.3
        hurdle 30 160 1.5
        hurdle 380 130 1.3`,
    },
    valley: {
      back: 'high-mountains',
      ground: 'grass',
      edge: 60,
      things: `
        valley-slopes 0 80 1.00
        valley-river 0 274 0.92
        cottage -270 120 1
        snowless-pine -500 160 1.4
        snowless-pine 500 160 1.4
        snowless-pine 420 110 1`,
    },
    volcano: {
      back: 'none',
      ground: 'rock',
      things: `
        @volcano 0 110 .5
        rock -430 190 1.8
        rock 440 200 1.9
        lava-pool 130 220 1.6`,
    },
    waterfall: {
      back: 'trees',
      ground: 'rock',
      edge: 80,
      things: `
        fall-cliffs 0 130 1.00
        falling-sheet 0 130 1.02
        plunge-pool 0 240 1.83
        rock -330 210 1.5
        rock 340 220 1.6
        fern -480 200 1.6
        fern 490 200 1.6`,
    },
    'tennis-court': {
      back: 'trees',
      ground: 'track',
      things: `
        court-fence 0 30 0.99
        court-lines 0 274 0.90
        tennis-net 0 150 2`,
    },
    'basketball-court': {
      back: 'towers',
      ground: 'track',
      things: `
        court-fence 0 30 0.99
        key-lines 0 274 0.92`,
    },
    'ice-rink': {
      back: 'pines',
      ground: 'ice',
      things: `
        rink-boards 0 30 1.00
        snowy-pine -480 20 1.26
        snowy-pine 480 20 1.26
        fairy-lights 0 -300 1.04`,
    },
  },
  things: { ...NATURE_THINGS, ...ARENA_THINGS },
};
