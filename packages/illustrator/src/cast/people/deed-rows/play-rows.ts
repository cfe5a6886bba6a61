/** Games, feats of the body, children's play and small instruments. */
export const PLAY_ROWS = `
    volleyball: play volleyball, hit volleyball, volleyball, spike volleyball, play handball, play beach volleyball @beach
    hockey: play hockey, play field hockey @football-field >
    ice-hockey: play ice hockey, shoot puck @ice-rink >
    rugby: play rugby, run with rugby ball, play american football, throw football @football-field >
    cricket-game: play cricket @meadow
    billiards: play pool, play billiard, shoot pool, play snooker @bar
    marbles: play marble, shoot marble @playground
    hopscotch: play hopscotch, hopscotch @playground
    play-doll: play with doll, play doll, play with teddy @nursery
    play-blocks: play with block, build tower block, stack block, build tower of block, play block, build block tower, play lego, build lego @nursery
    play-toy-car: play with toy car, play toy car, play with car, play with toy train, play with toy @nursery
    yo-yo: play yo yo, play with yo yo, yo yo @park
    swing: swing, swing on swing, sit on swing, play on swing @playground
    seesaw: seesaw, play on seesaw, ride seesaw @playground
    puzzle: do puzzle, puzzle, solve puzzle, jigsaw puzzle, do jigsaw puzzle @room
    cartwheel: do cartwheel, turn cartwheel, cartwheel @meadow
    somersault: somersault, do somersault, backflip, do backflip, do flip, front flip @gym
    pull-up: pull up, do pull up, chin up, do chin up, pull ups @gym
    dumbbells: lift dumbbell, curl dumbbell, dumbbell, biceps curl @gym
    row-machine: row on machine, rowing machine, row on rowing machine @gym
    exercise-bike: exercise bike, ride exercise bike, stationary bike, spinning bike @gym
    breakdance: breakdance, break dance, breakdancing, spin on head @street
    tap-dance: tap dance, step dance, flamenco, dance flamenco @stage
    hip-hop: hip hop, dance hip hop, dance disco, disco dance @stage
    javelin: throw javelin, javelin @outdoor-track
    discus: throw discus, discus @outdoor-track
    shot-put: shot put, put shot, throw shot put @outdoor-track
    long-jump: triple jump, long jump, do long jump @outdoor-track
    high-jump: high jump, do high jump @outdoor-track
    pole-vault: pole vault, vault @outdoor-track
    hurdle: hurdle, jump hurdle, run hurdle @outdoor-track >
    tightrope: walk tightrope, tightrope, balance on rope, walk on rope @circus
    snow-angel: make snow angel, snow angel @snowy-yard
    sled: sled, sledge, ride sled, toboggan, go sledding @ski-slope >
    xylophone: play xylophone, play marimba, play glockenspiel @stage
    triangle: play triangle @stage
    tambourine: play tambourine, shake tambourine @stage
    maracas: play maracas, shake maracas, play maraca @stage
    tuba: play tuba, play french horn, play euphonium @stage
    bongos: play bongo, play conga, play djembe, drum on bongo @stage
    ice-fish: ice fishing, fish on ice @glacier`;
