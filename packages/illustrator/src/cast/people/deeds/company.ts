import { COMPANY_PROPS } from './company-props.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';

const GENTLEMAN = {
  top: '#2c2c38',
  bottom: '#22222c',
  shoes: '#16161c',
  dress: false,
  hairStyle: 'short',
} as const;
const LADY = { top: '#c8243c', dress: true, hairStyle: 'bun', shoes: '#8a1428' } as const;

/** One offers something to the other, who reaches for it. */
function offering(props: string): Deed {
  return {
    cycle: 1.8,
    near: 1.55,
    keys: ['nh 24,-58 fh 20,-54 lean .04', 'nh 30,-60 fh 28,-56 lean .12'],
    face: ['smile', 'laugh'],
    props,
    partner: {
      x: 72,
      keys: ['nh 20,-58 fh 18,-54 lean .02', 'nh 26,-62 fh 24,-58 lean .08'],
      face: ['open', 'laugh'],
    },
  };
}

/** From the hands of one into those of the other, once in the film. */
function handing(props: string): Deed {
  return {
    cycle: 3,
    near: 1.55,
    once: true,
    keys: [
      'nh 18,-58 fh 14,-54 lean .02 thing 26,-62',
      'nh 22,-60 fh 18,-56 lean .06 thing 31,-64',
      'nh 32,-62 fh 28,-58 lean .12 thing 40,-65',
      'nh 30,-60 fh 20,-54 lean .1 thing 46,-64',
      'nh 10,-46 fh 6,-44 lean .02 thing 54,-62',
      'nh 6,-44 fh 2,-42 lean 0 thing 54,-62',
    ],
    face: ['smile', 'laugh'],
    props,
    partner: {
      x: 78,
      ownHeight: true,
      keys: [
        'nh 8,-46 fh 4,-44',
        'nh 12,-50 fh 8,-48',
        'nh 30,-62 fh 26,-58 lean .08',
        'nh 27,-62 fh 22,-57 lean .06',
        'nh 20,-60 fh 15,-54',
        'nh 20,-60 fh 15,-54',
      ],
      face: ['open', 'laugh'],
    },
  };
}

/** Out of the hands of the other, or off the head. */
function taking(from: string, reach: string): Deed {
  return {
    cycle: 3,
    near: 1.5,
    once: true,
    keys: [
      `nh 10,-48 fh 4,-44 thing ${from}`,
      `nh ${reach} fh 8,-50 lean .24 thing ${from}`,
      'nh 36,-74 fh 10,-52 lean .12 thing 42,-80',
      'nh 22,-70 fh 14,-58 lean -.04 thing 27,-76',
      'nh 20,-68 fh 12,-58 lean -.1 thing 25,-74',
      'nh 20,-70 fh 12,-58 lean -.12 thing 25,-76',
    ],
    face: ['smile', 'laugh'],
    props: `
      front anything:gift-parcel thing 38
      front holding-hand nh 1`,
    partner: {
      x: 82,
      ownHeight: true,
      ownDeed: true,
      ifNamed: true,
      keys: [
        'nh 18,-56 fh 14,-52',
        'nh 20,-57 fh 14,-52',
        'nh 28,-62 fh 22,-56 lean .06',
        'nh 34,-66 fh 26,-60 lean .14',
        'nh 34,-68 fh 26,-62 lean .16',
        'nh 30,-66 fh 24,-60 lean .12',
      ],
      face: ['smile', 'open', 'open'],
    },
  };
}

