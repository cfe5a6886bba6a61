/** What people do with each other, in shops, at parties, before others. */
export const COMPANY_ROWS = `
    tango: tango, dance tango, dance the tango @ballroom
    waltz: waltz, dance waltz, ballroom dance, dance together, dance with each other, dance slowly @ballroom
    salsa: salsa, dance salsa, swing dance, dance rumba, dance cha cha @ballroom
    high-five: high five, give high five, high fiving @park
    quarrel: argue, quarrel, bicker, have argument, yell at each other @street
    toast: toast, toast with wine, clink glass, raise glass, drink toast, toast glass, cheers @restaurant
    give: give, hand, hand over, offer, deliver @room **
    steal: steal, snatch, swipe, nab, filch @street **
    steal-hat: steal +hat, snatch +hat, steal +cap, snatch +cap, steal +crown, snatch +crown, steal +wig, snatch +wig @street **
    give-present: give present, give gift, hand over present, offer gift @room
    give-flowers: give flowers, give bunch of flower, give bouquet, hand bouquet @park
    propose: make marriage proposal, propose, propose marriage, propose with ring, ask to marry, get engaged @park
    pay: pay, pay bill, pay cash, pay cashier @supermarket
    buy: buy, purchase, shop for @market *
    sell: sell @market *
    give-speech: give speech, hold speech, make speech, speak into microphone, give lecture, present project @conference-room
    teach: teach, teach class, explain lesson, give lesson @classroom
    take-selfie: take selfie, selfie @park
    film: film, record video, shoot video @park
    text-phone: text, text on phone, use phone, type on phone, look at phone, scroll phone, use smartphone, check phone, write message @street
    phone-call: make phone call, answer phone, talk phone @office
    watch-tv: watch football match, use remote control, watch television, watch tv, watch movie, watch film @room
    vote: vote, cast vote, cast ballot @plain-room
    do-magic: pull rabbit out hat, pull rabbit from hat, do magic trick, perform magic trick @stage
    tame-lion: tame, tame lion @circus
    wait-bus: wait for bus, wait at bus stop, wait bus @bus-stop
    hitchhike: hitchhike, thumb ride @highway
    sunbathe: sunbathe, lie on beach, tan @beach
    hold-hands: hold hand, hand in hand, walk hand in hand @park >
    tug-of-war: tug of war, play tug of war @meadow`;
