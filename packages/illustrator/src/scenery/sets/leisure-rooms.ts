import { CIVIC_THINGS } from './civic-things.ts';
import { LEISURE_THINGS } from './leisure-things.ts';
import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { PUBLIC_THINGS } from './public-things.ts';

/** Where people play, train, bathe and work with machines, under a roof. */
export const LEISURE_ROOMS: SetGroup<RoomSet> = {
  things: { ...PUBLIC_THINGS, ...PRIVATE_THINGS, ...CIVIC_THINGS, ...LEISURE_THINGS },
  sets: {
    arcade: {
      wall: 'plain #2a1f4a',
      floor: 'carpet #3a2a6a',
      things: `
        arcade-cabinet*7:170 -510 40 1.15
        arcade-cabinet -540 190 1.8
        claw-machine 400 200 1.5
        neon-arcade 0 -375 1.1`,
    },
    disco: {
      wall: 'plain #241a44',
      floor: 'concrete #241a44',
      things: `
        light-beams 0 -446 1
        glitter-ball 0 -300 1.3
        light-floor 0 274 1
        dj-booth 0 40 1.3
        tower-speaker -430 60 1.6
        tower-speaker 430 60 1.6`,
    },
    'karaoke-bar': {
      wall: 'curtain #5a1f5f',
      floor: 'carpet #4a2a5a',
      things: `
        karaoke-screen 0 -170 1.3
        glitter-ball -430 -320 .8
        sofa -400 110 1.4
        sofa 400 110 1.4
        round-table 0 210 1.3
        emoji:microphone 0 70 1
        emoji:musical-notes -330 -170 .9
        emoji:musical-notes 340 -170 .9`,
    },
    'billiard-room': {
      wall: 'panels #5f3a28',
      floor: 'boards #8a5a3a',
      things: `
        cue-rack -480 -150 1.3
        painting 430 -240 1.3
        billiard-lamp 0 -230 1.4
        billiard-table 0 190 1.7`,
    },
    dojo: {
      wall: 'plain #e8dcc0',
      floor: 'concrete #cdb67a',
      things: `
        paper-screens 0 0 1
        tatami 0 274 1
        scroll 0 -180 1.3
        emoji:martial-arts-uniform -400 -60 1.3
        sword-stand 400 20 1.3`,
    },
    'dance-studio': {
      wall: 'plain #dfe8ec',
      floor: 'boards #d9ac72',
      things: `
        mirror-wall 0 0 1
        ballet-barre 0 30 1
        tower-speaker 540 60 1.1
        emoji:ballet-shoes -430 240 1`,
    },
    'yoga-studio': {
      wall: 'plain #efe6d6',
      floor: 'boards #c99a68',
      things: `
        window*2:560 -280 -360 1
        lotus-sign 0 -200 1.4
        plant -560 60 1.5
        plant 560 60 1.5
        candles 0 40 1.2
        yoga-mat -400 200 1.3
        yoga-mat 0 220 1.4
        yoga-mat 400 200 1.3`,
    },
    'climbing-gym': {
      wall: 'plain #8d97a4',
      floor: 'concrete #5f6f9a',
      things: `
        climbing-wall -330 10 1.15
        climbing-wall 330 10 1.15 flip
        climbing-ropes 0 -446 1
        crash-mat 0 200 1.5`,
    },
    'squash-court': {
      wall: 'plain #f2efe6',
      floor: 'boards #d9b07a',
      things: `
        court-box 0 0 .74
        squash-lines 0 0 .74
        squash-racket 200 240 1.4`,
    },
    'indoor-tennis-court': {
      wall: 'boards #b9c6d0',
      floor: 'concrete #3f7ab0',
      things: `
        sport-hall-roof 0 0 1
        hall-court-lines 0 274 .9
        hall-net 0 150 2`,
    },
    'indoor-basketball-court': {
      wall: 'plain #e6dccb',
      floor: 'boards #d9a060',
      things: `
        sport-hall-roof 0 0 1
        indoor-stands 0 10 1
        basket-post -480 110 1.15
        basket-post 480 110 1.15 flip
        wood-court-lines 0 274 .9
        emoji:basketball 60 240 .9`,
    },
    'indoor-playground': {
      wall: 'plain #fbe8b8',
      floor: 'tiles #7fc4e8',
      things: `
        play-castle -230 110 1.5
        ball-pit 350 200 1.6
        star-garland 0 -400 1.1
        toy-blocks -480 230 1.3`,
    },
    'shooting-range': {
      wall: 'concrete #9a9a96',
      floor: 'concrete #77777a',
      things: `
        range-targets 0 -30 1.2
        lane-booths 0 150 1.3
        sign:SHOOTING_RANGE:#33404a 0 -400 1.2`,
    },
    sauna: {
      wall: 'boards #d9a868',
      floor: 'boards #a8784a',
      things: `
        sauna-benches 0 60 1.3
        sauna-stove 450 120 1.5
        water-bucket -430 230 1.4
        steam 330 -160 1.4
        steam -100 -190 1.2
        thermometer -560 -200 1.2`,
    },
    jacuzzi: {
      wall: 'tiles #bfe0e0',
      floor: 'tiles #cfdcd8',
      things: `
        window*2:560 -280 -360 .9
        whirlpool 0 190 1.7
        plant -560 60 1.5
        plant 560 60 1.5
        folded-towels 450 110 1.2
        steam -200 -20 1.2
        steam 180 -20 1.2`,
    },
    'ski-lodge': {
      wall: 'boards #a8744a',
      floor: 'boards #7a5033',
      things: `
        window -430 -360 1.2
        window 430 -360 1.2
        @fireplace 0 60 .55
        antlers 0 -330 1
        emoji:skis -280 170 1.9
        emoji:ice-skate 560 240 .9
        sofa 400 130 1.4
        rug 0 220 1.6`,
    },
    'assembly-line': {
      wall: 'concrete #b3bac0',
      floor: 'concrete #8d9398',
      things: `
        factory-lamps 0 -340 1.2
        robot-arm -380 120 1.6
        robot-arm 20 120 1.6
        robot-arm 400 120 1.6
        conveyor 0 190 1.3
        car-body -330 110 1.1
        car-body 0 110 1.1
        car-body 330 110 1.1
        cone*2:1080 -540 250 1.2`,
    },
    warehouse: {
      wall: 'boards #b9bfc4',
      floor: 'concrete #a3a6a8',
      things: `
        tube-light*3:400 -400 -405 1.2
        pallet-rack -420 40 1.45
        pallet-rack 0 20 1.35
        pallet-rack 420 40 1.45
        forklift 200 210 1.5
        pallet-load -300 220 1.5`,
    },
    brewery: {
      wall: 'bricks #b08068',
      floor: 'tiles #c3b8a8',
      things: `
        copper-kettle -380 90 1.5
        copper-kettle 0 80 1.4
        steel-tank 330 90 1.5
        steel-tank 540 90 1.5
        barrel -180 210 1.5
        barrel -60 220 1.5
        emoji:beer-mug -120 110 .8
        sign:BREWERY:#7a4a1f 0 -400 1.3`,
    },
    forge: {
      wall: 'rock #5f554c',
      floor: 'concrete #4f463e',
      things: `
        forge-fire -330 70 1.5
        tool-wall 330 -230 1.3
        anvil 60 170 1.6
        emoji:hammer 60 70 .9
        water-bucket 330 200 1.5
        horseshoes 560 -200 1.2`,
    },
    sawmill: {
      wall: 'boards #b08a5a',
      floor: 'concrete #c9a874',
      things: `
        log-pile -430 100 1.3
        saw-bench 60 170 1.6
        plank-stack 460 170 1.5
        sign:SAWMILL:#6b4a24 0 -390 1.3`,
    },
    'steel-mill': {
      wall: 'concrete #55504e',
      floor: 'concrete #3f3b3a',
      things: `
        mill-beams 0 -330 1.2
        steel-ladle -60 60 1.5
        molten-mould 330 200 1.5
        steel-coils -460 210 1.4
        mill-sparks 200 60 1.3`,
    },
    mine: {
      wall: 'rock #5a4f46',
      floor: 'concrete #4a4038',
      things: `
        mine-frames 0 0 .74
        mine-rails 0 0 .74
        ore-cart 60 200 1.5
        emoji:pick -430 220 1.4
        gold-ore 470 150 1.4
        miner-lamp -230 -220 1.2
        miner-lamp 230 -220 1.2`,
    },
    'ice-cave': {
      wall: 'rock #8fc8e6',
      floor: 'concrete #a9d6ec',
      things: `
        ice-hollow 0 0 .74
        icicles 0 -446 1
        ice-crystal -450 180 1.6
        ice-crystal 470 200 1.7 flip`,
    },
  },
};