/** What people do with each other. */
export const COMPANY: DeedGroup = {
  deeds: {
    tango: {
      cycle: 2.4,
      near: 1.55,
      keys: [
        'hip 0,-40 lean .16 nh 30,-64 fh 24,-82 nf 20,0 ff -24,0 head -.1',
        'hip 8,-36 lean .36 nh 34,-52 fh 30,-76 nf 28,0 ff -22,0 head .1',
        'hip 8,-36 lean .4 nh 34,-50 fh 30,-74 nf 28,0 ff -22,0 head .14',
        'hip 0,-41 lean .1 nh 30,-66 fh 24,-84 nf 16,0 ff -16,0 head -.1',
      ],
      face: ['strain'],
      look: GENTLEMAN,
      partner: {
        x: 40,
        keys: [
          'hip 0,-42 lean .06 nh 26,-70 fh 24,-82 nf 8,0 ff -20,0 head -.1',
          'hip -6,-40 lean -.6 nh 10,-76 fh 22,-76 nf 26,-16 ff -8,0 head -.4',
          'hip -6,-40 lean -.66 nh 8,-74 fh 22,-74 nf 30,-24 ff -8,0 head -.5',
          'hip 0,-42 lean .04 nh 26,-70 fh 24,-84 nf 8,0 ff -16,0 head -.1',
        ],
        face: ['kiss'],
        look: LADY,
        props: `
          front red-rose mouth 1`,
      },
      props: `
        behind dance-notes -34,-112 1`,
    },
    waltz: {
      cycle: 2,
      near: 1.55,
      keys: [
        'lean .02 nh 24,-62 fh 28,-84 nf 8,0 ff -6,-3',
        'lean -.06 nh 24,-64 fh 28,-90 nf -4,-3 ff 8,0 hip 0,-46',
      ],
      look: GENTLEMAN,
      partner: {
        x: 36,
        keys: [
          'lean -.04 nh 26,-68 fh 24,-84 nf 8,0 ff -8,-3',
          'lean -.12 nh 26,-68 fh 24,-90 nf -4,-3 ff 8,0 hip 0,-46',
        ],
        face: ['laugh'],
        look: { top: '#8fb4e8', dress: true, hairStyle: 'bun' },
      },
      props: `
        behind dance-notes -34,-116 1
        front swirl-lines 18,0 1`,
    },
    salsa: {
      cycle: 1,
      near: 1.5,
      keys: [
        'lean -.08 nh 26,-70 fh 10,-60 nf 14,0 ff -8,0 hip 4,-43',
        'lean .08 nh 24,-84 fh 6,-56 nf 4,-6 ff -10,0 hip -4,-43',
      ],
      face: ['laugh'],
      look: { top: '#f2b134', bottom: '#22222c' },
      partner: {
        x: 58,
        keys: [
          'lean -.1 nh 28,-70 fh -14,-84 nf 14,0 ff -8,-4 hip 4,-43',
          'lean .1 nh 28,-84 fh -18,-70 nf 2,-6 ff -10,0 hip -4,-43',
        ],
        face: ['laugh'],
        look: { top: '#e2574c', dress: true, hairStyle: 'long' },
      },
      props: `
        behind dance-notes 24,-118 1`,
    },
    'high-five': {
      cycle: 1,
      near: 1.55,
      keys: [
        'nh 18,-84 fh 2,-46 lean -.06 hit 0',
        'nh 29,-92 fh 2,-46 lean .1 hit 1',
        'nh 29,-92 fh 2,-46 lean .1 hit 1',
      ],
      face: ['laugh'],
      partner: {
        x: 60,
        keys: ['nh 18,-84 lean -.06', 'nh 29,-92 lean .1', 'nh 29,-92 lean .1'],
        face: ['laugh'],
      },
      props: `
        front met-palms 30,-96 1
        front slap-marks 30,-112 1 0 ?hit`,
    },
    quarrel: {
      cycle: 0.9,
      cutAt: -26,
      keys: ['nh 26,-66 fh -6,-52 lean .1 head .04', 'nh 28,-74 fh -8,-50 lean .2 head -.06'],
      face: ['shout', 'angry'],
      partner: {
        x: 74,
        keys: ['nh 18,-56 fh -6,-52 lean .16 head -.06', 'nh 24,-72 fh -8,-50 lean .08 head .04'],
        face: ['angry', 'shout'],
      },
      props: `
        front jabbing-finger nh 1.1
        front quarrel-marks 36,-112 1`,
    },
    toast: {
      cycle: 1.8,
      cutAt: -30,
      keys: ['nh 20,-70 fh 2,-46 head .04 tick 0', 'nh 28,-80 fh 2,-46 head -.04 tick 1'],
      face: ['laugh'],
      partner: {
        x: 70,
        keys: ['nh 20,-70 fh 2,-46', 'nh 28,-80 fh 2,-46'],
        face: ['laugh'],
        props: `
          front raised-glass nh 1`,
      },
      props: `
        front raised-glass nh 1
        front clink-marks 35,-106 1 0 ?tick`,
    },
    give: handing(`
      front anything:gift-parcel thing 25
      front holding-hand nh 1`),
    steal: taking('58,-60', '48,-62'),
    'steal-hat': taking('82,-118', '58,-96'),
    'give-present': offering(`
      front gift-parcel 37,-60 1.2
      front holding-hand nh 1`),
    'give-flowers': offering(`
      front flower-bouquet 36,-56 1.2
      front holding-hand nh 1`),
    propose: {
      cycle: 2,
      near: 1.5,
      stance: 'kneel',
      keys: [
        'hip -6,-26 lean .04 nh 24,-56 fh 22,-54 head -.24 heart 44,-100',
        'hip -6,-26 lean .08 nh 26,-60 fh 24,-58 head -.3 heart 46,-116',
      ],
      face: ['open', 'smile'],
      look: GENTLEMAN,
      partner: {
        x: 72,
        keys: ['nh 8,-80 fh 20,-62 head .2', 'nh 10,-81 fh 24,-64 head .26'],
        face: ['open', 'laugh'],
        look: { top: '#f7bcd6', dress: true, hairStyle: 'long' },
      },
      props: `
        front ring-case nh 1.2
        front love-heart heart 1`,
    },
    pay: {
      cycle: 1.6,
      cutAt: -16,
      keys: ['nh 24,-62 fh 6,-50 lean .04', 'nh 32,-62 fh 6,-50 lean .14'],
      partner: { x: 84, keys: ['nh 20,-60 lean .04', 'nh 28,-60 lean .1'], look: { hat: 'cap' } },
      props: `
        front shop-till 48,0 1
        front money-notes nh 1.2`,
    },
    buy: {
      cycle: 1.8,
      cutAt: -14,
      keys: ['nh 22,-66 fh 6,-50 lean .06 thing 40,-54', 'nh 28,-62 fh 6,-50 lean .14 thing 36,-66'],
      face: ['smile', 'laugh'],
      partner: {
        x: 98,
        keys: ['nh 20,-60 fh 16,-56', 'nh 26,-64 fh 16,-56'],
        look: { hat: 'cap' },
        face: ['smile', 'open'],
      },
      props: `
        front market-stand 54,0 1
        front pile:fruit-heap 62,-50 15
        front object:gift-parcel thing 18
        front shop-bag -14,-44 1
        front money-notes nh 1`,
    },
    sell: {
      cycle: 1.6,
      cutAt: -14,
      keys: ['nh 24,-70 fh 6,-50 lean .04', 'nh 28,-76 fh 6,-50 lean .1'],
      face: ['open', 'laugh'],
      look: { hat: 'cap' },
      partner: { x: 104, keys: ['nh 16,-58 fh 10,-50', 'nh 22,-62 fh 10,-50'], face: ['smile'] },
      props: `
        mid apron hip 1
        front market-stand 56,0 1
        front pile:fruit-heap 62,-50 17
        front object:one-fruit nh 16
        front price-tag 88,-46 1`,
    },
    'give-speech': {
      cycle: 1.6,
      cutAt: -18,
      keys: ['nh 28,-72 fh -10,-60 head -.04', 'nh 24,-84 fh -14,-62 head .06'],
      face: ['shout', 'open', 'smile', 'open'],
      look: GENTLEMAN,
      props: `
        front lectern 26,0 1
        front gooseneck 26,-58 1`,
    },
    teach: {
      cycle: 1.8,
      near: 1.5,
      keys: [
        'hip -24,-44 nf -20,0 ff -30,0 nh 4,-82 fh -24,-46 head -.04',
        'hip -24,-44 nf -20,0 ff -30,0 nh 6,-70 fh -20,-50 head .04',
      ],
      face: ['open', 'smile', 'open'],
      props: `
        behind lesson-board 44,-58 1
        front pointer-stick nh 1
        front pupil-heads 40,0 1`,
    },
    'take-selfie': {
      cycle: 1.6,
      cutAt: -36,
      keys: ['nh 30,-84 fh -2,-46 head -.06 flash 0', 'nh 30,-86 fh 18,-64 head .06 flash 1'],
      face: ['laugh'],
      props: `
        front selfie-phone nh 1.2
        front flash-star 40,-96 1 0 ?flash`,
    },
    film: {
      cycle: 2,
      cutAt: -34,
      keys: ['nh 18,-84 fh 22,-78 head 0', 'nh 18,-84 fh 22,-78 head .06'],
      props: `
        front movie-camera 20,-86 1
        front holding-hand nh 1`,
    },
    'text-phone': {
      cycle: 0.6,
      cutAt: -34,
      keys: ['nh 20,-62 fh 22,-60 head .3', 'nh 20,-63 fh 22,-60 head .32'],
      props: `
        front smart-phone 24,-68 1.3
        front holding-hand nh 1
        front message-bubbles 46,-88 1`,
    },
    'phone-call': {
      cycle: 1.6,
      cutAt: -36,
      keys: ['nh 2,-84 fh 20,-60 head .06', 'nh 2,-84 fh 24,-66 head -.04'],
      face: ['open', 'smile', 'open', 'smile'],
      props: `
        front ear-phone 0,-84 1.2
        front ring-lines -16,-98 1`,
    },
    'watch-tv': {
      cycle: 2.4,
      near: 1.5,
      stance: 'sit',
      keys: [
        'hip -30,-24 nf -8,-1 ff -12,-1 nh -14,-40 fh -16,-34',
        'hip -30,-24 nf -8,-1 ff -12,-1 nh -12,-42 fh -16,-34 head -.06',
      ],
      face: ['smile', 'open', 'laugh'],
      props: `
        behind tv-sofa -32,0 1
        behind tv-set 62,0 1
        front remote nh 1`,
    },
    vote: {
      cycle: 1.8,
      cutAt: -14,
      keys: ['nh 26,-78 fh 6,-48 head .1 slip 30,-80', 'nh 32,-68 fh 6,-48 head .16 slip 40,-70'],
      props: `
        front vote-slip slip 1
        front ballot-box 44,-34 1
        front plain-table 44,8 1`,
    },
    'do-magic': {
      cycle: 1.8,
      cutAt: -16,
      keys: [
        'hip 6,-44 nh 30,-70 fh 10,-90 lean .04 up 44,-54',
        'hip 6,-44 nh 32,-84 fh 12,-92 lean .02 up 46,-72',
      ],
      face: ['open', 'laugh'],
      look: { ...GENTLEMAN, cape: '#7a1f3a' },
      props: `
        front white-rabbit up 1
        front magic-hat 46,-42 1
        front plain-table 44,0 1
        front magic-wand fh 1
        front magic-stars 54,-104 1`,
    },
    'tame-lion': {
      cycle: 1.4,
      near: 1.3,
      keys: ['nh 20,-92 fh 14,-56 lean -.04', 'nh 30,-76 fh 16,-56 lean .08'],
      look: { top: '#c8243c', bottom: '#f4f1ea', hat: 'none' },
      animal: 'lion sit 104 1 flip',
      props: `
        front whip nh 1
        behind circus-stand 100,0 1`,
    },
    'wait-bus': {
      cycle: 2.4,
      near: 1.5,
      keys: ['nh 16,-70 fh 2,-44 head .2', 'nh 4,-44 fh 2,-44 head -.08'],
      face: ['strain', 'smile'],
      props: `
        behind bus-sign 44,0 1
        front wrist-time nh 1`,
    },
    hitchhike: {
      cycle: 1.4,
      near: 1.5,
      keys: ['nh 30,-66 fh -4,-44', 'nh 30,-72 fh -4,-44'],
      props: `
        front ride-thumb nh 1.2
        behind travel-bag -26,0 1`,
    },
    sunbathe: {
      cycle: 2.6,
      near: 1.7,
      stance: 'lie',
      keys: [
        'nh -34,-10 fh -30,-8 nf 42,-6 ff 30,-3 fk 1',
        'nh -34,-10 fh -30,-8 nf 42,-6 ff 30,-4 fk 1 hip 0,-7.6',
      ],
      look: { bare: true, dress: false },
      props: `
        behind beach-towel 0,0 1
        behind sun-parasol -56,0 1
        front sun-shades 0,0 0`,
    },
    'hold-hands': {
      cycle: 1.1,
      speed: 50,
      near: 1.5,
      keys: ['nh 18,-46 fh -8,-44 nf 14,0 ff -12,-2', 'nh 18,-46 fh -2,-44 nf -12,-2 ff 14,0'],
      partner: {
        x: 36,
        facing: 'right',
        keys: ['nh 8,-44 fh -18,-46 nf -12,-2 ff 14,0', 'nh 2,-44 fh -18,-46 nf 14,0 ff -12,-2'],
      },
      props: `
        front love-heart 18,-104 1`,
    },
    'tug-of-war': {
      cycle: 1.2,
      near: 1.3,
      keys: [
        'hip -10,-36 lean -.4 nh 12,-56 fh 20,-56 nf 14,0 ff -2,0',
        'hip -14,-36 lean -.46 nh 8,-56 fh 16,-56 nf 12,0 ff -4,0',
      ],
      face: ['strain'],
      partner: {
        x: 108,
        keys: [
          'hip -10,-36 lean -.44 nh 12,-56 fh 20,-56 nf 14,0 ff -2,0',
          'hip -6,-36 lean -.38 nh 16,-56 fh 24,-56 nf 16,0 ff 0,0',
        ],
        face: ['strain'],
      },
      props: `
        front tug-rope 54,-56 1`,
    },
  },
  props: { ...HANDWORK_PROPS, ...COMPANY_PROPS },
};
