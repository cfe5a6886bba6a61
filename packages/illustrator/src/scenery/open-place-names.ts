import { openAir, settlement, wild } from './place-name.ts';

/** Wild landscapes, settlements and what is left of them, grounds for sport, gardens, works in the open. */
export const OPEN_PLACE_NAMES = {
  'hot-spring': wild('at a hot spring', 'hot springs, onsen, thermal spring, thermal pool, natural spring'),
  geyser: wild('at a geyser', 'geyser field, yellowstone geyser, old faithful'),
  tundra: wild('on the tundra', 'arctic tundra'),
  'bamboo-forest': wild('in a bamboo forest', 'bamboo grove, bamboo thicket, bamboo woods, bamboo jungle'),
  'birch-forest': wild('in a birch forest', 'birch grove, birch wood, birch woods, aspen forest'),
  oasis: wild('at an oasis', 'desert oasis'),
  creek: wild('at a creek', 'brook, stream, forest stream, woodland stream, mountain stream, babbling brook'),
  'river-delta': wild('over a river delta', 'delta, estuary'),
  lagoon: wild('at a lagoon', 'blue lagoon, tropical lagoon, atoll, maldives, overwater bungalow'),
  mangrove: wild('among mangroves', 'mangroves, mangrove forest, mangrove swamp'),
  'salt-flat': wild('on a salt flat', 'salt flats, salt desert, salt lake, salt plain'),
  badlands: wild('in the badlands', 'badland, painted hills, eroded hills'),
  'rock-arch': wild('at a rock arch', 'natural arch, sandstone arch, natural bridge, rock bridge'),
  'rock-formation': wild(
    'among rock formations',
    'rock formations, monument valley, butte, mesa, hoodoos, sandstone rocks',
  ),
  'small-island': wild(
    'on a small island',
    'island, islet, desert island, deserted island, lonely island, small tropical island',
  ),
  heath: wild('on a heath', 'heathland, moor, moorland, heather field'),
  crater: wild('at a crater', 'meteor crater, impact crater, meteorite crater'),
  fjord: wild('in a fjord', 'fjords, norwegian fjord'),
  pond: wild('at a pond', 'duck pond, fish pond, frog pond, village pond, small pond, swimming hole'),
  hill: wild('at a green hill', 'green hill, grassy hill, knoll'),
  hilltop: wild('on top of a hill', 'lone hilltop'),
  prairie: wild('on the prairie', 'great plains, plains, grassy plain'),
  mudflat: wild('on a mudflat', 'mudflats, tidal flat, mud flat, low tide'),

  village: settlement('in a village', 'hamlet, small village, rural village, country village, small town'),
  'village-church': settlement(
    'at a village church',
    'country church, small church, church building, outdoor church, wooden church, rural church, church steeple, white church, parish church',
  ),
  cathedral: settlement(
    'at a cathedral',
    'outdoor cathedral, gothic cathedral, notre dame, cathedral square, basilica',
  ),
  monastery: settlement('at a monastery', 'abbey, convent, nunnery, outdoor monastery, priory'),
  'fishing-village': settlement(
    'in a fishing village',
    'seaside village, coastal village, seaside town, coastal town, harbor town, fishing town',
  ),
  'mountain-village': settlement(
    'in a mountain village',
    'alpine village, chalet, chalets, swiss village, mountain town',
  ),
  'medieval-village': settlement('in a medieval village', 'fantasy village, viking village, old village'),
  suburb: settlement(
    'in a suburb',
    'residential neighborhood, residential neighbourhood, residential area, suburban street, neighborhood, neighbourhood, suburban neighborhood, residential street, housing estate, suburbs, cul de sac',
  ),
  slum: settlement('in a slum', 'slums, shanty town, shantytown, favela, shanties'),
  plaza: settlement(
    'on a plaza',
    'town square, city square, village square, public square, piazza, main square, square, old town square, esplanade',
  ),
  chinatown: settlement('in chinatown', 'china town, chinese street'),
  'apartment-building': settlement(
    'at an apartment building',
    'outdoor apartment building, apartment block, apartment house, block of flats, tenement, residential building, apartments, condominium, housing block',
  ),
  'city-hall': settlement(
    'at the city hall',
    'town hall, parliament, capitol, government building, courthouse building, state house',
  ),
  embassy: settlement('at an embassy', 'consulate'),
  motel: settlement('at a motel', 'roadside motel, inn motel, outdoor motel'),
  'trailer-park': settlement(
    'in a trailer park',
    'caravan park, caravan site, mobile home park, rv park, mobile home, manufactured home',
  ),
  porch: settlement('on a porch', 'front porch, veranda, verandah, house porch, stoop'),
  balcony: settlement('on a balcony', 'apartment balcony, exterior balcony, balcony view, loggia'),
  terrace: settlement('on a terrace', 'stone terrace, sea terrace, pergola, villa terrace, outdoor terrace'),
  patio: settlement('on a patio', 'house patio, garden patio, backyard patio, sun deck, back porch'),
  shed: settlement('at a shed', 'garden shed, wooden shed, tool shed, toolshed, potting shed, outhouse'),
  yurt: settlement('at a yurt', 'ger, mongolian yurt, yurt camp'),
  ruins: settlement(
    'among ruins',
    'ruin, ancient ruins, roman ruins, greek ruins, temple ruins, ruined temple, archaeological site, archaeological excavation, acropolis, parthenon, greek temple, ancient temple',
  ),
  colosseum: settlement('at the colosseum', 'coliseum, roman colosseum'),
  amphitheater: settlement(
    'in an amphitheater',
    'amphitheatre, roman theater, greek theater, gladiator arena, amphi theater',
  ),
  stonehenge: settlement('at stonehenge', 'stone circle, standing stones, megaliths'),
  'ghost-town': settlement(
    'in a ghost town',
    'western town, wild west town, wild west, cowboy town, old west town, abandoned town, wild west street',
  ),
  'haunted-house': settlement(
    'at a haunted house',
    'haunted mansion, spooky house, abandoned house, creepy house, ghost house, witch house',
  ),
  'fire-escape': settlement('at a fire escape', 'fire stairs, fire escape stairs, fire ladder outside'),
  mausoleum: settlement('at a mausoleum', 'tomb house, family tomb'),
  'military-base': settlement('on a military base', 'army base, army camp, military camp, boot camp'),
  trench: settlement('in a trench', 'trenches, battlefield trench, war trench'),
  moat: settlement('at a moat', 'castle moat, moated castle, moat water, drawbridge'),
  watermill: settlement('at a watermill', 'water mill, mill house, water wheel, old mill'),

  'volleyball-court': openAir('on a volleyball court', 'outdoor volleyball court'),
  'beach-volleyball-court': openAir('on a beach volleyball court', 'sand volleyball court, beach court'),
  'skate-park': openAir(
    'in a skate park',
    'skatepark, skateboard park, half pipe, skate ramp, skateboarding park',
  ),
  'hockey-rink': openAir(
    'on a hockey rink',
    'ice hockey rink, hockey arena, hockey stadium, ice hockey arena, indoor ice rink',
  ),
  'horse-racing-track': openAir(
    'on a horse racing track',
    'horse race track, hippodrome, horse track, racecourse, horse race',
  ),
  rodeo: openAir('at a rodeo', 'rodeo arena, rodeo ring'),
  bullring: openAir('in a bullring', 'bull ring, bullfighting arena, bullfight'),
  'archery-range': openAir('on an archery range', 'archery field, archery ground'),
  'outdoor-swimming-pool': openAir(
    'at an outdoor swimming pool',
    'outdoor pool, hotel pool, backyard pool, garden pool, poolside, lido, outside pool, resort pool',
  ),
  'water-park': openAir('in a water park', 'waterpark, aqua park, water slide, water slides'),
  'drive-in-theater': openAir(
    'at a drive in theater',
    'drive in theater, drive in cinema, drive in movie theater, drive in movie, drive-in theater, drive-in cinema',
  ),
  'outdoor-stage': openAir(
    'at an outdoor stage',
    'open air stage, open air theater, outdoor theater, outdoor theatre, bandstand, open air concert, band shell',
  ),
  'outdoor-gym': openAir('in an outdoor gym', 'street workout park, calisthenics park, fitness park'),
  'zen-garden': openAir('in a zen garden', 'rock garden, stone garden, dry garden'),
  'japanese-garden': openAir('in a japanese garden', 'koi pond, japanese tea garden, japanese pond'),
  'formal-garden': openAir(
    'in a formal garden',
    'palace garden, topiary garden, french garden, castle garden, baroque garden, royal garden',
  ),
  'hedge-maze': openAir('in a hedge maze', 'maze, labyrinth, garden maze, hedge labyrinth'),
  'picnic-area': openAir('in a picnic area', 'picnic ground, picnic spot, picnic site, rest area'),
  'rooftop-garden': openAir('in a rooftop garden', 'roof garden, rooftop terrace, rooftop patio'),
  'beach-hut': openAir('at a beach hut', 'beach huts, beach house, bathing hut, beach cabin, beach cabana'),
  'oil-rig': openAir(
    'on an oil rig',
    'oil platform, offshore platform, drilling rig, offshore rig, oilrig, oil field',
  ),
  'solar-farm': openAir(
    'on a solar farm',
    'solar park, solar panels, solar field, solar power plant, solar panel field',
  ),
  'wind-farm': openAir(
    'on a wind farm',
    'windfarm, wind turbines, wind turbine, wind park, wind power plant',
  ),
  dam: openAir('at a dam', 'hydroelectric dam, water dam, reservoir dam, reservoir'),
  quarry: openAir(
    'in a quarry',
    'stone quarry, gravel pit, open pit mine, open cast mine, open pit, marble quarry',
  ),
};
