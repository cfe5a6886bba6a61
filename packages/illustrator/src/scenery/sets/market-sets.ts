import { MARKET_THINGS } from './market-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { PUBLIC_THINGS } from './public-things.ts';
import { TOWN_THINGS } from './town-things.ts';
import { WAYSIDE_THINGS } from './wayside-things.ts';

/** Three stalls with the goods that name the market, and its name over them. */
function market(sign: string, goods: string, colour: string, before = ''): OutdoorSet {
  const turned = goods.split(',').reverse().join(',');
  return {
    back: 'towers',
    ground: 'paving',
    things: `
      stall:${goods}:${colour} -420 80 1.25
      stall:${turned}:${colour} 0 80 1.25
      stall:${goods}:${colour} 420 80 1.25
      sign:${sign} 0 -350 1.3
      ${before.trim() || 'crate -210 200 1.2'}`,
  };
}

export const MARKET_SETS: SetGroup<OutdoorSet> = {
  things: { ...PUBLIC_THINGS, ...TOWN_THINGS, ...WAYSIDE_THINGS, ...MARKET_THINGS },
  sets: {
    'flower-market': market(
      'FLOWER_MARKET:#c22f7a',
      'bouquet,tulip,rose,sunflower,hibiscus,hyacinth',
      '#e0708a',
      `
      bloom-bucket*4:120 -580 210 1.15
      bloom-bucket*4:120 220 210 1.15`,
    ),
    'fish-market': market(
      'FISH_MARKET:#1f5f9a',
      'fish,shrimp,lobster,crab,squid,oyster',
      '#3f8fd0',
      `
      ice-crate -220 220 1.5
      ice-crate 240 220 1.5`,
    ),
    'fruit-market': market(
      'FRUIT_MARKET:#2f8f45',
      'red-apple,banana,grapes,strawberry,pineapple,watermelon,pear',
      '#3f9a52',
    ),
    'vegetable-market': market(
      'VEGETABLES:#2f8f45',
      'carrot,tomato,broccoli,eggplant,bell-pepper,leafy-green,potato',
      '#6fa83f',
    ),
    'meat-market': market('MEAT_MARKET:#a8282a', 'cut-of-meat,meat-on-bone,poultry-leg,bacon', '#c8433b'),
    'flea-market': market(
      'FLEA_MARKET:#7a5a2f',
      'teapot,radio,books,violin,amphora,framed-picture,telephone,teddy-bear',
      '#b98a4a',
      `
      emoji:books -220 230 1
      emoji:guitar 230 240 1.3
      emoji:chair -560 240 1.3`,
    ),
    'night-market': {
      back: 'towers',
      ground: 'asphalt',
      things: `
        lantern-string 0 -250 1.1
        stall:dumpling,steaming-bowl,dango,oden:#c8332f -420 80 1.25
        stall:bubble-tea,shrimp,sushi,rice-ball:#e0a02a 0 80 1.25
        stall:dango,taco,ear-of-corn,dumpling:#c8332f 420 80 1.25
        sign:NIGHT_MARKET:#c22f2a 0 -360 1.2
        glow*3:420 -420 -20 1.5`,
    },
    'christmas-market': {
      back: 'towers',
      ground: 'snow',
      things: `
        fairy-string 0 -270 1.1
        @christmas_tree 0 120 .6
        market-hut -380 110 1.6
        market-hut 390 110 1.6
        emoji:wrapped-gift -100 200 .8
        emoji:wrapped-gift 100 210 .7
        emoji:snowman 560 230 1.4`,
    },
    bazaar: {
      back: 'none',
      ground: 'paving',
      edge: 10,
      things: `
        bazaar-arches 0 10 1
        bazaar-lamps 0 -260 1.1
        carpets -420 60 1.4
        spice-sacks 60 120 1.5
        carpets 500 60 1.1
        stall:amphora,teapot,prayer-beads,crown:#8a4fb0 -90 60 1.2
        emoji:amphora 380 230 1.2`,
    },
    'indoor-market': {
      back: 'none',
      ground: 'concrete',
      edge: 10,
      things: `
        market-roof 0 10 1
        sign:MARKET_HALL:#2f6a3f 0 -300 1.3
        stall:red-apple,tomato,carrot,banana:#3f9a52 -430 110 1.2
        stall:cheese-wedge,baguette-bread,bread:#e0a02a -10 110 1.2
        stall:fish,crab,shrimp:#3f8fd0 420 110 1.2`,
    },
    'food-truck': {
      back: 'trees towers',
      ground: 'paving',
      things: `
        food-van 20 170 1.45
        menu-easel -400 230 1.2
        snack-table 460 220 1.4
        fairy-string 0 -300 1.1`,
    },
    newsstand: {
      back: 'towers',
      ground: 'paving',
      things: `
        shop-row 0 20 1
        news-kiosk 0 180 1.6
        street-lamp -440 130 1.3`,
    },
    'outdoor-cafe': {
      back: 'none',
      ground: 'paving',
      things: `
        cafe-front 0 30 1
        parasol -430 150 1.25
        parasol 0 160 1.25
        parasol 430 150 1.25
        cafe-table -430 190 1.4
        cafe-table 0 200 1.45
        cafe-table 430 190 1.4
        flower-tub -215 250 1.4
        flower-tub 215 250 1.4`,
    },
    'outdoor-restaurant': {
      back: 'trees',
      ground: 'paving',
      things: `
        restaurant-front 0 30 1
        fairy-string 0 -230 1.1
        laid-table -400 190 1.3
        laid-table 20 220 1.5
        laid-table 420 190 1.3
        flower-tub -590 150 1.4
        flower-tub 590 150 1.4`,
    },
    'beer-garden': {
      back: 'tall-trees',
      ground: 'gravel',
      things: `
        sign:BEER_GARDEN:#2f6a3f 0 -300 1.2
        fairy-string 0 -230 1.1
        beer-table -360 130 1.3
        beer-table 360 130 1.3
        beer-table 0 240 1.7
        barrel 560 110 1.3`,
    },
  },
};
