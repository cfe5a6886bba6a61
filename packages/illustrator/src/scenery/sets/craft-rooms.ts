import { ARENA_THINGS } from './arena-things.ts';
import { CRAFT_THINGS } from './craft-things.ts';
import type { RoomSet, SetGroup } from './place-set.ts';

const car = (colour: string): string => CRAFT_THINGS['show-car'].replaceAll('$', colour);

/** Rooms of crafts, of learning and of trade. */
export const CRAFT_ROOMS: SetGroup<RoomSet> = {
  things: {
    ...CRAFT_THINGS,
    ...ARENA_THINGS,
    'red-show-car': car('#c8302a'),
    'blue-show-car': car('#2f6fb5'),
    'white-show-car': car('#e8ecef'),
  },
  sets: {
    'pottery-workshop': {
      wall: 'plain #d9c8b0',
      floor: 'boards #a8805a',
      things: `
        window -480 -350 .9
        clay-shelf -190 -180 .95
        clay-shelf 190 -180 .9
        kiln 480 70 1.15
        clay-lumps -480 150 1.3
        potters-wheel -90 200 1.6
        potters-wheel 240 130 1.15`,
    },
    'sumo-ring': {
      wall: 'plain #3a2f3e',
      floor: 'boards #7a5a48',
      things: `
        seated-crowd 0 40 1.02
        hanging-roof 0 -330 1.2
        clay-ring 0 274 1.06`,
    },
    'operating-room': {
      wall: 'tiles #bfe0d8',
      floor: 'tiles #a9cfc8',
      things: `
        operating-lamp 0 -440 1.6
        chart-screen -430 -190 1.4
        anaesthesia-cart -400 60 1.4
        instrument-tray 400 120 1.6
        operating-table 0 170 2`,
    },
    'lecture-hall': {
      wall: 'panels #b98a5e',
      floor: 'carpet #6a4a3a',
      things: `
        projected-screen 0 -110 1.08
        speaker-desk -440 30 1.3
        near-seats 0 110 1.05
        near-seats 40 180 1.25
        near-seats 0 270 1.5`,
    },
    'computer-lab': {
      wall: 'plain #e6ecf0',
      floor: 'carpet #7d8a9a',
      things: `
        tube-light*3:400 -400 -405 1.2
        projected-screen 0 -190 .75
        pc-row 0 20 .95
        pc-chairs 0 40 .95
        pc-row 0 150 1.25
        pc-chairs 0 190 1.3`,
    },
    'music-room': {
      wall: 'plain #f0e2c8',
      floor: 'boards #b98458',
      things: `
        wall-notes 0 -230 1.3
        window 470 -350 .9
        upright-piano -400 80 1.25
        drum-set 400 130 1.5
        guitar-stand 160 40 1.3
        note-stand -120 150 1.4
        note-stand 60 200 1.7`,
    },
    'car-showroom': {
      wall: 'plain #dfe6ea',
      floor: 'tiles #e8ecef',
      things: `
        shop-glass 0 -20 1.06
        sign:CAR_DEALER:#33507f 0 -400 1.2
        show-podium -330 70 1
        blue-show-car -330 60 1.15
        show-podium 350 70 1
        white-show-car 350 60 1.15
        show-podium 0 230 1.5
        red-show-car 0 215 1.7
        price-sign -330 210 1.4`,
    },
    'spiral-staircase': {
      wall: 'stripes #e0d4c0',
      floor: 'tiles #c9b8a0',
      things: `
        window -430 -350 1
        wound-stairs 40 -10 1
        plant 480 110 1.5`,
    },
    'trading-floor': {
      wall: 'plain #2b3440',
      floor: 'carpet #3a4654',
      things: `
        sign:STOCK_EXCHANGE:#8a6a24 0 -420 1
        ticker-board 0 -300 1.1
        chart-screen*4:300 -450 -90 1.1
        trader-desk*3:400 -400 70 .8
        trader-desk*2:560 -280 220 1.15`,
    },
  },
};
