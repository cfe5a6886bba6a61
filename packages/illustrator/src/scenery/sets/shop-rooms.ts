import type { RoomSet, SetGroup } from './place-set.ts';
import { PRIVATE_THINGS } from './private-things.ts';
import { PUBLIC_THINGS } from './public-things.ts';
import { SHOP_FITTINGS } from './shop-fittings.ts';

interface Trade {
  /** What the sign over the counter says, `_` for a space, and its colour. */
  readonly sign: string;
  readonly wall: string;
  readonly floor: string;
  /** Pictures of the goods on the shelves and in the counter. */
  readonly goods: string;
  readonly counter?: string;
  readonly wood?: string;
  /** Further things: behind the shelves, and before the counter. */
  readonly behind?: string;
  readonly before?: string;
}

/** A shop: shelves of goods at both sides, a counter with a till, and the trade on a sign. */
function shop({ sign, wall, floor, goods, counter = goods, wood = '#9a6a43', ...more }: Trade): RoomSet {
  return {
    wall,
    floor,
    things: `
      ${more.behind ?? ''}
      shelf:${goods}:${wood} -420 10 1.25
      shelf:${goods.split(',').reverse().join(',')}:${wood} 420 10 1.25
      case:${counter}:${wood} 0 110 1.3
      till 190 -118 1.1
      sign:${sign} 0 -400 1.2
      ${more.before ?? ''}`.replace(/\n\s*(?=\n)/g, ''),
  };
}

