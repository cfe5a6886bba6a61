import type { Place } from '../scene-description.ts';

/**
 * Where somebody is at work, or a thing is found, when no place is named. `place: words`, singular; phrases of up to
 * three words. Plurals are found by themselves.
 */
const AT_WORK = `
bakery: baker, pastry chef, confectioner
kitchen: chef, cook, dishwasher
restaurant: waiter, waitress, sommelier, sushi chef
bar: bartender, barman, barmaid, mixologist
cafe: barista
barbershop: barber
salon: hairdresser, hair stylist, hairstylist, manicurist, beautician
hospital: nurse, patient, doctor, midwife
operating-room: surgeon, anesthetist
dentist-office: dentist, dental hygienist
veterinary-clinic: vet, veterinarian
classroom: teacher, schoolteacher, pupil
lecture-hall: professor, lecturer
indoor-library: librarian
office: office worker, secretary, accountant, clerk, intern, coworker, co worker, colleague, programmer, hacker, office manager
lobby: receptionist, bellboy, bellhop, concierge
courtroom: judge, jury, defendant
jail-cell: prisoner, inmate, convict
laboratory: scientist, mad scientist, chemist, lab technician, researcher, biologist
forge: blacksmith, glassblower
workshop: carpenter, woodworker, watchmaker, toymaker, luthier, clockmaker
tailor-shop: tailor, seamstress, dressmaker
pottery-workshop: potter
shoe-shop: cobbler, shoemaker
butcher-shop: butcher
florist: florist
jewelry-store: jeweler, jeweller
pharmacy: pharmacist
supermarket: cashier, shopkeeper, grocer
church: priest, nun, choirboy, choir, pastor, vicar, bishop, organist
throne-room: king, queen, emperor, empress
garage: mechanic, car mechanic
mine: miner
construction-site: construction worker, bricklayer, builder, crane operator
circus: clown, acrobat, juggler, trapeze artist, lion tamer, ringmaster, tightrope walker, fire eater
lighthouse: lighthouse keeper
movie-theater: usher
stage: singer, rapper
zoo: zookeeper, zoo keeper
corridor: janitor
gym: weightlifter, bodybuilder, powerlifter
theatre: magician, actor, actress, ventriloquist, puppeteer, comedian
disco: dj
apiary: beekeeper
pasture: shepherd, goatherd
garden: gardener
vineyard: winemaker
ship-deck: sailor, pirate, sea captain, captain
cockpit: pilot, copilot
airplane-cabin: flight attendant, stewardess
tv-studio: news anchor, newsreader, weatherman, weather presenter
prairie: cowboy, cowgirl, sheriff
monastery: monk
ruins: archaeologist
call-center: telemarketer
bank: bank teller
boxing-ring: boxer, prizefighter, wrestler
gym: gymnast
horse-racing-track: jockey
ski-slope: skier, snowboarder
room: toddler, baby, newborn, babysitter, nanny
`;

/** Players are where their game is played, whatever they do. */
const PLAYING = `
soccer-stadium: goalkeeper, goalie, footballer, soccer player, striker
sumo-ring: sumo, sumo wrestler
indoor-basketball-court: basketball player
tennis-court: tennis player
hockey-rink: hockey player
ice-rink: figure skater, ice skater, speed skater
golf-course: golfer, caddie
baseball-stadium: baseball player
outdoor-track: sprinter, hurdler, pole vaulter, long jumper
bullring: bullfighter, matador, torero
ski-slope: ski jumper
`;

/** What is done with these is done there. */
const CERTAIN = `
train-platform: wait train, catch train, miss train, board train
bus-stop: wait bus, catch bus, miss bus
airport: wait plane, wait flight, miss plane, miss flight, catch plane, catch flight
taxi-stand: wait taxi, wait cab
dock: wait ferry, wait boat, miss ferry, wait ship
aboard-train: check ticket, punch ticket, stamp ticket, inspect ticket
soccer-stadium: penalty kick, crossbar, free kick, corner kick
sumo-ring: sumo, dohyo
gym: barbell, dumbbell, treadmill
bathroom: bathtub, tub, bubble bath, shower curtain, toilet, bath mat, toilet paper
classroom: blackboard, chalkboard, school desk
hospital: hospital bed, stretcher, iv drip, hospital gown
office: paper shredder, shredder, photocopier, copy machine, copier, office chair, filing cabinet, water cooler, spreadsheet, stapler, cubicle
pond: lily pad, lilypad, water lily, waterlily
bar: whisky, whiskey, bourbon, cocktail shaker, beer tap, martini, jukebox
courtroom: gavel
church: pew, pulpit, church organ, confessional
throne-room: throne
forge: anvil
casino: slot machine, roulette, poker chip, blackjack
bowling-alley: bowling ball, bowling pin
billiard-room: pool table, billiard table, pool cue
circus: trapeze, tightrope
assembly-line: conveyor belt, robot arm, robotic arm
warehouse: forklift, pallet jack
supermarket: cash register, shopping cart, shopping trolley, checkout counter
laboratory: test tube, microscope, beaker, petri dish, bunsen burner
nursery: crib, cradle, baby cot
laundry-room: washing machine, tumble dryer, ironing board
kitchen: refrigerator, fridge, dishwasher, frying pan, kitchen counter, cutting board, oven, high chair, saucepan
bedroom: bunk bed, pillow fight, duvet, bedside table, nightstand
observatory: giant telescope
room: christmas tree, christmas stocking, rocking chair, knitting needle
cockpit: instrument panel, control stick
crypt: sarcophagus, mummy
underwater: coral, scuba diver, anglerfish
campsite: sleeping bag
desert: camel caravan, tumbleweed
cemetery: gravestone, tombstone, headstone, grave
dojo: black belt, karate master, judoka, sensei, karate fighter
`;

export type ImpliedPlaces = ReadonlyMap<string, Place>;

export const WORKPLACES: ImpliedPlaces = table(AT_WORK);
export const PLAYING_PLACES: ImpliedPlaces = table(PLAYING);
export const CERTAIN_PLACES: ImpliedPlaces = table(CERTAIN);

function table(text: string): ImpliedPlaces {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [place, words] = line.split(': ') as [Place, string];
        return words
          .split(', ')
          .flatMap((word) => [word, plural(word)].map((form): [string, Place] => [form, place]));
      }),
  );
}

function plural(word: string): string {
  if (word.endsWith('man')) return `${word.slice(0, -2)}en`;
  if (word.endsWith('y') && !/[aeo]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
