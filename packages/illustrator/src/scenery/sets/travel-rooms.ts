import { CABIN_THINGS } from './cabin-things.ts';
import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { PUBLIC_THINGS } from './public-things.ts';

/** The insides of vehicles, and what one walks through on the way: corridors, garages, halls. */
export const TRAVEL_ROOMS: SetGroup<RoomSet> = {
  things: { ...PUBLIC_THINGS, ...PRIVATE_THINGS, ...CABIN_THINGS },
  sets: {
    'subway-car': {
      wall: 'plain #dfe4e8',
      floor: 'concrete #8d949c',
      things: `
        dark-window*3:330 -330 -150 1.3
        subway-doors*2:660 -330 20 1.25
        subway-doors 660 20 1.25
        subway-bench 0 40 1.25
        subway-bench -640 40 1.25
        subway-bench 640 40 1.25
        line-map 0 -345 1.25
        hand-rail 0 -330 1.1
        steel-pole*4:320 -480 270 1.3`,
    },
    'bus-interior': {
      wall: 'plain #d6dde2',
      floor: 'concrete #6d747c',
      things: `
        bus-window*5:270 -540 -130 1.3
        hand-rail 0 -350 1.1
        bus-seat*6:210 -560 130 1.35
        stop-button*3:420 -420 -70 1
        steel-pole*3:420 -420 270 1.3
        sign:STOP_REQUESTED:#c22f2a 0 -412 .8
        bus-seat*4:330 -560 290 1.7`,
    },
    'train-interior': {
      wall: 'plain #e6e0d4',
      floor: 'carpet #5f6a7a',
      things: `
        train-window*3:430 -430 -110 1.5
        luggage-rack 0 -340 1.1
        train-seat*3:430 -560 150 1.45
        train-seat*3:430 -300 150 1.45 flip
        train-table*3:430 -430 150 1.4`,
    },
    'airplane-cabin': { wall: 'plain #e3e8ec', floor: 'carpet #4a5a78', things: 'plane-depth 0 0 .74' },
    cockpit: { wall: 'plain #3a4048', floor: 'concrete #2a2f36', things: 'cockpit-view 0 274 1' },
    'car-interior': { wall: 'plain #4a4a50', floor: 'concrete #2f2f34', things: 'dashboard-view 0 274 1' },
    'spaceship-interior': {
      wall: 'concrete #b3bcc6',
      floor: 'tiles #6d7a8a',
      things: `
        star-window 0 -150 1.3
        ship-console -400 60 1.4
        ship-console 400 60 1.4 flip
        captain-seat 0 190 1.5
        ceiling-lights 0 -425 1.2`,
    },
    'submarine-interior': {
      wall: 'plain #6d7f86',
      floor: 'concrete #4a565c',
      things: `
        wall-pipes 0 -300 1.2
        porthole-sea*3:400 -400 -150 1.3
        ship-console -330 90 1.2
        periscope 60 150 1.5
        valve-wheel 330 -20 1.2
        valve-wheel 520 10 1
        hatch-door 560 40 1.2`,
    },
    'parking-garage': {
      wall: 'concrete #9a9a96',
      floor: 'concrete #6d6d6a',
      dim: false,
      things: `
        garage-ceiling 0 -300 1.1
        level-mark 0 -190 1.4
        exit-sign 470 -230 1.3
        car -430 30 1.2
        blue-car -160 30 1.2
        white-car 130 30 1.2
        car 420 30 1.2
        garage-bays 0 274 1
        garage-pillar -290 70 1.25
        garage-pillar 290 70 1.25
        blue-car -470 220 1.6
        white-car 480 220 1.6
        garage-pillar -640 180 1.6
        garage-pillar 640 180 1.6`,
    },
    'school-hallway': {
      wall: 'plain #e8e2c8',
      floor: 'tiles #c9c3ac',
      things: `
        hall-depth 0 0 .74
        locker-walls 0 0 .74
        exit-sign 0 -330 1.2
        wall-clock 0 -255 .8
        school-banner 0 -395 1`,
    },
    'hospital-corridor': {
      wall: 'plain #dfeceb',
      floor: 'tiles #b9cfcf',
      things: `
        hall-depth 0 0 .74
        ward-doors 0 0 .74
        sign:EMERGENCY:#c22f2a 0 -330 1
        gurney 300 150 1.3
        drip-stand -330 170 1.3
        emoji:manual-wheelchair -440 250 1.7`,
    },
    'hotel-corridor': {
      wall: 'panels #d9c3a0',
      floor: 'carpet #8a3a44',
      things: `
        hall-depth 0 0 .74
        room-doors 0 0 .74
        red-runner 0 0 .74`,
    },
    'locker-room': {
      wall: 'tiles #dfe6e8',
      floor: 'tiles #b9c3c6',
      things: `
        tube-light*3:400 -400 -405 1.2
        locker-row*6:216 -540 30 1.2
        locker-bench -280 150 1.5
        locker-bench 300 150 1.5
        towel-heap -280 60 1.2
        emoji:soccer-ball 120 240 .9
        emoji:running-shoe -60 240 .8`,
    },
    escalator: {
      wall: 'tiles #dfe3e6',
      floor: 'tiles #b9bec3',
      things: `
        escalator-pair 0 240 1.1
        sign:UP:#2f8f45 -260 -350 1
        sign:DOWN:#c22f2a 290 -350 1`,
    },
    'baggage-claim': {
      wall: 'plain #dfe6ea',
      floor: 'tiles #c3cbd0',
      things: `
        sign:BAGGAGE_CLAIM:#1f4f9a 0 -370 1.4
        baggage-belt 0 150 1.5
        emoji:luggage -380 80 1.1
        suitcase -180 70 1.1
        emoji:luggage 30 80 1.1
        suitcase 250 70 1.2
        emoji:backpack 420 70 .9
        emoji:shopping-cart 520 260 1.4`,
    },
    hangar: {
      wall: 'boards #a8b0b6',
      floor: 'concrete #9aa0a3',
      things: `
        hangar-gate 0 0 1
        parked-plane 0 190 1.15
        emoji:toolbox -500 240 1.2
        emoji:ladder 520 240 1.8`,
    },
    'ship-cabin': {
      wall: 'boards #c9a070',
      floor: 'boards #8a5a3a',
      things: `
        porthole-sea -330 -170 1.3
        porthole-sea 330 -170 1.3
        bunk-bed -380 90 1.4
        desk 330 80 1.3
        emoji:anchor 0 -120 1.4
        emoji:compass 330 -30 .7
        trunk 80 190 1.3`,
    },
    'engine-room': {
      wall: 'concrete #7a8288',
      floor: 'concrete #55595e',
      things: `
        wall-pipes 0 -300 1.2
        big-engine 0 130 1.6
        valve-wheel -480 10 1.3
        valve-wheel 490 10 1.3
        gauge-row 0 -240 1.2`,
    },
  },
};
