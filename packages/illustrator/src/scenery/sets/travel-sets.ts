import { NATURE_THINGS } from './nature-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { TOWN_THINGS } from './town-things.ts';
import { WAYSIDE_THINGS } from './wayside-things.ts';

/** Roads, and what stands at them, at rails, on airfields and by the water. */
export const TRAVEL_SETS: SetGroup<OutdoorSet> = {
  things: { ...NATURE_THINGS, ...TOWN_THINGS, ...WAYSIDE_THINGS },
  sets: {
    'toll-booth': {
      back: 'hills',
      ground: 'asphalt',
      things: `
        toll-roof 0 80 1.3
        toll-cabin -340 140 1.25
        toll-cabin 0 140 1.25
        toll-cabin 340 140 1.25
        toll-barrier -170 150 1.2
        toll-barrier 170 150 1.2
        blue-car -190 250 1.5
        lane-line*3:340 -340 274 1`,
    },
    runway: {
      back: 'hills',
      ground: 'grass',
      things: `
        control-tower 470 40 1
        runway-strip 0 274 1
        landing-plane -60 -150 1.3
        runway-light*6:46 -260 60 .5
        wind-sock -470 130 1.3`,
    },
    helipad: {
      back: 'towers',
      ground: 'concrete',
      things: `
        helipad-mark 0 200 1.6
        parked-helicopter 0 180 1.5
        wind-sock 480 120 1.3`,
    },
    'car-wash': {
      back: 'trees',
      ground: 'asphalt',
      things: `
        wash-hall 0 110 1.3
        car 0 190 1.9
        foam 0 190 1.9
        puddle -330 230 1.5`,
    },
    roundabout: {
      back: 'trees towers',
      ground: 'grass',
      things: `
        ring-road 0 274 1
        roundabout-sign -500 150 1.5
        car -300 130 1.1
        white-car 340 200 1.5`,
    },
    overpass: {
      back: 'towers',
      ground: 'road',
      things: `
        overpass-deck 0 130 1.1
        blue-car -250 -122 .9
        truck-side 200 -122 .8
        white-car -330 220 1.5
        car 330 250 1.6`,
    },
    'suspension-bridge': {
      back: 'hills sea',
      ground: 'water',
      edge: 60,
      deck: 40,
      things: 'hanging-bridge 0 90 1',
    },
    'rope-bridge': {
      back: 'mountains trees',
      ground: 'rock',
      edge: 200,
      deck: 44,
      things: `
        gorge-sides 0 274 1
        rope-span 0 60 1`,
    },
    'railway-bridge': {
      back: 'mountains trees',
      ground: 'water',
      edge: 120,
      things: `
        truss-bridge 0 150 1
        emoji:locomotive -200 24 1.3
        emoji:railway-car -30 24 1.3
        emoji:railway-car 140 24 1.3`,
    },
    'country-road': {
      back: 'hills trees',
      ground: 'grass',
      things: `
        lane-depth 0 274 .9
        fence -460 90 1
        fence 470 90 1
        fence -560 170 1.6
        fence 560 170 1.6
        tree -330 70 .9
        tree 300 60 .8`,
    },
    'dirt-road': {
      back: 'hills',
      ground: 'grass',
      things: `
        dirt-lane 0 274 .9
        bush -430 130 1.2
        bush 400 110 1
        fence 520 150 1.3`,
    },
    'desert-road': {
      back: 'rocks',
      ground: 'sand',
      things: `
        road-depth 0 274 .9
        tall-cactus -430 130 1.5
        tall-cactus 380 90 1
        route-sign 330 200 1.3
        tall-cactus -230 60 .7
        rock 540 180 1.3`,
    },
    'mountain-road': {
      back: 'high-mountains',
      ground: 'grass',
      things: `
        hairpin-road 0 274 1
        snowless-pine -520 150 1.5
        snowless-pine 520 180 1.6
        curve-sign 330 220 1.3`,
    },
    'cobblestone-street': {
      back: 'none',
      ground: 'paving',
      things: `
        old-houses 0 30 1
        cobbles 0 274 1
        old-lamp -420 140 1.6
        old-lamp 420 140 1.6
        flower-tub -250 110 1.2
        flower-tub 260 110 1.2`,
    },
    ferry: {
      back: 'hills sea',
      ground: 'water',
      edge: 40,
      things: `
        ferry-side 0 180 1.45
        cliff-gulls -330 -250 1.4`,
    },
    boathouse: {
      back: 'mountains pines',
      ground: 'water',
      things: `
        boat-shed -120 120 1.5
        jetty 330 220 1.5
        row-boat 170 180 1.4
        reeds -540 240 1.8`,
    },
    boardwalk: {
      back: 'sea',
      ground: 'planks',
      edge: 70,
      things: `
        rope-rail 0 84 1
        old-lamp*4:380 -570 120 1.4
        bench -280 210 1.5
        bench 330 210 1.5
        cliff-gulls 60 -250 1.4`,
    },
    dock: {
      back: 'hills sea',
      ground: 'water',
      edge: 40,
      things: `
        sailing-boat -430 90 1.3
        fishing-boat 380 120 1.3
        long-jetty 0 274 1
        bollard -190 240 1.4
        bollard 200 240 1.4
        crate 330 250 1.4`,
    },
    shipyard: {
      back: 'sea',
      ground: 'concrete',
      things: `
        harbour-crane -460 60 1.3
        hull-in-dock 60 150 1.5
        harbour-crane 480 60 1.2 flip
        cone*3:120 -200 240 1.2
        crate 470 230 1.3`,
    },
    canal: {
      back: 'none',
      ground: 'paving',
      things: `
        old-houses 0 30 1
        canal-water 0 274 1
        arched-footbridge 0 60 .8
        row-boat -300 190 1.2
        gondola 250 230 1.4`,
    },
    'taxi-stand': {
      back: 'towers',
      ground: 'road',
      things: `
        shop-row 0 30 1
        taxi-sign -480 130 1.5
        emoji:taxi -230 180 2.2
        emoji:taxi 120 180 2.2
        emoji:taxi 470 180 2.2`,
    },
    'bus-depot': {
      back: 'towers',
      ground: 'concrete',
      things: `
        depot-hall 0 40 1.2
        bus-side -370 130 1.3
        bus-side 30 150 1.4
        bus-side 440 130 1.3
        sign:BUS_STATION:#1f4f9a 0 -330 1.2`,
    },
  },
};
