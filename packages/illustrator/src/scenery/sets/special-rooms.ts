import { GOODS_THINGS } from './goods-things.ts';
import { HALL_THINGS } from './hall-things.ts';
import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { SHOP_THINGS } from './shop-things.ts';

/** Shops with one kind of goods, and rooms few people see. */
const ROOMS: Readonly<Record<string, RoomSet>> = {
  'server-room': {
    wall: 'concrete #2b3650',
    floor: 'tiles #55617c',
    things: `
      tube-light*3:400 -400 -390 1.3
      server-rack*6:210 -525 40 0.90
      cable-tray 0 -310 0.90
      server-rack -560 200 1.32
      server-rack 560 200 1.32`,
  },
  catacomb: {
    wall: 'bricks #6a5f52',
    floor: 'concrete #5a5046',
    dim: true,
    things: `
      skull-niche*4:290 -435 -20 0.75
      stone-vault 0 0 0.67
      wall-torch -250 -170 0.83
      wall-torch 250 -170 0.83
      stone-coffin -330 170 0.88
      stone-coffin 340 190 0.88
      bone-pile 0 210 0.83`,
  },
  butcher: {
    wall: 'tiles #f2efe9',
    floor: 'checker #d9d4cc',
    things: `
      sign:BUTCHER:#a02f2f 0 -385 1.3
      meat-rail 0 -170 1.04
      meat-counter -230 130 0.83
      meat-counter 260 130 0.83
      till 520 40 1.3`,
  },
  'toy-shop': {
    wall: 'stripes #ffe3a8',
    floor: 'boards #d8a566',
    things: `
      sign:TOYS:#d8433b 0 -385 1.6
      toy-shelf -340 0 0.83
      toy-shelf 340 0 0.83
      teddy 0 60 1.8
      rocking-horse -230 180 1.6
      toy-blocks 240 190 1.8`,
  },
  'clothing-store': {
    wall: 'plain #f1e8e4',
    floor: 'boards #c9a27a',
    things: `
      sign:FASHION:#8a4f7a 0 -385 1.3
      clothes-rail -350 30 0.94
      clothes-rail 350 30 0.94
      mirror 0 -40 1.6
      dress-form -130 110 0.88
      dress-form 150 110 0.88
      clothes-table 0 220 0.83`,
  },
  'shoe-shop': {
    wall: 'plain #efe7db',
    floor: 'carpet #9a8a80',
    things: `
      sign:SHOES:#5a3a2a 0 -385 1.5
      shoe-shelf -340 0 0.88
      shoe-shelf 340 0 0.88
      shoe-shelf 0 -20 0.83
      bench -60 170 1.3
      shoe-boxes 330 190 0.83`,
  },
  'jewelry-shop': {
    wall: 'panels #3a2f4a',
    floor: 'carpet #5a4a6a',
    things: `
      sign:JEWELRY:#b08a2a 0 -385 1.3
      chandelier 0 -260 1
      jewel-window -350 -40 0.83
      jewel-window 350 -40 0.83
      jewel-case -230 140 0.88
      jewel-case 240 140 0.88`,
  },
  'hardware-store': {
    wall: 'boards #a88a62',
    floor: 'concrete #b0a89a',
    things: `
      sign:HARDWARE:#33507f 0 -385 1.3
      tool-wall -330 -60 1.5
      tool-wall 330 -60 1.5
      paint-shelf 0 0 1.5
      ladder -180 40 1.4
      tool-box 240 190 1.7
      counter -300 170 1.3`,
  },
  'candy-store': {
    wall: 'stripes #ffd0e0',
    floor: 'checker #fbe6ee',
    things: `
      sign:CANDY:#d0467a 0 -385 1.5
      candy-jars -340 -20 0.88
      candy-jars 340 -20 0.88
      lollipop -90 70 1.21
      lollipop 110 90 1.04
      candy-bins 0 210 0.94`,
  },
  'ice-cream-parlor': {
    wall: 'stripes #cfeee6',
    floor: 'checker #f4f6f4',
    things: `
      sign:ICE_CREAM:#d0467a 0 -390 1.4
      menu-board -430 -250 1.1
      giant-cone 430 70 0.99
      ice-counter -60 110 1.16
      stool*3:180 -240 220 1.2`,
  },
  'pet-shop': {
    wall: 'plain #dff0d8',
    floor: 'tiles #cfdcc4',
    things: `
      sign:PET_SHOP:#3f8a4a 0 -385 1.3
      bird-cage -430 -20 0.88
      fish-tank -170 0 0.88
      puppy-pen 250 110 0.94
      fish-tank 130 -40 0.72
      food-sacks -400 200 0.83`,
  },
  'gift-shop': {
    wall: 'boards #e6cfae',
    floor: 'boards #b98458',
    things: `
      sign:GIFTS:#b8332f 0 -385 1.5
      gift-shelf -340 0 0.88
      gift-shelf 340 0 0.88
      postcard-stand 60 70 0.99
      gift-stack -220 190 0.94
      till 480 150 1.4`,
  },
  'locker-room': {
    wall: 'tiles #dfe6ea',
    floor: 'tiles #b8c4cc',
    things: `
      lockers*4:320 -480 0 1.15
      bench -230 170 1.5
      bench 260 170 1.5
      towel-rail 520 -150 1.4`,
  },
  'game-arcade': {
    wall: 'plain #231a44',
    floor: 'carpet #3a2a63',
    things: `
      sign:ARCADE:#c23aa8 0 -390 1.5
      arcade-machine*6:190 -475 60 0.93
      arcade-machine -330 230 1.18
      arcade-machine 360 230 1.18`,
  },
  'bank-vault': {
    wall: 'concrete #aab0b8',
    floor: 'tiles #8a929c',
    things: `
      deposit-boxes -400 0 0.83
      vault-door 60 40 1.05
      gold-bars 380 180 0.99
      gold-bars -330 200 0.83`,
  },
};

export const SPECIAL_ROOMS: SetGroup<RoomSet> = {
  sets: ROOMS,
  things: { ...PRIVATE_THINGS, ...HALL_THINGS, ...SHOP_THINGS, ...GOODS_THINGS },
};
