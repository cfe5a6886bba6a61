import type { Deed } from './deed.ts';

const DOCTOR = { top: '#fbfcfd', coat: true, dress: true } as const;
const patient = {
  x: 62,
  stance: 'sit',
  keys: ['nh 10,-36 fh 12,-34 head .04', 'nh 10,-36 fh 12,-34 head -.04'],
  props: `
    behind clinic-bed 0,0 1`,
} as const;

function atDesk(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1,
    cutAt: -18,
    keys: keys.map((key) => `hip 8,-44 nf 12,0 ff 3,0 ${key}`),
    props: `
      front plain-table 44,0 1
      ${props}`,
    ...rest,
  };
}

/** What is done at the doctor's, in offices and classrooms, on the way and in camp. */
export const ERRANDS: Readonly<Record<string, Deed>> = {
  'examine-animal': {
    cycle: 1.8,
    near: 1.6,
    keys: ['lean .2 nh 46,-60 fh 12,-52 head .08', 'lean .24 nh 48,-56 fh 12,-52 head .14'],
    look: DOCTOR,
    props: `
      behind plain-table 66,0 1
      behind anything:nothing 62,-42 66 0 foot
      front tie 4,-84 nh #3a3a44 1.6
      front stethoscope-end nh 1
      front stethoscope neck 1`,
  },
  'examine-patient': {
    cycle: 1.8,
    near: 1.6,
    keys: ['lean .14 nh 32,-62 fh 12,-52 head .08', 'lean .18 nh 33,-58 fh 12,-52 head .14'],
    look: DOCTOR,
    partner: patient,
    props: `
      front tie 4,-84 nh #3a3a44 1.6
      front stethoscope-end nh 1
      front stethoscope neck 1`,
  },
  inject: {
    cycle: 1.8,
    near: 1.6,
    keys: ['lean .12 nh 24,-68 fh 14,-54 head .1', 'lean .2 nh 32,-62 fh 16,-54 head .14'],
    look: DOCTOR,
    partner: { ...patient, x: 66, face: ['strain', 'cry'] },
    props: `
      front syringe nh 1.8`,
  },
  'take-temperature': {
    cycle: 1.8,
    near: 1.6,
    keys: ['lean .12 nh 32,-68 fh 10,-50 head .04', 'lean .14 nh 33,-69 fh 10,-50 head .06'],
    look: DOCTOR,
    partner: { ...patient, x: 62, face: ['sad'] },
    props: `
      front thermometer nh 1.3`,
  },
  'blood-pressure': {
    cycle: 1.4,
    near: 1.6,
    keys: [
      'lean .14 nh 26,-48 fh 22,-54 head .16 squeeze 1',
      'lean .14 nh 26,-47 fh 22,-54 head .16 squeeze .8',
    ],
    look: DOCTOR,
    partner: {
      ...patient,
      x: 68,
      keys: ['nh 28,-52 fh 12,-34', 'nh 28,-52 fh 12,-34'],
      props: `
        behind clinic-bed 0,0 1
        front arm-cuff 15,-50 1`,
    },
    props: `
      front tie nh 52,-50 #3a3a44 1.6
      front pump-bulb nh squeeze
      front pressure-dial 38,-84 1`,
  },
  refuel: {
    cycle: 1.6,
    near: 1.45,
    keys: [
      'hip -30,-44 nf -26,0 ff -36,0 nh -2,-46 fh -20,-48 lean .08',
      'hip -30,-44 nf -26,0 ff -36,0 nh -1,-47 fh -20,-48 lean .1',
    ],
    props: `
      behind anything:car-side 56,0 108 0 foot
      behind fuel-pump -76,0 1
      front fuel-hose 0,0 1
      front fuel-nozzle nh 1`,
  },
  'inflate-tire': {
    cycle: 0.8,
    near: 1.5,
    keys: [
      'hip -20,-42 nf -14,0 ff -28,0 lean .3 nh 4,-60 fh 0,-60 rise -58',
      'hip -20,-36 nf -14,0 ff -28,0 lean .5 nh 6,-40 fh 2,-40 rise -40',
    ],
    props: `
      behind loose-wheel 46,0 1
      front pump-body 6,0 1
      front tie hands 6,-26 #8d96a3 3`,
  },
  'blow-balloon': {
    cycle: 2,
    cutAt: -36,
    keys: ['nh 17,-80 fh 20,-78 head 0 size .5', 'nh 17,-80 fh 20,-78 head -.06 size 1.2'],
    face: ['blow'],
    props: `
      front growing-balloon 17,-82 size
      front holding-hand nh 1`,
  },
  'shine-flashlight': {
    cycle: 1.6,
    near: 1.5,
    keys: ['nh 28,-62 fh 4,-46 beam -.1', 'nh 29,-64 fh 4,-46 beam .12'],
    face: ['open'],
    props: `
      front light-beam nh 1 beam
      front torch-light nh 1 beam`,
  },
  'spray-perfume': {
    cycle: 1,
    cutAt: -38,
    keys: ['nh 24,-76 fh 4,-48 head -.1 mist 1', 'nh 24,-76 fh 4,-48 head -.16 mist 0'],
    face: ['kiss'],
    props: `
      front perfume-mist 12,-74 1 0 ?mist
      front perfume-bottle nh 1.2`,
  },
  'apply-cream': {
    cycle: 1,
    cutAt: -34,
    keys: ['nh 22,-68 fh 30,-66 head .16', 'nh 14,-72 fh 30,-66 head .16'],
    look: { bare: true },
    props: `
      front bare-forearm 24,-66 1
      front cream-streak 22,-67 1
      front holding-hand nh 1.1
      front cream-tube 44,-56 1`,
  },
  floss: {
    cycle: 0.7,
    cutAt: -44,
    keys: ['nh 2,-76 fh 18,-78 head -.08', 'nh 0,-79 fh 16,-75 head -.08'],
    face: ['laugh'],
    props: `
      front tie nh fh #ffffff 1.4
      front big-knuckles nh 1
      front big-knuckles fh 1`,
  },
  gargle: {
    cycle: 0.6,
    cutAt: -40,
    keys: [
      'head -.5 lean -.1 nh 20,-62 fh 2,-46 up 10,-100',
      'head -.54 lean -.1 nh 20,-62 fh 2,-46 up 12,-106',
    ],
    face: ['shout'],
    props: `
      front gargle-bubbles up 1
      front filled-glass 22,-56 .8`,
  },
  print: atDesk(
    ['nh 38,-66 fh 20,-52 head .12 out 0', 'nh 40,-62 fh 20,-52 head .16 out 1'],
    `
      front desk-printer 54,-42 1
      front holding-hand nh 1.1`,
    { cycle: 1.6 },
  ),
  staple: atDesk(
    ['nh 40,-68 fh 30,-50 head .2 jaw -.2', 'nh 42,-58 fh 30,-50 head .22 jaw 0'],
    `
      front paper-sheet 44,-42 1.1
      front stapler-base 48,-44 1.2
      front stapler-top 38,-48 1.2 jaw
      front holding-hand nh 1.1`,
    { cycle: 0.8 },
  ),
  'mail-letter': {
    cycle: 1.6,
    near: 1.5,
    keys: ['nh 22,-66 fh 4,-46 letter 26,-68', 'nh 29,-72 fh 4,-46 letter 36,-73'],
    props: `
      behind mail-box 56,0 1
      front small-envelope letter 1`,
  },
  stamp: atDesk(
    ['nh 38,-74 fh 26,-50 head .18 hit 0', 'nh 42,-58 fh 26,-50 head .22 hit 1'],
    `
      front paper-sheet 46,-42 1.2
      front stamp-mark 58,-45 1
      front rubber-stamp nh 1.2
      front holding-hand nh 1`,
    { cycle: 0.8 },
  ),
  'write-board': {
    cycle: 1.6,
    near: 1.45,
    keys: ['nh 26,-94 fh 2,-46 head -.1', 'nh 31,-78 fh 2,-46 head 0'],
    props: `
      behind green-board 66,-62 1
      front chalk nh 1`,
  },
  'erase-board': {
    cycle: 1,
    near: 1.45,
    keys: ['nh 22,-98 fh 2,-46 head -.14', 'nh 31,-76 fh 2,-46 head 0'],
    props: `
      behind wiped-board 66,-62 1
      front board-sponge nh 1.2`,
  },
  'read-map': {
    cycle: 2,
    cutAt: -26,
    keys: ['nh 22,-58 fh 30,-60 head .2', 'nh 22,-60 fh 30,-62 head .12'],
    face: ['strain', 'smile'],
    look: { hat: 'straw' },
    props: `
      front large-map 30,-60 1
      front holding-hand 8,-56 1.1
      front holding-hand 54,-58 1.1`,
  },
  'read-letter': {
    cycle: 2,
    cutAt: -30,
    keys: ['nh 20,-60 fh 28,-62 head .16', 'nh 20,-62 fh 28,-64 head .22'],
    face: ['smile', 'open'],
    props: `
      front large-letter 28,-66 1
      front holding-hand nh 1.1
      front holding-hand 38,-58 1.1`,
  },
  'read-story': {
    cycle: 2,
    near: 1.6,
    stance: 'sit',
    keys: ['nh 22,-44 fh 26,-46 head .2', 'nh 22,-45 fh 26,-47 head .1'],
    face: ['open', 'smile', 'open'],
    partner: {
      x: 54,
      y: 0,
      height: 0.72,
      stance: 'sit',
      keys: ['nh 14,-40 fh 10,-38 head .16', 'nh 14,-40 fh 10,-38 head .06'],
      face: ['smile', 'laugh'],
      props: `
        behind dressing-stool 0,0 1`,
    },
    props: `
      behind dressing-chair 0,0 1
      front story-book 27,-48 1`,
  },
  'ring-bell': {
    cycle: 0.6,
    cutAt: -34,
    keys: ['nh 24,-80 fh 4,-48 swing -.5', 'nh 26,-80 fh 4,-48 swing .5'],
    props: `
      front hand-bell nh 1.3 swing
      front ring-waves 26,-64 1`,
  },
  'blow-whistle': {
    cycle: 0.8,
    cutAt: -38,
    keys: ['nh 15,-80 fh 20,-58 head 0', 'nh 15,-80 fh 22,-62 head -.06'],
    face: ['blow'],
    props: `
      front small-whistle 18,-82 1.2
      front holding-hand nh .9
      front shrill-marks 38,-88 1`,
  },
  'stomp-grapes': {
    cycle: 0.9,
    near: 1.4,
    keys: [
      'hip 0,-56 nf 6,-14 ff -6,-34 nh 14,-64 fh -12,-62',
      'hip 0,-58 nf 6,-36 ff -6,-14 nh 18,-70 fh -16,-68',
    ],
    face: ['laugh'],
    look: { bare: true, shoes: '#7a3a8a' },
    props: `
      behind grape-vat-back 0,0 1
      front grape-vat 0,0 1`,
  },
  'pitch-tent': {
    cycle: 1,
    near: 1.35,
    stance: 'kneel',
    keys: [
      'hip -40,-28 nf -54,-1 ff -26,-1 lean .2 nh -20,-62 fh -8,-12 swing -1.1',
      'hip -40,-28 nf -54,-1 ff -26,-1 lean .36 nh -8,-26 fh -6,-10 swing .3',
    ],
    props: `
      behind half-tent 46,0 1
      front tent-peg -4,0 1
      front small-mallet nh 1 swing`,
  },
  'build-fire': {
    cycle: 1.2,
    near: 1.5,
    stance: 'kneel',
    keys: ['lean .4 nh 26,-24 fh 20,-20 fire .8', 'lean .46 nh 28,-20 fh 22,-18 fire 1'],
    props: `
      front fire-wood 48,0 1
      front young-fire 48,-4 fire
      front log-pile -40,0 1`,
  },
};
