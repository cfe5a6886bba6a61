import type { RoomSet } from './place-set.ts';

/** Where people eat, wait, pray, play and are locked up. */
export const GATHERING_ROOMS: Readonly<Record<string, RoomSet>> = {
  restaurant: {
    wall: 'panels #c9806a',
    floor: 'boards #9a6238',
    things: `
      lamp*3:320 -320 -260 0.94
      painting -430 -230 1.3
      window2 0 -190 1.6
      painting 430 -230 1.3
      dressed-table -380 130 1.25
      dressed-table 20 170 1.4
      dressed-table 420 130 1.25`,
  },
  cafe: {
    wall: 'bricks #b5785a',
    floor: 'boards #9a6a43',
    things: `
      menu-board -360 -260 1.4
      coffee-bar 120 20 1.38
      sign:CAFE:#4a2f24 130 -390 1.3
      cafe-table*3:330 -420 180 1.3`,
  },
  'subway-station': {
    wall: 'tiles #dfe6e2',
    floor: 'concrete #b3b0aa',
    things: `
      sign:SUBWAY:#1f4f9a 0 -370 1.3
      subway-map -480 -230 1.3
      subway-train 0 40 1.10
      yellow-line 0 90 1.10
      pillar -300 110 1.2
      pillar 300 110 1.2
      bench 0 200 1.2`,
  },
  airport: {
    wall: 'glass #d9e4ea',
    floor: 'tiles #c9d0d6',
    things: `
      plane-outside 60 -40 1.57
      departures -380 -330 1.35
      gate-sign 430 -350 1.2
      airport-seats*3:420 -420 130 1.3
      suitcase -60 200 1.2
      suitcase 30 210 1`,
  },
  church: {
    wall: 'rock #cfc4b0',
    floor: 'tiles #b9ab94',
    things: `
      stained-glass -420 -60 1.00
      stained-glass 420 -60 1.00
      altar 0 20 1.15
      pillar -250 30 1.05
      pillar 250 30 1.05
      pew*2:520 -260 140 1.6
      pew*2:560 -280 240 1.9`,
  },
  circus: {
    wall: 'curtain #c22f3a',
    floor: 'concrete #d9b27c',
    things: `
      circus-roof 0 -160 1.00
      circus-ring 0 130 1.29
      circus-podium -300 150 1.4
      circus-podium 330 160 1.2
      circus-ball -60 150 1.4
      circus-hoop 130 150 1.4`,
  },
  casino: {
    wall: 'curtain #7a1f3a',
    floor: 'carpet #6d1f2c',
    things: `
      sign:CASINO:#b8862a 0 -370 1.4
      slot-machine*4:120 -560 20 1.2
      slot-machine*3:120 320 20 1.2
      roulette-table 0 190 1.7
      lamp*3:320 -320 -280 0.83`,
  },
  'bowling-alley': {
    wall: 'plain #2f3a6d',
    floor: 'boards #d9a96a',
    things: `
      bowling-lanes 0 0 1.10
      sign:BOWLING:#c22f7a 0 -370 1.4
      ball-rack -500 180 1.3`,
  },
  'swimming-pool': {
    wall: 'tiles #cfe9f2',
    floor: 'water #4ab8de',
    things: `
      tall-window*4:300 -450 -60 1.1
      pool-edge 0 10 1.00
      lane-ropes 0 60 0.98
      diving-board -480 40 1.4
      pool-ladder 480 40 1.4
      lifebuoy 130 -120 1.1`,
  },
  gym: {
    wall: 'plain #e6dccb',
    floor: 'boards #d9a96a',
    things: `
      wall-bars -470 0 1.20
      gym-window*3:260 -260 -330 1.2
      basket-board 480 -240 1.5
      gym-lines 0 120 1.04
      dumbbell-rack 330 10 1.1
      treadmill-back -250 30 1.1
      exercise-ball 560 230 1.2
      gym-mat -470 225 1.3
      barbell 380 225 1.2`,
  },
  'boxing-ring': {
    wall: 'plain #3a3446',
    floor: 'concrete #6d6476',
    things: `
      spot-lamps 0 -380 0.96
      ring-back 0 110 1.10
      punching-bag -520 -60 1.2`,
  },
  corridor: {
    wall: 'plain #dfe0d6',
    floor: 'tiles #b9bdb4',
    things: `
      corridor-depth 0 0 .74
      exit-sign 0 -330 1.3`,
  },
  staircase: {
    wall: 'panels #e3d8c4',
    floor: 'boards #a8744a',
    things: `
      stairs -60 170 .95
      painting -430 -250 1.2
      chandelier 380 -290 0.93`,
  },
  tunnel: {
    wall: 'concrete #6d6a68',
    floor: 'concrete #4d4d52',
    things: `
      tunnel-depth 0 0 .74`,
  },
  cave: {
    wall: 'rock #6b5f56',
    floor: 'concrete #5a4f47',
    things: `
      cave-mouth 250 0 1.15
      cave-roof 0 0 1
      cave-bats -250 -190 1.2
      stalagmite -520 60 1.5
      stalagmite -400 30 1
      stalagmite 560 70 1.6
      cave-crystals -330 90 1.2
      rock 470 150 1.4
      rock -560 180 1.6`,
  },
  lobby: {
    wall: 'panels #d8c3a0',
    floor: 'checker #c9b79a',
    things: `
      chandelier 90 -290 .9
      sign:RECEPTION:#7a4a2a -180 -395 1.4
      painting 330 -220 1.3
      reception-desk -180 40 1.15
      sofa 330 80 1.3
      plant -500 60 1.5
      plant 540 70 1.4
      suitcase 120 150 1.2`,
  },
  mall: {
    wall: 'plain #e9e4dc',
    floor: 'tiles #d8d4cc',
    things: `
      mall-shops 0 50 .86
      sign:MALL:#3a5fa8 0 -412 1.5
      plant -560 120 1.4
      bench 330 150 1.3
      plant 560 130 1.4`,
  },
  'jail-cell': {
    wall: 'bricks #8d8a86',
    floor: 'concrete #77746f',
    things: `
      barred-window 260 -330 1.3
      prison-bunk -330 60 1.4
      toilet 420 60 1.2
      tally-marks -60 -250 1.4
      cell-bars 0 274 1.00`,
  },
  courtroom: {
    wall: 'panels #9a6a43',
    floor: 'carpet #7a2f3a',
    things: `
      scales-of-justice 0 -330 0.94
      judge-bench 0 50 1.46
      flag -360 40 1.36
      flag 360 40 1.36
      desk -330 190 1.5
      desk 330 190 1.5`,
  },
  'stage-hall': {
    wall: 'curtain #8a2f3a',
    floor: 'boards #a8744a',
    things: `
      spot-lamps 0 -380 0.96
      cinema-seats*8:180 -630 40 1.1
      cinema-seats*8:200 -680 130 1.3`,
  },
};
