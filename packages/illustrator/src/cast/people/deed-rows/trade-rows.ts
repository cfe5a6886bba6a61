/** Work with tools, in gardens, with animals, and what is pushed and pulled. */
export const TRADE_ROWS = `
    push: push, shove @street > **
    pull: pull, drag, tow @street > **
    saw: saw, saw wood, saw log, saw board, cut log @workshop *
    drill: drill, drill hole, use drill, use power drill @workshop *
    screw-in: screw, screw in screw, turn screw, tighten screw, use screwdriver @workshop
    sand: sand, plane wood, sand table, sand wood @workshop *
    measure: measure, measure board, measure wood, measure wall @workshop *
    lay-bricks: lay brick, build wall, build brick wall, lay stone @construction-site
    weld: weld, solder, weld metal @workshop
    change-bulb: change light bulb, screw in light bulb, replace light bulb, change bulb @room
    mend-net: mend net, mend fishing net, repair net, repair fishing net, fix net @harbor
    cast-net: cast net, cast fishing net, throw fishing net, throw net @lake
    weave: weave, weave basket, weave carpet, weave cloth, loom @workshop *
    spin-wool: spin wool, spin yarn, spin thread @room
    carve: carve, whittle, carve wood, sculpt, chisel @workshop *
    forge: forge, hammer iron, forge sword, hammer metal @workshop
    rake: rake, rake leaf, sweep leaf @garden
    shovel-snow: shovel snow, clear snow @snowy-yard
    trim-hedge: trim hedge, trim shrub, prune tree, prune, cut hedge, trim bush @garden *
    weed: weed, weed garden, pull weed @garden
    sow: sow, plant seed, sow seed @garden
    harvest: harvest, reap, harvest wheat, scythe, cut wheat @farm *
    pick-fruit: pick, pluck, pick fruit, harvest +apple, collect +apple @garden **
    pick-flowers: pick flower, gather flower @meadow
    collect: collect, gather, pick berry, gather berry, collect egg, pick mushroom, gather mushroom @meadow *
    take-trash: take out trash, take out garbage, throw trash, empty bin, take out rubbish @street
    set-table: set table, lay table @dining-room
    scrub-floor: scrub floor, wash floor by hand @corridor
    beat-carpet: beat carpet, beat rug @backyard
    scrub-laundry: wash clothes by hand, wash clothes in river, scrub laundry @river
    brush-pet: brush pet, comb pet, groom +cat, brush +cat, comb +cat, comb +dog @park *
    feed-one: feed out of hand @park *
    feed-tall: feed by hand, hand feed @farm *
    brush-animal: groom +pony, brush +horse, comb +horse, brush +pony @farm *
    pet: pet, stroke, caress, pat @meadow **
    milk: milk @barn **
    train: train @park **
    feed-fish: feed fish, feed goldfish @room *
    feed-child: feed baby, feed child, feed toddler, spoon feed @room
    feed-bottle: bottle feed, feed with bottle, feed calf bottle, feed lamb bottle @barn *
    saddle: saddle @farm **
    herd: herd, herd sheep, shepherd @meadow *
    rock-baby: rock baby, hold baby, carry baby, cradle baby, lull baby @nursery
    change-diaper: change diaper, change nappy, change baby @nursery
    bathe-baby: bathe baby, wash baby, bath baby @bathroom
    push-swing: push child swing, push swing @playground
    carry-child: carry +toddler, carry +child, hold +toddler @street > *
    ride-shoulders: carry child shoulder, carry son shoulder, carry daughter shoulder, shoulder ride @park >
    examine-animal: examine pet, check pet @hospital *
    examine-patient: use stethoscope, examine patient, listen heart, listen chest, listen stethoscope, check heartbeat, examine child @hospital
    inject: give injection, vaccinate, give shot, inject @hospital
    take-temperature: take temperature, measure temperature, take someone temperature @hospital
    blood-pressure: measure blood pressure, take blood pressure, check blood pressure @hospital
    refuel: refuel, refuel car, fill up car, pump gas @gas-station *
    inflate-tire: pump tire, inflate tire, pump up tire, pump tyre @garage
    blow-balloon: blow up balloon, inflate balloon, blow balloon @room
    shine-flashlight: shine flashlight, hold flashlight, use flashlight @forest
    spray-perfume: spray perfume, put on perfume @bathroom
    apply-cream: apply sunscreen, put on sunscreen, apply lotion, rub sunscreen @beach
    floss: floss, floss tooth @bathroom
    gargle: gargle, rinse mouth @bathroom
    print: print, scan document, print document, photocopy, use printer @office
    staple: staple, staple paper @office
    mail-letter: put letter in mailbox, put letter mailbox, mail letter, post letter, send letter @street
    stamp: stamp, stamp letter, stamp passport, stamp document @office
    write-board: write on blackboard, write on board, write on whiteboard, solve math problem @classroom
    erase-board: erase blackboard, erase board, wipe blackboard, clean blackboard @classroom
    read-map: check map, read map, study map, look at map @forest-road
    read-letter: read letter @room
    read-story: read story to child, read bedtime story, read book to child @bedroom
    ring-bell: ring bell, shake bell @church
    blow-whistle: blow whistle @football-field
    stomp-grapes: stomp grape, crush grape, tread grape @farm
    pitch-tent: pitch tent, set up tent, put up tent @campsite
    build-fire: build campfire, make campfire, light fire, make fire, build fire, light campfire @campsite`;
