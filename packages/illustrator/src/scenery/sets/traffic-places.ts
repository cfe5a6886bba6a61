import type { OutdoorSet } from './place-set.ts';

/** Where people drive, land, trade and play. */
export const TRAFFIC_PLACES: Readonly<Record<string, OutdoorSet>> = {
  'industrial-area': {
    back: 'none',
    ground: 'concrete',
    things: `
      factory -160 40 1.05
      cooling-tower 430 30 0.79
      storage-tank 150 70 1.4
      pipes 300 110 1.5
      chimney-smoke -330 -250 0.89
      truck-side -360 190 1.3
      barrel 480 190 1.2
      barrel 540 200 1.2`,
  },
  junkyard: {
    back: 'none',
    ground: 'dirt',
    things: `
      wreck-pile -330 60 1.67
      wreck-pile 330 60 1.67
      junk-crane 30 40 1.02
      tyre-heap -120 160 1.4
      wreck 210 190 1.5
      old-fridge -480 190 1.3
      tyre-heap 480 200 1.2`,
  },
  lighthouse: {
    back: 'sea',
    ground: 'rock',
    edge: 110,
    things: `
      @lighthouse 60 150 .52
      rock -330 180 2
      rock 380 200 2.2
      rock -120 220 1.4`,
  },
  'parking-lot': {
    back: 'trees',
    ground: 'asphalt',
    things: `
      parking-lines 0 274 0.82
      car -430 90 1.3
      blue-car -150 90 1.3
      white-car 130 90 1.3
      car 420 90 1.3
      white-car -330 215 1.7
      blue-car 330 215 1.7
      parking-sign 20 150 1.6
      street-lamp -580 60 1.21`,
  },
  'phone-booth': {
    back: 'towers',
    ground: 'paving',
    things: `
      shop-row 0 20 1.00
      red-booth 0 200 1.60
      old-lamp -380 150 1.5`,
  },
  raceway: {
    back: 'trees',
    ground: 'asphalt',
    things: `
      grandstand 0 20 1.00
      finish-line 0 274 1.04
      racing-car -300 170 1.6
      racing-car-blue 260 215 1.7
      finish-gate 0 60 1.85`,
  },
  skyscraper: {
    back: 'towers',
    ground: 'paving',
    things: `
      high-rise 0 60 0.77
      tree -330 110 1.1
      tree 330 110 1.1`,
  },
  tower: {
    back: 'trees',
    ground: 'grass',
    things: `
      @tower 0 130 .56
      bush -330 150 1.3
      bush 330 150 1.3`,
  },
  'train-railway': {
    back: 'hills trees',
    ground: 'gravel',
    things: `
      rails-depth 0 274 0.87
      signal -330 100 1.5
      level-sign 330 120 1.4`,
  },
  'train-platform': {
    back: 'towers',
    ground: 'concrete',
    things: `
      train-side 60 60 1.00
      platform-roof 0 -40 1.00
      platform-clock -330 -190 1.3
      platform-sign 260 -160 1.3
      yellow-edge 0 100 1.00
      bench -330 210 1.4
      luggage 360 220 1.4`,
  },
  windmill: {
    back: 'hills',
    ground: 'grass',
    things: `
      @windmill 40 110 .62
      tulips -330 200 1.6
      tulips 330 200 1.6
      fence -460 120 1.3`,
  },
  market: {
    back: 'towers',
    ground: 'paving',
    things: `
      market-stall -400 80 1.6
      market-stall-blue 0 80 1.6
      market-stall 400 80 1.6
      crate -200 190 1.2
      crate 210 200 1.2
      sign:MARKET:#8a4a24 0 -330 1.2`,
  },
  rooftop: {
    back: 'tall-towers',
    ground: 'concrete',
    edge: 60,
    things: `
      parapet 0 70 1.00
      water-tank -400 90 1.53
      roof-door 400 90 1.5
      antenna 130 80 1.5
      air-unit -120 120 1.3`,
  },
  playground: {
    back: 'trees',
    ground: 'grass',
    things: `
      slide -360 130 1.54
      swings 60 120 1.8
      seesaw 420 190 1.5
      sandbox -80 230 1.5`,
  },
  zoo: {
    back: 'trees',
    ground: 'paving',
    things: `
      zoo-gate 0 10 1.12
      zoo-cage-lion -380 100 1.6
      zoo-cage-monkey 380 100 1.6
      bench 0 190 1.2`,
  },
  temple: {
    back: 'mountains trees',
    ground: 'paving',
    things: `
      @temple 0 90 .62
      stone-lantern -330 160 1.5
      stone-lantern 330 160 1.5
      stone-steps 0 170 1.5`,
  },
  'bus-stop': {
    back: 'towers',
    ground: 'paving',
    things: `
      shop-row 0 20 1.00
      bus-shelter -120 150 1.8
      bus-side 400 150 1.5`,
  },
  backyard: {
    back: 'trees',
    ground: 'grass',
    things: `
      house-back -330 40 1.36
      white-fence*3:330 -60 60 1.4
      tree 500 90 1.4
      garden-chair 420 190 1.3`,
  },
  garden: {
    back: 'trees',
    ground: 'grass',
    things: `
      white-fence*5:330 -660 50 1.3
      flower-row -400 110 1.6
      flower-row 400 110 1.6
      tree 540 100 1.5
      bush -560 120 1.4`,
  },
  'snowy-yard': {
    back: 'pines',
    ground: 'snow',
    things: `
      snowy-house -380 60 1.17
      snowy-pine 430 90 1.45
      snowy-pine 560 110 1.3`,
  },
};
