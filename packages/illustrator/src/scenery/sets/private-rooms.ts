import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';

/** Rooms of homes and of work. */
export const PRIVATE_ROOMS: SetGroup<RoomSet> = {
  sets: {
    bedroom: {
      wall: 'stripes #d9d3e6',
      floor: 'boards #b98458',
      things: `
        window -380 -350 1
        painting 40 -290 1.3
        wardrobe 480 10 1.3
        front-bed 30 90 1.7
        nightstand -240 70 1.3
        nightstand 300 70 1.3
        rug 30 210 1.6`,
    },
    'hotel-room': {
      wall: 'panels #cbb59a',
      floor: 'carpet #8a4a4a',
      things: `
        window -420 -350 1.1
        abstract 60 -300 1.1
        front-bed 60 90 1.8
        nightstand -220 80 1.3
        nightstand 340 80 1.3
        sign:HOTEL:#8a6a24 -90 -400 .8
        suitcase -440 190 1.5
        desk 520 70 1.1`,
    },
    bathroom: {
      wall: 'tiles #d3ecf0',
      floor: 'checker #e3eef0',
      things: `
        mirror -60 -190 1.3
        sink -60 40 1.4
        toilet 220 60 1.5
        toilet-roll 340 -60 1
        bathtub -430 110 1.5
        towel-rail 470 -150 1.3
        bath-mat 100 190 1.4`,
    },
    shower: {
      wall: 'tiles #bfe3ea',
      floor: 'tiles #a9cfd6',
      things: `
        towel-rail -520 -160 1.2
        shower-fittings 110 -60 1.12
        falling-water 48 -60 1.25
        shower-screen 0 90 1.07
        shampoo -200 -40 1.4
        drain 60 150 1.5`,
    },
    nursery: {
      wall: 'stripes #fbe3ea',
      floor: 'carpet #d9c3e6',
      things: `
        window 380 -350 1
        mobile -220 -330 1.10
        crib -220 90 1.7
        teddy 130 110 1.5
        toy-blocks 300 150 1.3
        rocking-horse 470 130 1.4
        star-garland 0 -420 1.09`,
    },
    office: {
      wall: 'plain #dfe6ea',
      floor: 'carpet #8d9aa6',
      things: `
        tube-light*3:400 -400 -405 1.2
        window*3:330 -330 -350 1
        filing-cabinet 540 30 1.2
        plant -560 40 1.3
        office-chair -300 60 1.3
        office-desk -300 120 1.4
        office-chair 60 60 1.3
        office-desk 60 120 1.4
        office-chair 400 80 1.3
        office-desk 400 140 1.4`,
    },
    'conference-room': {
      wall: 'plain #e3e6e3',
      floor: 'carpet #6d7a8a',
      things: `
        whiteboard 0 -240 1.5
        window -480 -340 .9
        window 480 -340 .9
        office-chair*5:170 -340 60 1.2
        meeting-table 0 160 1.69
        office-chair*4:220 -330 230 1.4`,
    },
    basement: {
      wall: 'bricks #8d7a6d',
      floor: 'concrete #8d8983',
      things: `
        ceiling-beams 0 -446 1.00
        bare-bulb 0 -300 0.72
        small-window -440 -340 1.2
        wooden-stairs 470 20 1.09
        boiler -420 40 1.10
        cardboard-box -170 60 1.4
        cardboard-box -110 10 1.1
        crate 90 60 1.4
        old-bike 220 80 1.1
        cardboard-box -300 200 1.6
        cobweb -620 -440 1`,
    },
    attic: {
      wall: 'boards #a8744a',
      floor: 'boards #8a5a3a',
      things: `
        attic-roof 0 0 0.89
        trunk -240 110 1.5
        cardboard-box 180 90 1.5
        cardboard-box 250 30 1.1
        old-lamp-shade 400 100 1.3
        cobweb -300 -330 1.2`,
    },
    garage: {
      wall: 'concrete #c3bfb8',
      floor: 'concrete #9a9793',
      things: `
        garage-door 0 0 1.13
        tool-wall -480 -230 1.4
        tyre-stack 500 60 1.3
        car 0 130 2.2
        tool-box -430 180 1.3`,
    },
    laboratory: {
      wall: 'tiles #e6f0f2',
      floor: 'tiles #c9d6da',
      things: `
        sign:LABORATORY:#2f7a8a 0 -405 1
        flask-shelf -360 -180 1.5
        periodic-table 250 -240 1.5
        lab-bench -260 120 1.7
        lab-bench 300 120 1.7
        microscope -380 -10 1.5
        bubbling-flasks -200 -10 1.5
        test-tubes 230 -10 1.5
        microscope 400 -10 1.5`,
    },
    'music-studio': {
      wall: 'plain #4a3f57',
      floor: 'boards #7a5540',
      things: `
        acoustic-foam -400 -300 1.29
        acoustic-foam 400 -300 1.29
        studio-window 0 -230 1.40
        guitars -470 60 1.3
        drum-set 430 100 1.5
        studio-mic -190 110 1.4
        mixing-desk 60 170 1.6
        speaker -330 190 1.2`,
    },
    'art-studio': {
      wall: 'plain #efe8dc',
      floor: 'boards #b98a5e',
      things: `
        window -420 -360 1.1
        abstract 130 -290 1.2
        portrait 330 -280 1.2
        paint-shelf 510 20 1.2
        easel-back -230 70 1.2
        paint-splats 150 200 1.4`,
    },
    workshop: {
      wall: 'boards #b98a5e',
      floor: 'concrete #a39a8e',
      things: `
        tool-wall -300 -240 1.7
        pot-shelf 340 -200 1.5
        workbench -330 110 1.6
        crate 470 110 1.3`,
    },
    'laundry-room': {
      wall: 'tiles #e3eef4',
      floor: 'checker #dfe8ee',
      things: `
        laundry-shelf 0 -260 1.8
        washer*3:170 -440 40 1.4
        washer*2:170 250 40 1.4
        laundry-basket -40 110 1.4`,
    },
    salon: {
      wall: 'plain #f4dfe4',
      floor: 'checker #efe3e6',
      things: `
        sign:HAIR_SALON:#b83a6a 0 -405 1
        salon-mirror*3:330 -330 -120 1.5
        salon-shelf 0 20 1.10
        hair-dryer 520 90 1.3`,
    },
    spa: {
      wall: 'boards #d9c3a0',
      floor: 'boards #a8845a',
      things: `
        window 400 -360 1
        plant -540 60 1.4
        candles -330 30 1.4
        folded-towels 380 60 1.4
        plant 560 60 1.3
        sign:SPA:#6a8a5a -60 -370 1.1`,
    },
    'dining-room': {
      wall: 'panels #d9b48a',
      floor: 'boards #9a6a43',
      things: `
        chandelier 0 -290 0.93
        painting -380 -260 1.4
        window 400 -350 1
        chair*3:130 -130 60 1.2
        dining-table 0 100 1.7`,
    },
    florist: {
      wall: 'boards #cfe0c4',
      floor: 'tiles #d6d0c0',
      things: `
        sign:FLOWERS:#3f8f52 0 -395 1.2
        flower-buckets -390 60 1.6
        flower-buckets 390 60 1.6
        hanging-plant*3:300 -300 -320 0.91
        plant 0 20 1.5`,
    },
    barn: {
      wall: 'boards #9a5a3a',
      floor: 'concrete #c9a868',
      things: `
        barn-beams 0 0 0.72
        barn-door 0 0 1.29
        hay-bale -430 60 1.6
        hay-bale -360 -30 1.4
        hay-bale 430 70 1.7
        pitchfork 240 60 1.4
        milk-can -220 80 1.4
        barn-fence 470 200 1.4`,
    },
    elevator: {
      wall: 'plain #8d949c',
      floor: 'tiles #6d747c',
      things: `
        elevator-doors 0 0 0.86
        elevator-buttons 430 -160 1.6`,
    },
    'botanical-garden': {
      wall: 'glass #cfe6d4',
      floor: 'concrete #b3a88f',
      things: `
        glass-roof 0 -240 0.98
        palm-pot -470 40 1.17
        flower-bed -200 60 1.6
        flower-bed 220 60 1.6
        palm-pot 480 40 1.17
        cactus-pot 20 40 1.5
        garden-path 0 274 0.88
        sign:BOTANICAL_GARDEN:#2f7a45 0 -400 1`,
    },
  },
  things: PRIVATE_THINGS,
};
