import type { RoomSet, SetGroup } from './place-set.ts';
import { PUBLIC_THINGS } from './public-things.ts';

/** Rooms many people come to: shops, halls, stations, places of learning and healing. */
export const PUBLIC_ROOMS: SetGroup<RoomSet> = {
  sets: {
    aquarium: {
      wall: 'plain #16406e',
      floor: 'tiles #3a5878',
      things: `
        big-tank 0 -20 1.01
        swimming-fish 0 -200 1.64
        sign:AQUARIUM:#0f5a8a 0 -405 1.1
        bench -330 150 1.1
        visitor 360 150 1.1`,
    },
    'art-gallery': {
      wall: 'plain #f4f1ea',
      floor: 'boards #c99f68',
      things: `
        portrait -470 -210 1.7
        painting -200 -215 1.9
        abstract 90 -215 1.8
        sunflowers 340 -210 1.7
        abstract 560 -210 1.5
        sculpture 440 110 1.1
        rope-posts -160 90 1.2
        bench 60 170 1.1`,
    },
    bakery: {
      wall: 'tiles #f6e3c4',
      floor: 'tiles #d9b48a',
      things: `
        sign:BAKERY:#8a4a24 0 -385 1.3
        bread-shelves -360 -20 1.25
        bread-shelves 360 -20 1.25
        bread-oven 0 -10 1.15
        cake-counter -170 130 1.2
        cake-counter 230 130 1.2`,
    },
    ballroom: {
      wall: 'panels #e8d5a8',
      floor: 'checker #e6d2a8',
      things: `
        tall-window*4:320 -480 -40 1.2
        pillar*3:400 -400 10 1
        chandelier -300 -300 0.86
        chandelier 0 -270 1.06
        chandelier 300 -300 0.86`,
    },
    bar: {
      wall: 'boards #5f3a28',
      floor: 'boards #7a4d31',
      things: `
        bottle-shelves -260 -110 1.5
        bottle-shelves 260 -110 1.5
        neon-beer 0 -300 1.4
        lamp*4:260 -390 -300 0.72
        bar-counter 0 120 1.6
        beer-tap 0 -18 1.3
        stool*5:200 -400 200 1.15`,
    },
    cafeteria: {
      wall: 'tiles #e3eee6',
      floor: 'checker #e0e4dc',
      things: `
        sign:CAFETERIA:#c8604a 0 -390 1.1
        food-line 0 -10 1.5
        menu-board -420 -260 1.2
        menu-board 420 -260 1.2
        long-table -300 110 1.1
        long-table 300 110 1.1
        long-table 0 220 1.3`,
    },
    classroom: {
      wall: 'plain #f3ead2',
      floor: 'boards #c99a68',
      things: `
        blackboard 0 -240 1.7
        wall-clock 380 -350 1.1
        world-map -470 -240 1.2
        teacher-desk 300 20 1.1
        school-desk*4:260 -400 100 1.1
        school-desk*4:290 -440 215 1.35`,
    },
    'movie-theater': {
      wall: 'curtain #4a1420',
      floor: 'carpet #2a1018',
      things: `
        movie-screen 0 -130 1.05
        exit-sign 540 -300 1.2
        cinema-seats*7:190 -570 90 1.15
        cinema-seats*7:210 -630 190 1.4`,
    },
    theatre: {
      wall: 'curtain #8a1f2c',
      floor: 'boards #a8744a',
      things: `
        theatre-arch 0 0 0.96
        footlights 0 40 1.16
        cinema-seats*8:180 -630 230 1.2`,
    },
    museum: {
      wall: 'panels #d9cfba',
      floor: 'checker #d6cbb4',
      things: `
        dinosaur-bones 0 60 1.40
        sign:MUSEUM:#6b4a32 0 -395 1.2
        amphora-case -470 70 1.15
        amphora-case 470 70 1.15
        rope-posts 0 130 2`,
    },
    'science-museum': {
      wall: 'plain #24345c',
      floor: 'tiles #5a6c92',
      things: `
        planets 0 -270 1.06
        hanging-rocket -420 60 1.37
        dna-model 420 60 1.43
        sign:SCIENCE_MUSEUM:#1c7a8a 0 -400 1
        display-table 0 120 1.4`,
    },
    hospital: {
      wall: 'plain #dcecec',
      floor: 'tiles #c3d6d6',
      things: `
        red-cross 0 -300 1.47
        sign:HOSPITAL:#2f8f8a 0 -400 1
        curtain-rail -560 0 1.18
        hospital-bed -330 110 1.4
        drip-stand -120 90 1.35
        heart-monitor 60 60 1.35
        hospital-bed 360 110 1.4
        drip-stand 580 90 1.35`,
    },
    pharmacy: {
      wall: 'plain #eef5ee',
      floor: 'tiles #d3ded6',
      things: `
        medicine-shelves -330 -10 1.26
        medicine-shelves 330 -10 1.26
        green-cross 0 -230 1.6
        sign:PHARMACY:#2f8f45 0 -390 1.2
        white-counter 0 110 2
        till -130 20 1.3
        pill-bottles 120 -18 1.5`,
    },
    'indoor-library': {
      wall: 'panels #d9c3a0',
      floor: 'boards #a8744a',
      things: `
        bookcase*5:262 -524 10 1.15
        sign:LIBRARY:#6b4a32 0 -405 1
        reading-table -250 170 1.35
        reading-table 280 170 1.35
        ladder 130 10 1.15`,
    },
    bookshop: {
      wall: 'boards #8a5a3a',
      floor: 'boards #b98458',
      things: `
        bookcase*4:250 -500 10 1.1
        sign:BOOK_SHOP:#7a2f3a 0 -405 1.1
        book-table -210 170 1.4
        book-table 250 170 1.4
        till 530 40 1.4`,
    },
    supermarket: {
      wall: 'plain #eef0f2',
      floor: 'tiles #dfe3e8',
      things: `
        tube-light*3:400 -400 -390 1.3
        sign:SUPERMARKET:#c22f2a 0 -340 1
        grocery-shelf -400 60 1.52
        grocery-shelf 400 60 1.52
        fruit-stand 0 70 1.4
        shopping-cart -40 220 1.3
        checkout 420 220 1.2`,
    },
    'food-court': {
      wall: 'plain #f0e6d8',
      floor: 'tiles #d6c8b4',
      things: `
        food-stall-pizza -420 0 1.29
        food-stall-burger 0 0 1.29
        food-stall-sushi 420 0 1.29
        sign:FOOD_COURT:#33507f 0 -410 1
        cafe-table*4:300 -450 170 1.2`,
    },
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
  },
  things: PUBLIC_THINGS,
};
