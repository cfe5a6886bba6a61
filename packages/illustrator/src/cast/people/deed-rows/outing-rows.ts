/** Getting about on feet, wheels, water and ropes. */
export const OUTING_ROWS = `
    climb-stairs: climb stair, walk up stair, go up stair, run up stair, walk upstairs, run upstairs, go upstairs, take stair, climb staircase, walk up staircase @corridor
    descend-stairs: walk down stair, go down stair, run down stair, come down stair, descend stair, walk downstairs, run downstairs, go downstairs, walk down staircase, descend staircase @corridor
    walk-stilts: walk on stilt @circus
    walk-cane: walk with cane, walk with stick, walk with walking stick, use cane @park >
    snowshoe: snowshoe, walk on snowshoe @snowy-yard >
    wade: wade, wade through water, wade through mud, wade in river @river
    jet-ski: jet ski, jetski, jetskiing, ride jet ski, ride jetski @ocean
    snowmobile: snowmobile, ride snowmobile, drive snowmobile @ski-slope >
    windsurf: windsurf @ocean
    kitesurf: kitesurf, kite surf, kiteboard @ocean
    paddleboard: paddleboard, stand up paddle, ride paddleboard, paddle on board, paddle surfboard @lake
    raft: raft, white water raft, whitewater raft, go rafting, paddle raft @river
    scuba: scuba dive, scuba diving, dive with tank, deep sea dive @underwater
    snorkel: snorkel, go snorkeling @ocean
    high-dive: springboard dive, dive from board, dive from cliff, high dive, dive off board, jump from diving board, cliff dive @swimming-pool
    water-slide: slide down water slide, ride water slide @water-park
    water-polo: play water polo @swimming-pool
    bobsled: bobsled, ride bobsled @ski-slope >
    unicycle: ride unicycle, unicycle @circus >
    segway: ride segway @street >
    hoverboard: hoverboard, ride hoverboard @street >
    go-kart: go kart, drive go kart, race go kart, drive kart, ride go kart @raceway >
    quad-bike: ride quad bike, drive quad bike, ride atv, drive quad, ride quad @dirt-road >
    bike-jump: jump bicycle, jump bike, do wheelie, jump with bike, bmx @skate-park
    roller-coaster: ride roller coaster, ride rollercoaster @amusement-park
    ride-carousel: ride merry go round, ride merry-go-round, ride carousel, ride carousel horse @amusement-park
    zip-line: zip line, zipline, ride zipline, ride zip line @forest
    trapeze: trapeze, swing on trapeze, trapezing @circus
    slackline: slackline, walk on slackline, walk slackline @park
    abseil: abseil, rappel, climb down cliff @cliff
    ice-climb: ice climb, climb ice, climb icefall, climb glacier @glacier
    parkour: parkour, do parkour, vault over wall, jump over wall, freerun @city
    climb-fence: climb fence, climb over fence, climb over wall, climb gate @backyard
    jump-fence: jump over fence, leap over fence, jump over bench, jump over obstacle @meadow
    jump-puddle: jump in puddle, jump over puddle, splash in puddle, jump into puddle, stomp in puddle @street
    jump-bed: jump on bed, bounce on bed @bedroom
    jump-sofa: jump on sofa, jump on couch, bounce on sofa @room
    bouncy-castle: bounce on bouncy castle, jump on bouncy castle, jump in bouncy castle @playground
    roll-hill: roll down hill, roll down slope @hill
    hang-bar: hang from bar, hang on bar, dead hang, hang from branch @gym
    swing-rope: swing on rope, swing on vine, swing from vine, swing from rope @jungle
    piggyback: piggyback, give piggyback ride, carry piggyback, piggyback ride @park >
    get-in-car: get into car, get in car, enter car, step into car, open car door @street
    get-out-car: get out car, exit car, step out car, leave car @street
    board-bus: get on bus, board bus, enter bus, catch bus, step onto bus @bus-stop
    board-train: get on train, board train, catch train @train-platform
    leave-train: get off train, leave train, get out train, get off bus @train-platform
    wait-line: wait in line, stand in line, queue, queue up, stand in queue, wait in queue @bus-stop
    cross-street: cross +street, cross +road, jaywalk, use crosswalk @street >
    enter-door: come in through door, walk through door, enter house, enter room, go inside @corridor
    metal-detect: metal detect, use metal detector, search with metal detector @beach >
    pan-gold: pan gold, pan for gold, wash gold @creek
    direct-traffic: direct traffic, control traffic, stop traffic, stop +car, stop +bus, stop +truck, stop +van, stop +taxi, stop +lorry @street
    steer-ship: steer ship, steer boat, steer yacht, steer sailboat, steer vessel @ship-deck
    explore-cave: spelunk, explore cave, cave explore @cave >
    sleepwalk: sleepwalk @corridor >
    march-protest: protest, demonstrate, hold protest sign, strike, picket @street >
    run-race: run marathon, run race, win race, cross finish line, race on track @outdoor-track >`;
