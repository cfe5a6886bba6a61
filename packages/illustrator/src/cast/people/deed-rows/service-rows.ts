/** Meals, machines, care and repair: what is done every day at home and at work. */
export const SERVICE_ROWS = `
    eat-noodles: eat noodle, eat ramen, slurp noodle, eat with chopstick, use chopstick, eat pho, eat rice @restaurant
    eat-spaghetti: eat spaghetti, eat pasta @restaurant
    eat-soup: eat soup, eat cereal, eat porridge, eat oatmeal, eat stew, eat yogurt, slurp soup @dining-room
    lick: lick, lick ice cream, lick lollipop, suck lollipop, eat ice cream, eat lollipop, lick ice cream cone, eat popsicle @park
    eat-corn: eat corn, eat corn cob, eat corn on cob @park
    drink-fountain: drink from fountain, drink from water fountain, drink fountain @park
    drink-shot: drink shot, take shot, drink whiskey @bar
    paddle-canoe: paddle canoe, canoe, canoeing, row canoe @river
    scramble-eggs: scramble egg, make scrambled egg, make omelet, make omelette, poach egg @kitchen
    flip-burger: flip burger, grill burger, cook burger, fry burger @kitchen
    wok: flip noodle wok, flip noodle, cook in wok, fry noodle, fry rice, toss noodle @kitchen
    blend: blend, blend smoothie, make smoothie, use blender, make milkshake, make juice @kitchen *
    sieve: sieve, sift, sieve flour, sift flour, dust flour, dust flour over bread, dust cake, dust sugar @kitchen
    scoop: scoop ice cream, serve ice cream, make ice cream, sell ice cream @ice-cream-parlor
    take-from-oven: take out oven, take bread out oven, take from oven, put in oven, pull out oven, bake in oven, roast in oven, take +cake out oven, take +pizza out oven @kitchen *
    load-dishwasher: load dishwasher, empty dishwasher, unload dishwasher, fill dishwasher @kitchen
    open-fridge: put grocery away, put away grocery, open refrigerator, open fridge, look in fridge, look into refrigerator, close refrigerator, close fridge, put in fridge @kitchen
    toast-bread: toast bread, make toast, use toaster @kitchen
    dip-cookie: dunk cookie, dip cookie, dunk biscuit, dip biscuit @kitchen
    grind-meat: grind meat, mince meat, make sausage @kitchen
    make-popcorn: make popcorn, pop popcorn @kitchen
    fill-bathtub: fill bathtub, turn on tap, turn on faucet, turn off tap, run bath, fill bath, turn off faucet @bathroom
    turn-key: turn key, unlock with key, insert key, put key in lock, pick lock @corridor
    plug-in: plug in, plug cable, plug in cable, charge phone, plug in charger, plug in lamp @room
    wring: wring, wring out towel, wring out cloth, wring towel, wring out laundry @laundry-room
    weigh-self: weigh himself, weigh herself, weigh oneself, weigh themselves, stand on scale, step on scale @bathroom
    weigh: weigh @kitchen **
    shelve-book: put book on shelf, put book shelf, take book from shelf, reach for book, get book from shelf, choose book @indoor-library
    lay-tiles: lay tile, tile floor, tile wall, tile bathroom @bathroom
    roll-carpet: lay carpet, roll carpet, roll out carpet, install carpet, unroll carpet, roll up carpet @room
    wallpaper: put up wallpaper, hang wallpaper, wallpaper, put wallpaper on wall, glue wallpaper @plain-room
    clean-toilet: clean toilet, scrub toilet @bathroom
    clean-pool: clean pool, clean swimming pool @outdoor-swimming-pool
    open-curtains: open curtain, close curtain, draw curtain, pull curtain, hang curtain @room
    decorate-tree: decorate christmas tree, trim christmas tree, decorate tree, put up christmas tree @room
    chainsaw: use chainsaw, cut tree, saw tree, cut tree chainsaw, fell tree, cut down tree chainsaw @forest
    jackhammer: use jackhammer, drill road, break concrete, drill street, break pavement @construction-site
    blow-leaves: blow leaf, use leaf blower @garden
    megaphone: use megaphone, shout into megaphone, speak into megaphone, speak through megaphone @street
    extinguisher: use fire extinguisher, spray fire extinguisher, hold fire extinguisher @kitchen
    vending: use vending machine, buy from vending machine, buy drink vending machine @corridor
    cash-machine: use atm, use cash machine, withdraw money, get cash @street
    calculate: calculate, use calculator, do math, do tax, do accounting @office
    use-tablet: use tablet, draw on tablet, look at tablet, swipe tablet, use ipad, read on tablet @room
    typewriter: type on typewriter, use typewriter, write on typewriter @room
    video-call: make video call, video call, have video call, video chat, attend online meeting @office
    fix-roof: fix roof, repair roof, shingle roof, tile roof, clean gutter, mend roof @suburb
    fix-sink: use wrench, fix sink, repair sink, fix pipe, repair pipe, unclog sink, fix leak, plumb @kitchen
    blow-glass: blow glass, make glass @forge
    graffiti: spray graffiti, tag graffiti, spray paint, spray paint wall, paint graffiti, paint mural @alley
    paint-face: paint face, face paint, put on face paint @playground
    keep-bees: keep bee, bee keep, beekeeping, inspect beehive, harvest honey, collect honey @apiary
    survey: survey land, survey, use theodolite, survey field @construction-site
    sledgehammer: use sledgehammer, swing sledgehammer, use sledge hammer, swing sledge hammer, break wall, smash wall @construction-site
    load-truck: load truck, unload truck, load van, unload van, load car, unload car @driveway
    move-sofa: move furniture, move sofa, carry sofa, carry furniture, move couch @room
    deliver-parcel: deliver package, deliver parcel, deliver box, deliver mail, deliver food @suburb
    deliver-papers: deliver newspaper, throw newspaper @suburb >
    thread-needle: thread needle @room
    string-beads: make necklace, make jewelry, string bead, make bracelet, bead @workshop
    dip-candles: make candle, dip candle @workshop
    build-wood: build +birdhouse, build +cabinet, build +chair, build +table, build +boat, build +bookshelf, build +dollhouse, make +birdhouse @workshop *
    sign-paper: sign contract, sign document, sign paper, sign form, sign check, sign autograph, fill out form, sign @office
    do-homework: do homework, take note, do crossword, study for exam, take exam, do sudoku, solve crossword, write exam @classroom
    experiment: do science experiment, do experiment, mix chemical, conduct experiment, do chemistry @laboratory
    file-nails: file nail, get manicure, do manicure, give manicure, file fingernail @salon
    tattoo: tattoo, get tattoo, make tattoo, give tattoo @salon
    surgery: perform surgery, operate, operate on patient, do surgery @hospital
    cpr: perform cpr, do cpr, give cpr, give first aid, resuscitate @street
    donate-blood: donate blood, give blood, draw blood @hospital
    take-pill: take pill, take medicine, swallow pill, take vitamin @bathroom
    put-mascara: put on mascara, apply mascara, apply eyeliner, put on eyeliner, put on eye shadow, apply eye shadow @bathroom
    shave-legs: shave leg, wax leg @bathroom
    curl-hair: curl hair, straighten hair, iron hair, use curling iron @bedroom
    braid-hair: braid hair, plait hair, do hair, tie hair @bedroom
    clean-ears: clean ear, use cotton swab @bathroom
    tuck-in: tuck in child, put child bed, put baby bed, put to bed, tuck in, put kid to bed @bedroom
    dress-child: dress child, dress kid, help child dress, dress toddler @bedroom
    nurse-baby: nurse baby, breastfeed, breastfeed baby, give baby bottle @nursery
    marry: marry, get married, exchange ring, have wedding @church
    anchor-news: present news, read news, anchor news, news anchor @tv-studio
    interview: interview, interview person, give interview, report news, news report @street
    auction: auction, hold auction, judge, bang gavel @courtroom
    handcuff: handcuff, arrest, arrest thief @street
    fly-drone: fly drone, use drone, pilot drone @park
    fly-plane: fly plane, fly airplane, fly aircraft, pilot plane, fly helicopter @cockpit
    wave-flag: wave flag, swing flag @stage-hall
    hold-sign: hold sign, hold up sign @street
    view-painting: look at painting, admire painting, view painting, visit museum, look at picture, look at art @art-gallery
    warm-hands: warm hand, warm hand at fire, sit by fire, sit by campfire @campsite
    wash-feet: wash foot, soak foot @bathroom
    swat-fly: swat fly, swat, kill fly, swat mosquito @kitchen
    smash-plate: smash plate, break plate, break glass, smash glass, break vase @kitchen
    push-wheelchair: push wheelchair, push person wheelchair @park >
    use-wheelchair: ride wheelchair, use wheelchair, sit in wheelchair, roll in wheelchair @park >
    pick-trash: pick up trash, pick up garbage, pick up litter, collect trash, collect litter, pick up rubbish @park
    sort-clothes: organize closet, clean closet, organize clothes, choose clothes @closet
    sleep-hammock: sleep in hammock, lie in hammock, relax in hammock, rest in hammock, nap in hammock @beach
    teach-knit: teach to knit, teach knit, learn to knit @room`;
