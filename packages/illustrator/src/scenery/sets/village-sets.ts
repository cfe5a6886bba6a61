import { FIELD_CROPS } from './field-crops.ts';
import { NATURE_THINGS } from './nature-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { TOWN_THINGS } from './town-things.ts';
import { VILLAGE_THINGS } from './village-things.ts';
import { WAYSIDE_THINGS } from './wayside-things.ts';
import { WILD_THINGS } from './wild-things.ts';

/** Where people live, pray and lie buried, seen from outside; and what is left of it. */
export const VILLAGE_SETS: SetGroup<OutdoorSet> = {
  things: {
    ...NATURE_THINGS,
    ...PRIVATE_THINGS,
    ...TOWN_THINGS,
    ...WAYSIDE_THINGS,
    ...FIELD_CROPS,
    ...WILD_THINGS,
    ...VILLAGE_THINGS,
  },
  sets: {
    village: {
      back: 'hills trees',
      ground: 'grass',
      things: `
        village-church 40 40 .75
        cottage -480 70 1.3
        timber-house -270 70 1.1
        cottage 260 70 1.3
        timber-house 480 80 1.2
        dirt-lane 0 274 .9
        well 330 190 1
        fence -460 190 1.4
        tree 590 160 1.3`,
    },
    'village-church': {
      back: 'hills trees',
      ground: 'grass',
      things: `
        village-church 0 120 1.15
        cottage -500 90 1.2
        cottage 500 90 1.2
        church-path 0 274 1
        cross-grave 330 180 .9
        gravestone 430 200 .9
        tree -430 150 1.1`,
    },
    cathedral: {
      back: 'none',
      ground: 'paving',
      things: `
        cathedral-front 0 90 .78
        old-lamp -480 170 1.5
        old-lamp 480 170 1.5`,
    },
    monastery: {
      back: 'mountains',
      ground: 'grass',
      things: `
        cloister-building 0 90 1.25
        hedge -430 200 1.3
        hedge 430 200 1.3
        church-path 0 274 1`,
    },
    'fishing-village': {
      back: 'hills sea',
      ground: 'water',
      edge: 90,
      things: `
        quay-houses 0 100 1.15
        fishing-boat -330 210 1.3
        row-boat 60 230 1.2
        fishing-boat 420 220 1.2
        cliff-gulls -330 -260 1.2`,
    },
    'mountain-village': {
      back: 'high-mountains pines',
      ground: 'grass',
      edge: 60,
      things: `
        chalet -430 130 1.2
        village-church 30 110 .8
        chalet 420 140 1.3
        chalet -170 220 1.5
        snowless-pine 590 200 1.5
        snowless-pine -600 210 1.6`,
    },
    'medieval-village': {
      back: 'mountains',
      ground: 'dirt',
      things: `
        @castle -420 30 .22
        timber-house -330 90 1.4
        timber-house 0 80 1.3
        timber-house 340 100 1.5
        well 130 210 1.3
        hay-cart -330 240 1.3`,
    },
    suburb: {
      back: 'trees',
      ground: 'grass',
      things: `
        garage-house -430 60 1
        big-house 0 50 .8
        garage-house 430 60 1
        white-fence*8:180 -640 90 .9
        mailbox*3:430 -330 120 .9
        suburb-road 0 274 1
        white-car -230 200 1.3
        tree 230 100 1
        tree -210 100 .9`,
    },
    slum: {
      back: 'towers',
      ground: 'dirt',
      things: `
        shack-row 0 60 1.05
        shack-front 0 150 1.1
        washing-line 0 10 1.6
        puddle 130 230 1.4
        emoji:oil-drum -430 240 1.1
        tyre-heap 470 240 .8`,
    },
    plaza: {
      back: 'none',
      ground: 'paving',
      things: `
        old-houses 0 20 1
        column-statue 0 150 .95
        old-lamp -430 140 1.5
        old-lamp 430 140 1.5
        bench -260 210 1.2
        bench 270 210 1.2
        pigeons -60 240 1.2`,
    },
    chinatown: {
      back: 'none',
      ground: 'asphalt',
      edge: 20,
      things: `
        china-houses 0 30 1
        china-gate 0 150 1
        lantern-line 0 -380 1.1`,
    },
    'apartment-building': {
      back: 'trees',
      ground: 'grass',
      things: `
        flats 0 70 1.05
        house-path 0 274 1
        tree -500 150 1.4
        tree 510 150 1.4
        white-car 330 240 1.3`,
    },
    'city-hall': {
      back: 'trees',
      ground: 'paving',
      things: `
        columned-hall 0 90 1.2
        sign:CITY_HALL:#5f5a50 0 -98 1
        flag-mast -430 140 1.4
        flag-mast 430 140 1.4`,
    },
    embassy: {
      back: 'trees',
      ground: 'paving',
      things: `
        columned-hall 0 90 1.1
        sign:EMBASSY:#1f3f7a 0 -82 1
        flag-mast -480 140 1.4
        flag-mast -380 140 1.4
        flag-mast 380 140 1.4
        flag-mast 480 140 1.4
        iron-fence*5:280 -560 200 1.1`,
    },
    motel: {
      back: 'hills',
      ground: 'asphalt',
      things: `
        motel-row 60 80 1.1
        motel-sign -440 230 1.15
        car -100 200 1.4
        blue-car 330 210 1.5`,
    },
    'trailer-park': {
      back: 'trees',
      ground: 'grass',
      things: `
        trailer-home -430 100 .95
        trailer-home 20 90 .9
        trailer-home 470 110 1
        camp-chair -200 200 1.2
        camp-chair 260 210 1.2
        white-fence -470 240 1.2`,
    },
    porch: {
      back: 'trees',
      ground: 'grass',
      things: `
        porch-house 0 190 1.25
        rocking-chair -280 120 1.3
        rocking-chair 300 120 1.3 flip
        flower-tub -150 130 1`,
    },
    balcony: {
      back: 'towers trees',
      ground: 'concrete',
      edge: 130,
      things: `
        balcony-rail 0 190 1.1
        balcony-wall 0 274 1
        flower-box -150 150 1.3
        flower-box 180 150 1.3
        cafe-set 230 260 1.3
        plant -330 260 1.4`,
    },
    terrace: {
      back: 'hills sea',
      ground: 'paving',
      edge: 80,
      things: `
        pergola 0 180 1.25
        stone-balustrade 0 110 1
        terrace-table -60 220 1.5
        sun-bed 420 240 1.3
        terracotta -520 240 1.5`,
    },
    patio: {
      back: 'trees',
      ground: 'paving',
      things: `
        patio-house 0 30 1.1
        garden-parasol 0 190 1.4
        terrace-table 0 220 1.5
        grill 420 180 1.4
        terracotta -480 200 1.5
        terracotta -400 220 1.2`,
    },
    shed: {
      back: 'trees',
      ground: 'grass',
      things: `
        garden-shed 0 140 1.7
        flower-row -470 170 1.2
        emoji:bucket 330 230 1
        rake-spade 250 150 1.3
        fence 520 100 1.2`,
    },
    yurt: {
      back: 'mountains hills',
      ground: 'grass',
      things: `
        felt-yurt -130 140 1.6
        felt-yurt 430 90 .9
        emoji:horse -500 190 1.2
        fence 330 210 1.2`,
    },
    ruins: {
      back: 'hills',
      ground: 'grass',
      things: `
        broken-temple 0 70 1.05
        broken-column -470 150 1.4
        fallen-column 230 210 1.4
        broken-column 480 170 1.2
        rubble -230 230 1.3
        bush 560 210 1`,
    },
    colosseum: {
      back: 'hills',
      ground: 'paving',
      things: `
        colosseum-front 0 140 1.5
        rubble 430 220 1.2
        broken-column -520 210 1.2`,
    },
    amphitheater: {
      back: 'hills',
      ground: 'sand',
      edge: 60,
      things: `
        stone-tiers 0 120 1.15
        orchestra-floor 0 274 1
        broken-column -500 190 1.2
        broken-column 500 190 1.2`,
    },
    stonehenge: {
      back: 'hills',
      ground: 'grass',
      things: `
        trilithon*4:290 -440 90 1
        standing-stone -560 170 1.3
        trilithon 0 200 1.6
        standing-stone 420 210 1.5
        fallen-stone -330 240 1.4`,
    },
    'ghost-town': {
      back: 'rocks',
      ground: 'sand',
      things: `
        western-row 0 60 1.05
        tumbleweed -230 220 1.3
        wagon-wheel 330 220 1.2
        dead-tree 560 150 .8
        tumbleweed 60 240 .9`,
    },
    'haunted-house': {
      back: 'none',
      ground: 'grass',
      things: `
        spooky-house 0 120 1.02
        dead-tree -480 130 1.2
        dead-tree 490 130 1.1
        iron-fence*5:280 -560 190 1.1
        emoji:bat -330 -260 .6
        emoji:bat 330 -300 .5
        gravestone -330 240 1`,
    },
    'fire-escape': {
      back: 'none',
      ground: 'paving',
      edge: 120,
      things: `
        brick-facade 0 130 1.2
        iron-stairs 0 130 1.2
        dumpster -430 210 1.3
        bin 430 210 1.3`,
    },
    mausoleum: {
      back: 'trees',
      ground: 'grass',
      things: `
        tomb-house 0 120 1.5
        gravestone -430 180 1.4
        cross-grave 430 180 1.4
        church-path 0 274 1
        dead-tree 560 110 .9`,
    },
    'military-base': {
      back: 'hills',
      ground: 'dirt',
      things: `
        barrack-row 0 50 1.1
        army-tent -430 150 1.3
        tank 180 190 1.4
        watch-tower 500 110 1.2
        sandbags -200 240 1.4
        barbed-fence*4:330 -500 274 1.3`,
    },
    trench: {
      back: 'none',
      ground: 'mud',
      edge: -40,
      things: `
        trench-walls 0 274 1
        barbed-fence*4:330 -500 -20 1.1
        sandbags -430 10 1.2
        sandbags 430 10 1.2
        emoji:military-helmet 330 240 .8`,
    },
    moat: {
      back: 'mountains',
      ground: 'grass',
      things: `
        @castle 0 60 .42
        moat-water 0 190 1.4
        draw-bridge 0 190 1.2`,
    },
    watermill: {
      back: 'hills trees',
      ground: 'grass',
      things: `
        mill-house -120 130 1.5
        mill-stream 0 274 1
        mill-wheel 170 190 1.4
        tree 520 150 1.5`,
    },
  },
};
