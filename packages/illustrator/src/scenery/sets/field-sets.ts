import { FIELD_CROPS } from './field-crops.ts';
import { NATURE_THINGS } from './nature-things.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { TOWN_THINGS } from './town-things.ts';

const ROWS = {
  /** One behind the other, so close that only their tops are seen. */
  dense: [
    [40, 0.42, 60],
    [74, 0.58, 76],
    [122, 0.8, 99],
    [186, 1.1, 130],
    [268, 1.5, 172],
  ],
  /** With ground between them. */
  spaced: [
    [40, 0.5, 112],
    [110, 0.9, 208],
    [240, 1.6, 372],
  ],
} as const;

/** Rows of one plant across the field, larger towards the front. */
function rowsOf(plant: string, size = 1, rows: keyof typeof ROWS = 'dense'): string {
  return ROWS[rows]
    .map(([y, near, space], row) => {
      const apart = Math.round(space * size);
      const count = Math.ceil(1400 / apart) + 1;
      const left = -Math.round((apart * (count - 1 + (row % 2))) / 2);
      return `${plant}*${count}:${apart} ${left} ${y} ${(near * size).toFixed(2)}`;
    })
    .join('\n');
}

/** What grows on farmland: the crop tells the field. */
export const FIELD_SETS: SetGroup<OutdoorSet> = {
  things: { ...NATURE_THINGS, ...PRIVATE_THINGS, ...TOWN_THINGS, ...FIELD_CROPS },
  sets: {
    vineyard: {
      back: 'hills',
      ground: 'dirt',
      things: `
        wine-house 420 26 .8
        vine-stripes 0 274 1
        vine*14:120 -780 262 1.15`,
    },
    orchard: {
      back: 'hills',
      ground: 'grass',
      things: `${rowsOf('apple-tree', 1, 'spaced')}\nfruit-basket 0 250 1.3`,
    },
    'olive-grove': { back: 'hills', ground: 'dirt', things: rowsOf('olive-tree', 1.05, 'spaced') },
    'palm-grove': { back: 'palms', ground: 'sand', things: rowsOf('date-palm', 1.1, 'spaced') },
    'rice-field': {
      back: 'mountains hills',
      ground: 'water',
      things: `
        paddy-banks 0 274 1
        rice-shoots*30:46 -660 50 .4
        rice-shoots*24:60 -690 100 .62
        rice-shoots*20:76 -720 166 .9
        rice-shoots*16:100 -750 258 1.3`,
    },
    'wheat-field': {
      back: 'hills',
      ground: 'dirt',
      things: `
        gold-field 0 274 1
        ${rowsOf('wheat-ears', 0.9)}`,
    },
    'corn-field': { back: 'hills', ground: 'dirt', things: rowsOf('corn-plant', 1.1) },
    'lavender-field': {
      back: 'hills trees',
      ground: 'dirt',
      things: `
        lavender-rows 0 274 1
        stone-house 330 30 1
        lavender-tufts*9:160 -640 290 1.5`,
    },
    'tulip-field': {
      back: 'trees',
      ground: 'grass',
      things: `
        @windmill 380 50 .36
        tulip-rows 0 274 1
        tulips*6:250 -625 268 1.7`,
    },
    'sunflower-field': { back: 'hills', ground: 'grass', things: rowsOf('tall-sunflower', 1.1) },
    'rapeseed-field': {
      back: 'hills trees',
      ground: 'grass',
      things: `yellow-field 0 274 1\n${rowsOf('rape-plant', 0.8)}`,
    },
    'cotton-field': { back: 'trees', ground: 'dirt', things: rowsOf('cotton-plant') },
    'tea-plantation': { back: 'mountains', ground: 'grass', things: 'tea-terraces 0 274 1' },
    'vegetable-field': {
      back: 'hills trees',
      ground: 'dirt',
      things: `ploughed-rows 0 274 1\n${rowsOf('cabbage', 0.8)}\nscarecrow 420 150 1.3`,
    },
    'strawberry-field': {
      back: 'hills',
      ground: 'dirt',
      things: `ploughed-rows 0 274 1\n${rowsOf('strawberry-plant', 0.9)}`,
    },
    'pumpkin-patch': {
      back: 'hills trees',
      ground: 'dirt',
      things: `${rowsOf('pumpkin', 0.9)}\nscarecrow 330 100 1.2`,
    },
    'ploughed-field': {
      back: 'hills trees',
      ground: 'dirt',
      things: `ploughed-rows 0 274 1\nemoji:tractor -280 110 2`,
    },
    hayfield: {
      back: 'hills trees',
      ground: 'grass',
      things: `
        cut-field 0 274 1
        round-bale -480 50 .7
        round-bale -160 60 .8
        round-bale 210 52 .75
        round-bale 500 66 .85
        round-bale 380 140 1.3
        round-bale -330 150 1.4
        round-bale 40 240 2`,
    },
    pasture: {
      back: 'hills trees',
      ground: 'grass',
      things: `
        fence*5:320 -640 50 1.2
        emoji:cow -330 120 1.5
        emoji:ewe 60 110 1.1
        emoji:cow 380 150 1.7
        emoji:ewe -60 180 1.3
        trough -440 230 1.5
        fence*5:400 -800 290 1.6`,
    },
    'chicken-coop': {
      back: 'trees',
      ground: 'grass',
      things: `
        hen-house -180 70 1.6
        wire-fence*4:300 -450 90 1.3
        hen 160 170 1.2
        emoji:rooster 330 180 1.2
        hen -420 230 1.4 flip
        emoji:front-facing-baby-chick 60 230 .6
        emoji:front-facing-baby-chick 130 240 .6
        emoji:egg -120 200 .4`,
    },
    apiary: {
      back: 'hills trees',
      ground: 'grass',
      things: `
        bee-hive*6:210 -525 70 .8
        bee-hive*4:320 -480 220 1.25
        emoji:honeybee -200 -40 .5
        emoji:honeybee 60 20 .4
        emoji:honeybee 330 -30 .5
        emoji:honeybee -30 120 .5`,
    },
  },
};
