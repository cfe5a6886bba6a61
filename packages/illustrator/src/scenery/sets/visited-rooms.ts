import type { RoomSet } from './place-set.ts';

/** Museums, shops, places of learning and healing. */
export const VISITED_ROOMS: Readonly<Record<string, RoomSet>> = {
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
      grocery-shelf -400 60 1.52
      grocery-shelf 400 60 1.52
      fruit-stand 0 70 1.4
      sign:SUPERMARKET:#c22f2a 0 -390 1.1
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
};
