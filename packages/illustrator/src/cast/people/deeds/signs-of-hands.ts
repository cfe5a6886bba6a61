import type { Deed } from './deed.ts';

/** A face and hands near to the viewer. */
function near(keys: readonly string[], face: Deed['face'], props: string, rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.4, cutAt: -36, keys, props, ...(face ? { face } : {}), ...rest };
}

/** What hands say, and small acts of the face. */
export const SIGNS_OF_HANDS: Readonly<Record<string, Deed>> = {
  shush: near(
    ['nh 16,-80 fh 4,-46 head 0', 'nh 16,-79 fh 4,-46 head .06'],
    ['kiss', 'blow'],
    `
    front lip-finger nh 1
    front shh-word 46,-96 1`,
  ),
  vomit: {
    cycle: 1.5,
    near: 1.45,
    keys: [
      'lean .7 hip -8,-40 nh 10,-50 fh 14,-48 head .3 flow 0',
      'lean .8 hip -8,-40 nh 10,-50 fh 14,-48 head .4 flow 1',
      'lean .8 hip -8,-40 nh 10,-50 fh 14,-48 head .4 flow 1',
    ],
    face: ['sad', 'yawn', 'yawn'],
    props: `
      front sick-stream mouth 1 0 ?flow
      front sick-puddle 40,0 1`,
  },
  slap: near(
    ['nh -10,-84 fh 4,-46 hit 0', 'nh 30,-82 fh 4,-46 hit 1', 'nh 28,-80 fh 4,-46 hit 1'],
    ['angry'],
    `
    front slapping-palm nh 1
    front slap-burst 38,-92 1 0 ?hit`,
    {
      cycle: 1.2,
      cut: true,
      partner: {
        x: 56,
        keys: [
          'nh 6,-46 fh 0,-46 head 0',
          'nh 6,-50 fh 0,-46 head -.5 lean -.12',
          'nh 14,-80 fh 0,-46 head -.5 lean -.14',
        ],
        face: ['open', 'cry', 'cry'],
      },
    },
  ),
  tickle: {
    cycle: 0.7,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'lean .4 hip -20,-26 nf -36,-1 ff 0,-1 nh 20,-34 fh 16,-28 head .1',
      'lean .44 hip -20,-26 nf -36,-1 ff 0,-1 nh 22,-26 fh 20,-36 head .14',
    ],
    face: ['laugh'],
    props: `
      front tickle-marks 34,-50 1
      front haha-word 64,-84 1`,
    partner: {
      x: 52,
      height: 0.7,
      stance: 'sit',
      keys: [
        'hip 0,-14 lean -.4 nf 30,-12 ff 26,-2 nh 16,-48 fh 14,-44 head -.2',
        'hip 0,-14 lean -.55 nf 30,-24 ff 26,-8 nh 18,-50 fh 12,-48 head -.3',
      ],
      face: ['laugh'],
    },
  },
  'suck-thumb': near(
    ['nh 13,-80 fh 8,-54 head .1', 'nh 13,-79 fh 8,-55 head .14'],
    ['kiss'],
    `
    front lip-thumb nh 1
    front hugged-bear 10,-56 1`,
    { look: { height: 0.7, headSize: 1.25 } },
  ),
  'cross-fingers': near(
    ['nh 20,-84 fh 24,-66 head -.04', 'nh 20,-86 fh 24,-66 head -.1'],
    ['kiss', 'smile'],
    `
    front crossed-pair nh 1
    front wish-stars 46,-104 1`,
  ),
  'heart-hands': near(
    ['nh 16,-66 fh 30,-66 head 0 b 1', 'nh 16,-67 fh 30,-67 head .04 b 1.15'],
    ['laugh', 'smile'],
    `
    front hands-heart 23,-68 1
    front heart-glow 23,-98 b`,
  ),
  'fist-pump': near(
    ['nh 18,-64 fh -14,-60', 'nh 16,-92 fh -16,-88', 'nh 18,-94 fh -18,-90'],
    ['strain', 'laugh', 'laugh'],
    `
    front arm-muscle 13,-70 1
    front tight-fist nh 1
    front tight-fist fh 1`,
    { look: { bare: true, dress: false } },
  ),
  'funny-face': near(
    ['nh 14,-92 fh 12,-90 head -.1 a 0', 'nh 14,-92 fh 12,-90 head .14 a 1'],
    ['yawn', 'shout'],
    `
    front spread-ears head 1
    front long-tongue mouth 1`,
    { cycle: 0.9 },
  ),
  'sign-language': near(
    ['nh 20,-68 fh 30,-78 a 1 b 0', 'nh 28,-80 fh 22,-62 a 0 b 1', 'nh 18,-76 fh 30,-64 a 1 b 0'],
    ['open', 'smile', 'open'],
    `
    front open-five nh 1 0 ?a
    front two-up nh 1 0 ?b
    front open-five fh 1 0 ?b
    front two-up fh 1 0 ?a
    front hand-moves 26,-94 1`,
  ),
  thank: near(
    ['nh 8,-62 fh 2,-46 head .06 lean .02', 'nh 8,-62 fh 2,-46 head .24 lean .14'],
    ['smile', 'laugh'],
    `
    front chest-hand 8,-62 1
    front heart-glow 36,-98 .8`,
  ),
  apologize: near(
    ['nh 20,-66 fh 22,-66 head .1 lean .06', 'nh 20,-64 fh 22,-64 head .4 lean .3'],
    ['sad'],
    `
    front joined-palms 22,-70 1
    front sorry-word 52,-98 1`,
  ),
  'scratch-back': near(
    ['nh -10,-58 fh -16,-66 head -.1 ne -1', 'nh -10,-66 fh -16,-58 head -.16 ne -1'],
    ['kiss', 'strain'],
    `
    front back-scratcher nh 1
    front itch-marks -26,-66 1`,
    { cycle: 0.7 },
  ),
  'chew-gum': near(
    ['nh 5,-46 fh 0,-46 b .5', 'nh 5,-46 fh 0,-46 b 1.1', 'nh 5,-46 fh 0,-46 b 1.5'],
    ['blow'],
    `
    front gum-bubble mouth b`,
    { cycle: 1.7, cut: true },
  ),
  statue: {
    cycle: 3,
    near: 1.3,
    keys: [
      'hip 0,-70 nf 6,-26 ff -6,-26 nh 26,-112 fh -10,-70 head -.1',
      'hip 0,-70 nf 6,-26 ff -6,-26 nh 26,-111 fh -10,-70 head -.08',
    ],
    look: {
      skin: '#c3c9d1',
      hair: '#9aa3af',
      top: '#b4bcc6',
      bottom: '#a3acb8',
      shoes: '#8d96a3',
      dress: false,
    },
    props: `
      behind stone-plinth 0,0 1
      front coin-hat 44,0 1`,
  },
  'dance-party': {
    cycle: 1,
    near: 1.35,
    keys: [
      'hip -4,-43 lean .06 nh 22,-98 fh -22,-64 nf 10,0 ff -12,-6',
      'hip 4,-41 lean -.06 nh 24,-60 fh -20,-100 nf 12,-6 ff -10,0',
    ],
    face: ['laugh'],
    props: `
      behind mirror-ball 40,-150 1
      front music-note 52,-104 1`,
    partner: {
      x: 70,
      keys: [
        'hip 4,-41 lean -.06 nh 24,-60 fh -20,-100 nf 12,-6 ff -10,0',
        'hip -4,-43 lean .06 nh 22,-98 fh -22,-64 nf 10,0 ff -12,-6',
      ],
      face: ['laugh'],
    },
  },
};
