import type { OutdoorSet } from './place-set.ts';

/** Streets, buildings and what is built beside them. */
export const TOWN_PLACES: Readonly<Record<string, OutdoorSet>> = {
  alley: {
    back: 'none',
    ground: 'paving',
    edge: 0,
    things: `
      alley-walls 0 0 .72
      fire-escape -440 -60 1
      washing-line 0 -260 1.6
      dumpster -330 140 1.5
      bin 330 120 1.3
      bin 420 150 1.4
      wall-lamp 330 -190 1.4
      puddle 60 220 1.5`,
  },
  'amusement-park': {
    back: 'trees',
    ground: 'paving',
    things: `
      roller-coaster -300 30 1.08
      @ferris_wheel 330 60 .42
      carousel-small 20 90 1.1
      ticket-booth -480 170 1.3
      balloon-bunch 560 140 1.4
      bunting 0 -400 1.04`,
  },
  arch: {
    back: 'hills',
    ground: 'paving',
    things: `
      tree -540 60 1.4
      tree 540 60 1.4
      triumphal-arch 0 90 0.98
      bush -430 120 1.2
      bush 430 120 1.2`,
  },
  bridge: {
    back: 'hills sea',
    ground: 'water',
    edge: 60,
    deck: 26,
    deserted: 'arched-bridge 0 70 0.90',
    things: `
      stone-bridge 0 70 0.90`,
  },
  campus: {
    back: 'trees',
    ground: 'grass',
    things: `
      college 0 40 1.33
      campus-path 0 274 1.07
      tree -540 130 1.4
      tree 560 130 1.4
      sign:UNIVERSITY:#7a2f3a 0 -270 .9
      bench 330 190 1.2`,
  },
  carousel: {
    back: 'trees',
    ground: 'paving',
    things: `
      carousel-turning 0 130 1.06`,
  },
  castle: {
    back: 'mountains',
    ground: 'grass',
    things: `
      @castle 0 80 .5
      tree -520 110 1.2
      tree 520 110 1.2
      castle-path 0 274 1.27`,
  },
  'castle-yard': {
    back: 'none',
    ground: 'paving',
    edge: 10,
    things: `
      castle-wall 0 10 0.68`,
  },
  palace: {
    back: 'trees',
    ground: 'grass',
    things: `
      palace-front 0 60 0.85
      fountain-jets 0 190 .75
      hedge -430 180 1.4
      hedge 430 180 1.4`,
  },
  mansion: {
    back: 'trees',
    ground: 'grass',
    things: `
      mansion-front 0 60 1.09
      hedge -440 150 1.4
      hedge 440 150 1.4
      drive-way 0 274 1.10`,
  },
  house: {
    back: 'hills trees',
    ground: 'grass',
    things: `
      big-house 0 90 1.16
      tree -480 120 1.5
      white-fence -420 180 1.5
      white-fence 420 180 1.5
      mailbox 330 210 1.2
      house-path 40 274 1.27`,
  },
  driveway: {
    back: 'trees',
    ground: 'grass',
    things: `
      garage-house 60 60 1.58
      drive-way 170 274 1.10
      white-car 170 160 1.6
      hedge -400 140 1.5
      mailbox -140 220 1.2`,
  },
  cemetery: {
    back: 'trees',
    ground: 'grass',
    things: `
      dead-tree -480 60 1.44
      iron-fence*4:340 -510 30 1.1
      gravestone -330 100 1.4
      cross-grave -110 90 1.3
      gravestone 110 100 1.3
      cross-grave 330 90 1.4
      gravestone -200 200 1.8
      stone-angel 480 130 1.4
      gravestone 180 205 1.8`,
  },
  crosswalk: {
    back: 'towers',
    ground: 'asphalt',
    things: `
      shop-row 0 30 1.00
      zebra-stripes 0 274 1.09
      traffic-light -470 150 1.4
      walk-sign 470 150 1.4
      blue-car 560 110 1.3`,
  },
  'construction-site': {
    back: 'towers',
    ground: 'dirt',
    things: `
      crane 330 40 0.75
      scaffold-building -250 60 1.09
      excavator 240 150 1.5
      sand-pile -480 170 1.4
      cone*3:110 -200 230 1.2
      work-sign 480 210 1.4
      brick-stack -30 190 1.2`,
  },
  courtyard: {
    back: 'none',
    ground: 'paving',
    edge: 10,
    things: `
      arcade -0 10 0.92
      tree -440 140 1.4
      tree 440 140 1.4
      well 0 160 1.6
      plant -200 120 1.5
      plant 210 120 1.5`,
  },
  downtown: {
    back: 'tall-towers',
    ground: 'road',
    things: `
      skyscrapers 0 40 0.70
      bus-side -300 180 1.6
      white-car 300 190 1.5
      traffic-light -560 110 1.4
      street-lamp 540 100 1.3`,
  },
  fountain: {
    back: 'trees',
    ground: 'paving',
    things: `
      fountain-jets 0 150 1.41
      bench -470 110 1.3
      bench 470 110 1.3
      old-lamp -330 80 1.3
      old-lamp 330 80 1.3`,
  },
  'gas-station': {
    back: 'hills',
    ground: 'asphalt',
    things: `
      station-shop 380 30 1.5
      gas-canopy -100 80 1.31
      gas-pump -260 140 1.5
      gas-pump 30 140 1.5
      car -110 210 1.7
      price-sign -540 120 1.5`,
  },
  harbor: {
    back: 'hills sea',
    ground: 'water',
    edge: 40,
    things: `
      cargo-ship 330 40 1.4
      harbour-crane 470 60 1.15
      sailing-boat -380 80 1.3
      fishing-boat -80 130 1.3
      pier-wood 0 274 1.00
      lighthouse-small -570 20 1.20`,
  },
  'ship-deck': {
    back: 'sea',
    ground: 'planks',
    edge: 56,
    things: `
      deck-rail 0 66 1
      ship-mast 40 110 1.25
      rigging -330 66 1.2
      rigging 470 66 1.2 flip
      ship-wheel -460 150 1.3
      deck-barrel 520 150 1.3
      deck-barrel 590 190 1.4
      deck-cannon -250 100 1.1`,
  },
  'coastal-road': {
    back: 'hills sea',
    ground: 'asphalt',
    edge: 96,
    things: `
      guard-rail -600 104 1.2
      guard-rail -360 104 1.2
      guard-rail -120 104 1.2
      guard-rail 120 104 1.2
      guard-rail 360 104 1.2
      guard-rail 600 104 1.2`,
  },
  highway: {
    back: 'mountains hills',
    ground: 'grass',
    things: `
      highway-lanes 0 274 0.96
      highway-sign 0 -60 1.17
      car-back -120 150 1.3
      truck-back 150 130 1.1
      guard-rail -480 90 1.6
      guard-rail 480 90 1.6`,
  },
};
