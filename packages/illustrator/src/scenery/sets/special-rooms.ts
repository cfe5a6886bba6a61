import type { RoomSet, SetGroup } from './place-set.ts';
import { SPECIAL_THINGS } from './special-things.ts';

/** Rooms few people see. */
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
  things: SPECIAL_THINGS,
};
