/** What happens to things in somebody's hands, and what two do to each other: put, dropped, spilled, knocked over, thrown down. */
export const DOING_ROWS = `
    put: put, place, load, unload, insert, deposit, stow @room **
    drop: drop, let go @room **
    spill: spill @room **
    knock-over: knock over, tip over, kick over, topple, knock off, knock @room **
    reach: reach for, grab, grab for @room **
    roll-up: roll up, coil up, wind up, coil @street **
    dance-with: dance with @room **
    wipe-ceiling: wipe ceiling, clean ceiling, scrub ceiling, wash ceiling, dust ceiling @room
    adjust-pillow: adjust pillow, fluff pillow, plump pillow, straighten pillow, adjust blanket, straighten blanket @hospital
    knock-out: knock out, knock to ground @boxing-ring
    tackle: tackle, tackle to ground @football-field
    sumo: sumo, sumo wrestle, fight sumo @dojo
    collide: collide, crash into each other, bump into each other, run into each other, slam into each other @street
    throw-down: do judo, practice judo, throw to ground @dojo
    push-person: push each other, shove each other @street
    tend: tend to patient, comfort each other @room
    lift-person: lift into air, lift high into air @park
    surf-barrel: surf barrel, ride barrel, surf tube @ocean`;
