/** Instruments, moves, tricks, games and signs that take some skill. */
export const SKILL_ROWS = `
    play-bagpipes: play bagpipe, play bagpipes, blow bagpipe @castle-yard
    play-harmonica: play harmonica, blow harmonica @campsite
    play-trombone: play trombone, slide trombone @stage
    play-cymbals: play cymbal, crash cymbal, clash cymbal, bang cymbal @stage
    play-gong: play gong, hit gong, strike gong, ring gong @temple
    play-timpani: play timpani, play kettledrum, play snare drum, hit timpani @stage
    play-didgeridoo: play didgeridoo, play alphorn, blow didgeridoo @desert
    play-panpipes: play pan pipe, play pan flute, play panpipe @mountains
    tune-guitar: tune guitar, tune ukulele @room
    beatbox: beatbox, rap, beat box @stage
    lasso: swing lasso, throw lasso, twirl lasso, rope steer, rope cattle, spin lasso, steer rope @rodeo
    bullfight: fight bull, bull fight, bullfight @bullring
    high-kick: kick, high kick, side kick, karate kick, kick door, practice karate, do karate, do taekwondo, practice kung fu, do kung fu @dojo
    break-board: break board, break brick, karate chop, chop board @dojo
    head-ball: head ball, headbutt ball, head soccer ball, header @football-field
    save-goal: save penalty, save goal, save shot, save ball, block shot, dive save penalty, dive save, dive for ball @football-field
    plank: plank, do plank, hold plank, do a plank @gym
    lunge: lunge, do lunge @gym
    splits: do split, split leg, do the splits @dance-studio
    one-leg: balance on one leg, stand on one leg, stand on one foot, balance on one foot @yoga-studio
    exercise-ball: exercise ball, exercise with ball, use exercise ball, sit on exercise ball @gym
    ribbon-dance: ribbon gymnastics, rhythmic gymnastics, dance with ribbon, twirl ribbon, ribbon dance @gym
    balance-beam: balance beam, walk on balance beam, do gymnastics, walk balance beam @gym
    hang-rings: gymnastic ring, hang on ring, do ring @gym
    pole-dance: pole dance, dance pole @disco
    moonwalk: moonwalk, dance moonwalk @stage
    headbang: headbang, bang head, mosh, mosh pit dance @stage
    capoeira: capoeira, dance capoeira, do capoeira @beach
    curling: curl stone, curling, play curling @ice-rink
    lacrosse: play lacrosse @football-field >
    croquet: play croquet @garden
    throw-hammer: hammer throw, throw hammer @outdoor-track
    bocce: play bocce, play boule, play petanque, roll ball, play boccia @park
    dodgeball: dodgeball, play dodgeball @gym
    play-catch: play catch, pass ball, throw ball each other, throw ball back and forth, toss ball back and forth @park
    shoot-gun: shoot gun, shoot rifle, fire gun, shoot at target, fire rifle, shoot pistol @shooting-range
    slingshot: shoot slingshot, use slingshot, slingshot @meadow
    paintball: play paintball, paintball, play laser tag, shoot paintball @forest
    skip-stones: skip stone, skip rock, throw stone into water, throw stone into lake, skim stone @lake
    throw-confetti: throw confetti, toss confetti @street
    hit-pinata: hit pinata, smash pinata, break pinata @backyard
    pop-balloon: pop balloon, burst balloon @room
    pillow-fight: pillow fight, fight with pillow, have pillow fight @bedroom
    leapfrog: play leapfrog, leapfrog @playground
    play-tag: play tag, chase each other @playground >
    play-fetch: play fetch, play with dog, throw stick for dog, throw stick dog, throw +ball for dog, throw +ball dog, throw +frisbee dog, throw +toy dog @park *
    play-with-cat: play with cat, play with kitten, tease cat, play cat @room
    spin-plates: spin plate, balance plate, plate spin @circus
    spin-ball: spin basketball, spin ball on finger, spin basketball finger, spin ball @basketball-court
    spin-top: spin top, play spinning top, play with spinning top @room
    rubik: solve cube, solve rubik cube, rubik cube, play rubik cube, solve rubiks cube, play rubiks cube @room
    roll-dice: roll dice, throw dice, roll die @casino
    flip-coin: flip coin, toss coin @street
    balance-book: balance book on head, balance book @room
    breathe-fire: spit fire, swallow fire, eat fire @circus
    swallow-sword: swallow sword, sword swallow @circus
    puppet-show: puppeteer, play with puppet, use puppet, do puppet show, perform puppet show, play puppet @theatre
    balloon-animal: make balloon animal, twist balloon, make balloon dog @park
    crack-whip: crack whip, swing whip @circus
    card-house: build card house, stack card, build house card, card stack @room
    foosball: play foosball, foosball, play table football @bar
    board-game: play monopoly, play scrabble, play ludo, play a board game, play backgammon, play game @room
    dominoes: play domino, stack domino @room
    mahjong: play mahjong @room
    jenga: play jenga, jenga @room
    roulette: play roulette, spin roulette @casino
    slot-machine: play slot machine, pull slot machine, gamble @casino
    arcade-game: play arcade game, play pinball, play arcade, play pacman, play tetris @arcade
    tic-tac-toe: play tic tac toe @classroom
    bingo: play bingo, play lottery, scratch lottery ticket @cafeteria
    air-hockey: play air hockey, play shuffleboard @arcade
    shush: shush, put finger on lip @indoor-library
    vomit: vomit, throw up, be sick @street
    slap: slap, slap face @street
    tickle: tickle, tickle child, tickle each other @room
    suck-thumb: suck thumb @nursery
    cross-fingers: cross finger, make wish @plain-room
    heart-hands: make heart with hand, make heart hand, heart sign, hand heart @park
    fist-pump: pump fist, make fist, fist pump, flex muscle, show muscle, flex bicep @gym
    funny-face: make funny face, make face, make grimace, cross eye @plain-room
    sign-language: sign language, sign language interpret, use sign language, speak sign language @plain-room
    thank: thank, put hand on heart, swear oath, pledge @plain-room
    apologize: apologize, say sorry, ask forgiveness @plain-room
    scratch-back: scratch back, scratch itch, scratch arm @bedroom
    chew-gum: chew gum, blow bubble gum, blow bubble gum bubble, blow gum @street
    statue: pretend to be statue, stand like statue, pose like statue, mime @plaza
    dance-party: dance at party, dance macarena, dance charleston, dance zumba, zumba dance, jumpstyle dance, krump, dance gangnam style, shake hip, dance in club, party @disco`;
