import type { Deed } from './deed.ts';

/** Two at a table; what lies on it tells the game. */
function atTable(props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.7,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 24,-46 fh 12,-40 head .14', 'nh 36,-52 fh 12,-40 head .18', 'nh 38,-48 fh 12,-40 head .2'],
    face: ['smile', 'laugh'],
    props: `
      behind plain-seat 0,0 1
      front play-table 42,0 1
      ${props}`,
    partner: {
      x: 84,
      stance: 'sit',
      face: ['strain', 'smile'],
      keys: ['nh 14,-50 fh 16,-42 head .14', 'nh 26,-48 fh 16,-42 head .18'],
      props: `
        behind plain-seat 0,0 1`,
    },
    ...rest,
  };
}

/** Alone before a machine that blinks. */
function atMachine(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return { cycle: 1, near: 1.4, keys, face: ['strain', 'laugh'], props, ...rest };
}

export const TABLE_GAMES: Readonly<Record<string, Deed>> = {
  'board-game': atTable('front game-board 42,-38 1'),
  dominoes: atTable('front domino-row 42,-38 1'),
  mahjong: atTable('front mahjong-tiles 42,-38 1'),
  jenga: atTable('front wood-tower 42,-38 1', { face: ['strain', 'open'] }),
  'card-house': {
    cycle: 1.8,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 30,-56 fh 34,-54 lean .2 head .1', 'nh 34,-72 fh 38,-70 lean .2 head -.04'],
    face: ['strain'],
    props: `
      behind plain-seat 0,0 1
      front play-table 46,0 1
      front house-of-cards 50,-38 1`,
  },
  'tic-tac-toe': atTable('front crosses-board 42,-40 1'),
  bingo: {
    cycle: 1.6,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 32,-46 fh 14,-40 head .2', 'nh 24,-92 fh 14,-40 head -.1'],
    face: ['smile', 'laugh'],
    props: `
      behind plain-seat 0,0 1
      front play-table 42,0 1
      front bingo-card 42,-40 1
      behind lot-drum 80,-38 1`,
  },
  roulette: {
    cycle: 1.4,
    near: 1.4,
    keys: ['lean .2 nh 28,-54 fh 20,-46 head .16 spin 0', 'lean .24 nh 34,-50 fh 20,-46 head .2 spin 1.6'],
    face: ['open', 'laugh'],
    look: { top: '#2c2c38', bottom: '#22222c', dress: false },
    props: `
      front roulette-table 60,0 1
      front roulette-wheel 62,-48 1`,
  },
  foosball: {
    cycle: 0.6,
    near: 1.3,
    keys: ['lean .2 nh 24,-50 fh 30,-50 head .2 turn 0', 'lean .24 nh 30,-50 fh 24,-50 head .2 turn 0'],
    face: ['strain', 'laugh'],
    props: `
      front kicker-table 62,0 1`,
    partner: {
      x: 124,
      keys: ['lean .2 nh 30,-50 fh 24,-50 head .2', 'lean .24 nh 24,-50 fh 30,-50 head .2'],
      face: ['laugh', 'strain'],
    },
  },
  'air-hockey': {
    cycle: 0.9,
    near: 1.3,
    keys: [
      'lean .2 nh 24,-48 fh 10,-44 head .2 puck 44,-48',
      'lean .3 nh 34,-46 fh 10,-44 head .2 puck 92,-48',
    ],
    face: ['strain', 'laugh'],
    props: `
      front air-table 64,0 1
      front red-puck puck 1
      front round-striker nh 1`,
    partner: {
      x: 128,
      keys: ['lean .3 nh 34,-46 fh 10,-44 head .2', 'lean .2 nh 24,-48 fh 10,-44 head .2'],
      face: ['laugh', 'strain'],
      props: `
        front round-striker nh 1`,
    },
  },
  'slot-machine': atMachine(
    ['nh 26,-88 fh 8,-46 arm -.3 head -.04', 'nh 28,-62 fh 8,-46 arm .6 head .1'],
    `
    behind slot-cabinet 58,0 1
    front slot-arm 28,-58 1 arm`,
  ),
  'arcade-game': atMachine(
    ['nh 26,-60 fh 30,-60 head .1', 'nh 30,-60 fh 26,-60 head .14'],
    `
    behind arcade-cabinet 56,0 1
    front joystick 32,-58 1`,
    { cycle: 0.5 },
  ),
  rubik: {
    cycle: 1,
    cutAt: -36,
    keys: ['nh 18,-66 fh 30,-66 head .2 turn 0 r 0', 'nh 20,-68 fh 30,-64 head .22 r .5'],
    face: ['strain'],
    props: `
      front colour-cube hands 1 r
      front cube-thumb nh 1
      front cube-thumb fh 1`,
  },
  'roll-dice': {
    cycle: 1.3,
    cutAt: -18,
    cut: true,
    keys: [
      'nh 20,-66 fh 4,-44 a 20,-66 b 22,-62',
      'nh 30,-62 fh 4,-44 a 44,-66 b 38,-58',
      'nh 30,-60 fh 4,-44 a 66,-50 b 52,-52',
      'nh 28,-60 fh 4,-44 a 84,-46 b 62,-46',
    ],
    face: ['open', 'open', 'open', 'laugh'],
    props: `
      front green-table 52,0 1
      front one-die a 1 .4
      front one-die b 1 -.2`,
  },
};