export const SHOP_ROOMS: SetGroup<RoomSet> = {
  things: { ...PUBLIC_THINGS, ...PRIVATE_THINGS, ...SHOP_FITTINGS },
  sets: {
    'butcher-shop': {
      wall: 'tiles #f4ede8',
      floor: 'checker #e6d6d0',
      things: `
        meat-rail 0 -190 1.25
        chopping-block -480 120 1.3
        case:cut-of-meat,meat-on-bone,bacon,poultry-leg:#c9c4c0 -130 130 1.45
        case:poultry-leg,cut-of-meat,hot-dog,meat-on-bone:#c9c4c0 400 130 1.1
        balance 60 -130 1.2
        sign:BUTCHER:#a8282a 0 -402 1.25`,
    },
    'toy-shop': shop({
      sign: 'TOYS:#d8433b',
      wall: 'stripes #fbe3b4',
      floor: 'checker #bfe0ee',
      goods: 'teddy-bear,robot,nesting-dolls,puzzle-piece,yo-yo,kite,racing-car',
      counter: 'yo-yo,racing-car,puzzle-piece,locomotive',
      wood: '#3f8fd0',
      before: `
        teddy -250 210 1.6
        rocking-horse 330 220 1.4
        toy-blocks 120 230 1.3`,
    }),
    'shoe-shop': shop({
      sign: 'SHOES:#7a2f5a',
      wall: 'plain #f4e6e0',
      floor: 'carpet #b98a9a',
      goods: 'high-heeled-shoe,running-shoe,mans-shoe,womans-boot,flat-shoe,womans-sandal,hiking-boot',
      before: 'shoe-bench -330 220 1.3',
    }),
    'clothing-store': {
      wall: 'plain #f2ece4',
      floor: 'boards #c9a478',
      things: `
        tall-mirror 560 20 1.3
        clothes-rail -330 40 1.5
        clothes-rail 260 40 1.5 flip
        mannequin -60 120 1.25
        shelf:t-shirt,jeans,necktie,dress:#cfc3b4 -560 130 1.2
        folded-clothes 330 210 1.5
        sign:FASHION:#33507f 0 -402 1.25`,
    },
    barbershop: {
      wall: 'tiles #eef0ea',
      floor: 'checker #e0dcd4',
      things: `
        barber-pole -560 -60 1.3
        barber-pole 560 -60 1.3
        barber-mirror*3:330 -330 -90 1.3
        salon-shelf 0 20 1.10
        barber-chair*3:330 -330 160 1.4
        sign:BARBER_SHOP:#a8282a 0 -402 1.25`,
    },
    'pet-shop': shop({
      sign: 'PET_SHOP:#2f8f6a',
      wall: 'plain #e6f2e0',
      floor: 'tiles #d6dccb',
      goods: 'rabbit,hamster,dog,cat,parrot,turtle',
      counter: 'bone,tropical-fish,canned-food,fish',
      before: `
        bird-cage -190 -70 1
        emoji:dog -330 230 1.3
        fish-tank 330 240 1.4`,
    }),
    'hardware-store': shop({
      sign: 'HARDWARE:#c8602a',
      wall: 'boards #d9b48a',
      floor: 'concrete #b3aca2',
      goods: 'hammer,wrench,screwdriver,nut-and-bolt,carpentry-saw,toolbox,paintbrush',
      counter: 'nut-and-bolt,light-bulb,key,screwdriver',
      wood: '#7d8894',
      behind: 'tool-wall 0 -210 1.5',
      before: 'ladder -190 190 1.3\nemoji:bucket 330 230 1.3',
    }),
    'jewelry-store': shop({
      sign: 'JEWELRY:#3a2f5a',
      wall: 'panels #4a3a5f',
      floor: 'carpet #5a3a4a',
      goods: 'ring,gem-stone,watch,crown,prayer-beads',
      wood: '#c9a44a',
      before: 'case:gem-stone,ring,watch:#c9a44a -330 240 .9\ncase:watch,crown,ring:#c9a44a 330 240 .9',
    }),
    'candy-store': shop({
      sign: 'CANDY:#d8458a',
      wall: 'stripes #fbd0e0',
      floor: 'checker #fbe6ee',
      goods: 'candy,lollipop,chocolate-bar,doughnut,cookie,cupcake',
      wood: '#f2a0c0',
    }),
    'ice-cream-parlor': {
      wall: 'stripes #fbe0e6',
      floor: 'checker #cfeee6',
      things: `
        big-cone -520 60 1.5
        big-cone 520 60 1.5
        menu-board -240 -240 1.2
        menu-board 240 -240 1.2
        case:ice-cream,soft-ice-cream,shaved-ice:#f2b8c8 0 100 1.7
        stool*4:180 -270 210 1.1
        sign:ICE_CREAM:#e0557a 0 -402 1.25`,
    },
    'fish-shop': {
      wall: 'tiles #cfe6f0',
      floor: 'tiles #b9d0da',
      things: `
        fishing-net -400 -230 1.4
        ring-buoy 400 -210 1.5
        fish-on-ice -230 130 1.6
        fish-on-ice 330 130 1.6
        balance 60 -60 1.2
        sign:FISH:#1f5f9a 0 -402 1.25`,
    },
    'cheese-shop': shop({
      sign: 'CHEESE:#b8802a',
      wall: 'boards #e0c48a',
      floor: 'tiles #d6c3a0',
      goods: 'cheese-wedge,butter,cheese-wedge',
      behind: 'cheese-wheels 0 -150 1.3',
    }),
    'music-store': {
      wall: 'boards #7a5038',
      floor: 'boards #a8744a',
      things: `
        guitars -400 -70 1.3
        guitars 400 -70 1.3
        shelf:violin,trumpet,saxophone,accordion,drum,banjo:#5f3d28 0 20 1.15
        drum-set -330 200 1.3
        emoji:musical-keyboard 300 210 1.6
        sign:MUSIC_STORE:#7a2f3a 0 -402 1.25`,
    },
    'electronics-store': shop({
      sign: 'ELECTRONICS:#1f5f9a',
      wall: 'plain #dfe6ee',
      floor: 'tiles #cfd6de',
      goods: 'television,laptop,headphone,camera,mobile-phone,radio,video-game',
      counter: 'mobile-phone,watch,camera,headphone',
      wood: '#8d97a4',
      behind: 'tv-wall 0 -200 1.25',
    }),
    'furniture-store': {
      wall: 'plain #efe6d8',
      floor: 'boards #c9a06a',
      things: `
        lamp*4:220 -330 -310 .7
        wardrobe -540 20 1.2
        sofa -280 60 1.3
        bookcase 560 20 .9
        front-bed 240 80 1.2
        price-tag -280 -70 1
        price-tag 240 -90 1
        chair*3:150 -480 200 1.2
        round-table 120 220 1.3
        price-tag 120 110 1
        price-tag -330 80 .9
        sign:FURNITURE:#6b4a32 0 -402 1.25`,
    },
    'antique-shop': shop({
      sign: 'ANTIQUES:#6b4a24',
      wall: 'panels #a87a52',
      floor: 'boards #7a5033',
      goods: 'amphora,violin,teapot,crystal-ball,mantelpiece-clock,crown,framed-picture',
      counter: 'old-key,coin,watch,teapot',
      wood: '#5f3d24',
      behind: 'painting -120 -250 1\nportrait 120 -250 1\nchandelier 0 -330 .5',
      before: 'emoji:mantelpiece-clock -330 220 1.6\nrocking-horse 330 220 1.4',
    }),
    'gift-shop': shop({
      sign: 'GIFTS:#c22f5a',
      wall: 'plain #fbe8d6',
      floor: 'boards #c9a478',
      goods: 'wrapped-gift,teddy-bear,balloon,candle,ribbon,bouquet',
      wood: '#c98a5a',
      before: 'balloons -560 -60 1.2\nemoji:wrapped-gift 330 230 1.3',
    }),
    'bicycle-shop': {
      wall: 'boards #cfd6c8',
      floor: 'concrete #b3b3ac',
      things: `
        hanging-wheels 0 -250 1.3
        tool-wall -480 -220 1.2
        tool-wall 480 -220 1.2
        shop-bike*3:330 -360 60 1.25
        shop-bike*3:390 -420 220 1.6
        sign:BIKE_SHOP:#2f6a3f 0 -402 1.25`,
    },
    'optician-shop': {
      wall: 'plain #eef4f6',
      floor: 'tiles #cfdde2',
      things: `
        eye-chart 0 -170 1.15
        shelf:glasses,sunglasses:#c3d0d6 -400 10 1.25
        shelf:sunglasses,glasses:#c3d0d6 400 10 1.25
        case:glasses,sunglasses,goggles:#9fb3bc 0 150 1.2
        sign:OPTICIAN:#1f6a8a 0 -402 1.25`,
    },
    'tailor-shop': {
      wall: 'boards #b98a62',
      floor: 'boards #8a5a3a',
      things: `
        clothes-rail -420 20 1.3
        fabric-rolls 420 10 1.4
        mannequin -120 80 1.25
        sewing-table 190 160 1.5
        shelf:thread,yarn,scissors:#7a5033 600 190 .8
        sign:TAILOR:#3a2f5a 0 -402 1.25`,
    },
    'wine-shop': {
      wall: 'bricks #a8705a',
      floor: 'boards #7a5033',
      things: `
        wine-rack -400 10 1.3
        wine-rack 400 10 1.3
        wine-rack 0 -20 1.1
        barrel -190 160 1.5
        barrel 200 170 1.5
        emoji:wine-glass -190 20 .7
        emoji:bottle-with-popping-cork 200 30 .9
        sign:WINE_SHOP:#6a1f3a 0 -402 1.25`,
    },
    delicatessen: shop({
      sign: 'DELI:#2f6a3f',
      wall: 'tiles #f2e8d0',
      floor: 'checker #e0d6c0',
      goods: 'olive,cheese-wedge,jar,canned-food,baguette-bread',
      counter: 'sandwich,green-salad,cheese-wedge,bacon,bagel',
      behind: 'sausages 0 -330 1.2',
    }),
    'stationery-shop': shop({
      sign: 'STATIONERY:#33507f',
      wall: 'plain #eef0e6',
      floor: 'boards #c9a478',
      goods: 'notebook,pencil,crayon,scissors,fountain-pen,triangular-ruler,memo,spiral-notepad',
      wood: '#a8b0a0',
    }),
    'sports-shop': shop({
      sign: 'SPORTS:#c8402a',
      wall: 'plain #e6ecf0',
      floor: 'tiles #cfd4d6',
      goods: 'soccer-ball,basketball,tennis,running-shoe,baseball,boxing-glove,skis,ice-skate',
      wood: '#5f7a94',
      before: 'emoji:skateboard -330 230 1.3\nemoji:volleyball 340 230 1',
    }),
    'tea-shop': shop({
      sign: 'TEA:#3f6a3f',
      wall: 'boards #cdb88a',
      floor: 'boards #8a6242',
      goods: 'teapot,teacup-without-handle,jar,herb',
      wood: '#6b4a2c',
    }),
    greengrocer: shop({
      sign: 'GREENGROCER:#2f8f45',
      wall: 'tiles #eaf2dc',
      floor: 'tiles #d6d6c0',
      goods: 'red-apple,banana,tomato,carrot,broccoli,grapes,eggplant,lemon',
    }),
    'cosmetics-shop': shop({
      sign: 'COSMETICS:#b83a7a',
      wall: 'plain #fbe6ee',
      floor: 'tiles #efdce4',
      goods: 'lipstick,nail-polish,lotion-bottle,mirror,soap',
      wood: '#e0b8c8',
    }),
    'thrift-store': {
      wall: 'plain #e6dccb',
      floor: 'boards #b08a5e',
      things: `
        clothes-rail -380 20 1.3
        shelf:teapot,radio,books,teddy-bear,framed-picture,telephone:#9a7a5a 380 20 1.25
        second-hand -330 -250 1
        shelf:jeans,t-shirt,handbag,mans-shoe:#9a7a5a 20 30 1.1
        cardboard-box -260 200 1.5
        old-lamp-shade 280 220 1.3
        sofa 500 200 1.1
        sign:THRIFT_STORE:#7a5a2f 0 -402 1.25`,
    },
  },
};
