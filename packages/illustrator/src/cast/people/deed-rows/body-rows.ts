/** What faces and bodies do of themselves, without any thing: signs, feelings, getting up and falling down. */
export const BODY_ROWS = `
    sneeze: sneeze, achoo @plain-room
    blow-nose: blow nose, blow his nose, blow her nose, wipe nose @plain-room
    yawn: yawn @bedroom
    cough: cough @plain-room
    smile: smile, grin, beam @plain-room
    frown: frown, scowl, sulk, pout, glare @plain-room
    wink: wink @plain-room
    nod: nod, nod head @plain-room
    shrug: shrug, shrug shoulder @plain-room
    salute: salute @castle-yard
    bow: bow, take bow, bow down @stage
    curtsy: curtsy, curtsey, make curtsy @ballroom
    point: point, point at, point finger @park
    point-up: point at sky, point up, point to sky, point at star, point at moon @meadow
    thumbs-up: thumb up, give thumb up, show thumb @plain-room
    thumbs-down: thumb down, give thumb down @plain-room
    peace-sign: peace sign, make peace sign, victory sign @park
    whisper: whisper, whisper ear, gossip, tell secret @room
    shout: shout, yell, scream, holler @park
    whistle: whistle @park
    sigh: sigh, exhale @room
    breathe: breathe deeply, take deep breath, inhale @park
    think: think, ponder, wonder, daydream @room
    scratch-head: scratch head, scratch his head, scratch her head @plain-room
    rub-eyes: rub eye, rub his eye, rub her eye @bedroom
    cover-ears: cover ear, plug ear, hold ear @street
    cover-eyes: cover eye, hide face, hide eye @plain-room
    cover-mouth: cover mouth, gasp @plain-room
    facepalm: facepalm, slap forehead, hit forehead @office
    blow-kiss: blow kiss @park
    cross-arms: cross arm, fold arm @plain-room
    raise-hand: raise hand, put up hand, raise arm @classroom
    count-fingers: count on finger, count finger @classroom
    pray: pray, worship @church
    beg: beg, plead @street
    shiver: shiver, tremble, freeze, shudder @snowy-yard
    sweat: sweat, wipe sweat, wipe forehead, mop brow @desert
    hiccup: hiccup @plain-room
    sleep-bed: snore, sleep in bed, fall asleep, sleep bed @bedroom
    wake-up: wake up, awaken, get up from bed, get out bed @bedroom
    stretch: stretch, stretch arm, stretch out @bedroom
    sit-down: sit down, take seat @room
    stand-up: stand up, get up, rise from chair @room
    kneel: kneel, kneel down @church
    lie-down: lie down, lie on ground, lie on grass, lie on back @meadow
    fall-down: fall, faceplant, fall down, fall over, tumble, collapse, faint @street *
    fall-stairs: fall down stair, fall down staircase, tumble down stair @staircase
    slip: slip, slip on ice, slip on banana peel, slip on banana, slip on floor @street *
    trip: trip, lose balance, stumble, trip over stone @park *
    limp: limp, hobble, walk on crutch, use crutch @hospital >
    tiptoe: tiptoe, sneak, creep, sneak around @corridor >
    crawl: crawl, crawl on floor @room >
    crouch: crouch, squat down, duck down @park
    hop: hop, hop on one leg, hop on one foot @park
    skip: skip, skip along @park >
    spin: spin around, twirl, twirl around, turn around, spin @park
    look-around: look around, look left and right, search around @park
    look-up: look up, gaze up, look at sky, look at star, gaze at star, stargaze @meadow
    binoculars: birdwatch, watch bird with binocular, look through binocular, binocular, use binocular @savanna
    microscope: look through microscope, use microscope, peer through microscope, look into microscope @laboratory
    magnify: look through magnifying glass, magnifying glass, use magnifying glass @room
    hide: hide, hide behind tree, hide behind bush @park
    peek: peek, peek around corner, peep, peek around wall, spy @street
    lean-wall: lean against wall, lean on wall, lean against building @alley
    check-watch: check watch, look at watch, check time, check his watch @street
    listen-music: listen to music, listen music, listen headphone, wear headphone @room
    look-mirror: look in mirror, look at mirror, look mirror @bathroom
    wave-arms: cheer, celebrate, rejoice, raise arm in victory, jump for joy @stage-hall
    dizzy: be dizzy, feel dizzy, stagger @street
    angry: throw tantrum, be angry, get angry, rage, stomp, stamp foot @room`;
