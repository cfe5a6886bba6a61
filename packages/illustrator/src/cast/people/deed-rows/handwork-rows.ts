/** What hands do to things at home: verbs that take any object. */
export const HANDWORK_ROWS = `
    peel: peel, pare, peel potato, peel vegetable @kitchen *
    cut: cut, slice, chop, dice, mince, cut up, chop vegetable, chop herb, cut meat @kitchen *
    grate: grate, shred @kitchen *
    whisk: whisk, beat egg, whip cream, mix batter, beat batter, whip, mix dough @kitchen *
    crack-egg: crack egg, break egg, separate egg, crack open egg @kitchen
    stir: stir, stir pot @kitchen *
    stir-cup: stir coffee, stir tea, stir cocoa @kitchen
    taste: taste, sample, taste soup @kitchen *
    smell: smell, sniff, smell flower, sniff flower @garden *
    pour: pour, pour out, pour drink, pour water, pour latte art, pour latte @kitchen *
    spread: spread, smear, butter +bread, butter toast, butter roll, butter +bun, butter +bagel @kitchen *
    sprinkle: sprinkle, season, sprinkle salt, add salt, sprinkle sugar @kitchen *
    squeeze: squeeze @kitchen *
    knead: knead, shape dough, shape bread dough, knead dough, knead bread dough, make dough @kitchen
    fry: fry, stir fry, saute, toss wok, toss pan, toss in wok, toss in pan, toss skillet @kitchen *
    boil: boil, boil water, boil pasta, simmer @kitchen *
    prepare: prepare, make +sandwich, make +salad, make +burger, make +hamburger, make +sushi, make +taco @kitchen *
    decorate: decorate, decorate cake, ice cake, frost cake, fill cake @kitchen *
    brew-coffee: make coffee, brew coffee, grind coffee @kitchen
    brew-tea: make tea, brew tea @kitchen
    drink-from: drink through straw, drink from straw, sip straw, sip through straw @room *
    open: open, unscrew, uncover, unlock @room **
    open-door: open door, unlock door, go through door @corridor
    close-door: close door, shut door, lock door, slam door @corridor
    open-window: open window @room
    close-window: close window, shut window @room
    open-umbrella: open umbrella, put up umbrella @street
    close-umbrella: close umbrella, fold umbrella @street
    open-letter: open letter, open envelope, seal envelope @room
    open-can: open can, open tin @kitchen
    close: close, shut, screw on @room **
    wrap: wrap, gift wrap, wrap present, wrap gift, tie ribbon @room *
    unwrap: unwrap, open present, open gift, unwrap present, unwrap gift @room
    pack: pack, pack suitcase, pack bag, pack luggage, unpack suitcase, unpack, pack clothes @bedroom *
    pack-box: pack box, put box, fill box @room
    lift: lift, pick up, lift up, heave @room **
    carry: carry, haul, lug @street > **
    carry-shopping: carry grocery, carry shopping bag, carry bag @street >
    cradle: cradle @room **
    show: show, hold up, display, present @room **
    throw: throw, fling, hurl @park **
    catch: catch @park **
    catch-fish: catch fish, hook fish, reel in fish, reel in, catch fishing rod, pull out of +lake, pull out of +river, pull out of +sea, pull out of +pond, pull out of +ocean, pull out of +water, pull from +lake, pull from +river, fish out of +lake, fish out of +river, fish out of +sea, fish out of +pond @lake *
    catch-insect: catch butterfly, chase butterfly with net, catch insect, catch firefly @meadow *
    wash: wash, rinse, scrub, clean @kitchen **
    wash-large: wash truck, hose down car @driveway *
    dry: dry, dry off @kitchen **
    dry-hands: dry hand, wipe hand, dry face, towel off @bathroom
    dry-hair: dry hair, blow dry hair @bathroom
    wipe: wipe, wipe table, wipe counter, clean table @dining-room *
    dust: dust, dust shelf, dust furniture @room *
    polish: polish, buff, polish silver @room *
    fold: fold, fold blanket, fold towel @laundry-room *
    fold-paper: fold paper, make paper airplane, make paper plane, make paper boat, make paper crane, make origami, do origami, fold paper plane, fold paper crane @room
    paint-high: paint wall on ladder, paint ceiling on ladder, paint house on ladder @plain-room
    paint-wall: paint wall, use paint roller, paint room, paint ceiling, paint house, plaster wall @plain-room
    paint-thing: paint over, varnish, lacquer, paint fence, paint +door @backyard *
    paint-nails: paint nail, polish nail, paint fingernail @bathroom
    hang-picture: hang picture, hang up picture, hang painting, hang +mirror, hang +clock, hang +calendar, hang +wreath @room *
    hang-up: hang up, hang up coat, hang coat, hang up jacket @corridor *
    stack: stack, pile up, stack up, pile, pile stone @room *
    cut-paper: cut paper, scrapbook, cut out paper, cut with scissors, cut ribbon, snip @room
    tear-paper: tear paper, rip paper, tear up paper, tear letter, crumple paper @room
    glue: glue, glue paper, paste @room *
    sew-button: sew button, sew on button, stitch button @room
    sew-hand: mend, darn, embroider, embroidery, stitch by hand, sew by hand, mend sock, mend clothes, quilt @room *
    repair: repair, fix, assemble, take apart @workshop **
    repair-vehicle: repair bicycle, fix bike, fix bicycle, repair bike, repair motorcycle @garage *
    count: count @room **
    press-button: press button, push button, ring doorbell @corridor
    knock: knock on door, knock at door, knock door @corridor
    switch-light: turn on lamp, turn off lamp, switch on lamp, switch off lamp, turn on light, switch off light, turn off light, switch on light @room
    light-candle: light candle, light match, strike match @room
    handle: touch, inspect, examine, adjust, handle, try out @room **`;
