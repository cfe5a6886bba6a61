import { field, market, road, shop, travel } from './place-name.ts';

/** Shops and markets by their goods, fields by what grows there, roads and the insides of vehicles. */
export const TRADE_PLACE_NAMES = {
  'butcher-shop': shop(
    'in a butcher shop',
    "butchery, butcher store, meat shop, butchers shop, butcher ' shop",
  ),
  'toy-shop': shop('in a toy shop', 'toy store, toyshop, toystore'),
  'shoe-shop': shop('in a shoe shop', 'shoe store, shoe section, cobbler shop'),
  'clothing-store': shop(
    'in a clothing store',
    'clothes shop, clothing shop, clothes store, fashion store, fashion boutique, boutique, dress shop, dressing room, fitting room',
  ),
  barbershop: shop('in a barbershop', "barber shop, barbers shop, barber salon, barber ' shop"),
  'pet-shop': shop('in a pet shop', 'pet store, petshop'),
  'hardware-store': shop('in a hardware store', 'hardware shop, tool shop, tool store, diy store'),
  'jewelry-store': shop(
    'in a jewelry store',
    'jewelry shop, jewellery shop, jewellery store, jeweler shop, watch shop, pawn shop, pawnshop',
  ),
  'candy-store': shop('in a candy store', 'candy shop, sweet shop, sweets shop, chocolate shop'),
  'ice-cream-parlor': shop(
    'in an ice cream parlor',
    'ice cream parlour, ice cream shop, ice cream store, gelateria, gelato shop',
  ),
  'fish-shop': shop('in a fish shop', 'fish store, fishmonger, seafood shop, fish counter'),
  'cheese-shop': shop('in a cheese shop', 'cheese store, cheesemonger'),
  'music-store': shop(
    'in a music store',
    'music shop, instrument shop, guitar shop, record store, record shop',
  ),
  'electronics-store': shop(
    'in an electronics store',
    'electronics shop, electronic store, computer store, computer shop, phone shop, phone store, camera shop',
  ),
  'furniture-store': shop('in a furniture store', 'furniture shop, home store, furniture showroom'),
  'antique-shop': shop('in an antique shop', 'antique store, antiques shop, antiques store, curiosity shop'),
  'gift-shop': shop('in a gift shop', 'gift store, souvenir shop, souvenir store'),
  'bicycle-shop': shop('in a bicycle shop', 'bike shop, bicycle store, bike store'),
  'optician-shop': shop('in an optician shop', 'optician, opticians, eyewear shop, glasses shop'),
  'tailor-shop': shop(
    'in a tailor shop',
    'tailors shop, fabric store, fabric shop, sewing room, sewing shop',
  ),
  'wine-shop': shop('in a wine shop', 'wine store, liquor store, liquor shop, bottle shop'),
  delicatessen: shop('in a delicatessen', 'deli, deli shop, sandwich shop'),
  'stationery-shop': shop('in a stationery shop', 'stationery store, office supply store, art supply store'),
  'sports-shop': shop('in a sports shop', 'sports store, sporting goods store, sport shop, sport store'),
  'tea-shop': shop('in a tea shop', 'tea store'),
  greengrocer: shop(
    'in a greengrocer shop',
    'greengrocer shop, fruit shop, vegetable shop, fruit store, greengrocery',
  ),
  'cosmetics-shop': shop(
    'in a cosmetics shop',
    'perfume shop, cosmetics store, beauty shop, perfumery, makeup store',
  ),
  'thrift-store': shop('in a thrift store', 'thrift shop, charity shop, second hand shop'),

  'flower-market': market('on a flower market', 'flower stall, flower stand'),
  'fish-market': market('on a fish market', 'seafood market, fish stall'),
  'fruit-market': market('on a fruit market', 'fruit stand, fruit stall'),
  'vegetable-market': market('on a vegetable market', 'vegetable stall, vegetable stand, produce market'),
  'meat-market': market('on a meat market', 'meat stall'),
  'flea-market': market('on a flea market', 'antique market, jumble sale, garage sale, yard sale'),
  'night-market': market('on a night market', 'street food market, asian night market'),
  'christmas-market': market('on a christmas market', 'christmas fair, winter market'),
  bazaar: market('in a bazaar', 'souk, souq, grand bazaar, oriental market'),
  'indoor-market': market('in a market hall', 'market hall, covered market, indoor market hall'),
  'food-truck': market('at a food truck', 'food van, taco truck, food trucks'),
  newsstand: market('at a newsstand', 'news stand, newspaper stand, newspaper kiosk, kiosk'),
  'outdoor-cafe': market(
    'at an outdoor cafe',
    'sidewalk cafe, street cafe, pavement cafe, cafe terrace, open air cafe, cafe patio, outdoor coffee shop, cafe outside',
  ),
  'outdoor-restaurant': market(
    'at an outdoor restaurant',
    'restaurant terrace, restaurant patio, open air restaurant, outdoor dining area, outdoor dining',
  ),
  'beer-garden': market('in a beer garden', 'biergarten, beer terrace'),

  vineyard: field('in a vineyard', 'wine field, grape field, winery, rows of grapevines, vine rows'),
  orchard: field('in an orchard', 'apple orchard, cherry orchard, fruit orchard, apple grove, orange grove'),
  'olive-grove': field('in an olive grove', 'olive orchard, olive plantation'),
  'palm-grove': field('in a palm grove', 'date palm grove, palm plantation'),
  'rice-field': field(
    'in a rice field',
    'rice paddy, paddy field, paddy, rice terrace, rice paddies, rice farm, terraced rice field',
  ),
  'wheat-field': field(
    'in a wheat field',
    'barley field, grain field, rye field, wheatfield, cornfield of wheat',
  ),
  'corn-field': field('in a corn field', 'cornfield, maize field, corn maze, corn farm'),
  'lavender-field': field('in a lavender field', 'lavender farm, field of lavender'),
  'tulip-field': field('in a tulip field', 'field of tulips, tulip farm'),
  'sunflower-field': field('in a sunflower field', 'sunflower farm, field of sunflowers'),
  'rapeseed-field': field('in a rapeseed field', 'canola field, rape field, mustard field'),
  'cotton-field': field('in a cotton field', 'cotton farm, cotton plantation'),
  'tea-plantation': field('on a tea plantation', 'tea field, tea garden, tea farm, tea terraces'),
  'vegetable-field': field(
    'in a vegetable field',
    'cabbage field, lettuce field, vegetable patch, vegetable farm, kitchen garden, vegetable garden, carrot field, allotment, crop field',
  ),
  'strawberry-field': field('in a strawberry field', 'strawberry farm, strawberry patch'),
  'pumpkin-patch': field('in a pumpkin patch', 'pumpkin field, pumpkin farm'),
  'ploughed-field': field(
    'in a ploughed field',
    'plowed field, muddy field, tilled field, potato field, plough field, farmland, cultivated field, plantation, field cultivated',
  ),
  hayfield: field(
    'in a hayfield',
    'hay field, field of hay, field with hay bales, straw field, stubble field',
  ),
  pasture: field('on a pasture', 'cow pasture, grazing land, cattle pasture, sheep pasture, paddock, corral'),
  'chicken-coop': field('at a chicken coop', 'hen house, henhouse, chicken farm, poultry farm, chicken yard'),
  apiary: field('in an apiary', 'bee yard, beehives, bee farm'),

  'subway-car': travel(
    'in a subway car',
    'subway train interior, metro train interior, metro car, subway carriage, subway interior, subway wagon, inside a subway, metro interior, inside a metro, subway train',
  ),
  'bus-interior': travel('in a bus interior', 'school bus interior, interior of a bus, empty bus'),
  'train-interior': travel(
    'in a train interior',
    'railroad car, train wagon, interior of a train, dining car, passenger car, empty train',
  ),
  'airplane-cabin': travel(
    'in an airplane cabin',
    'airplane interior, plane interior, plane cabin, aircraft cabin, aircraft interior, airliner cabin',
  ),
  cockpit: travel('in a cockpit', 'airplane cockpit, plane cockpit, flight deck, aircraft cockpit'),
  'car-interior': travel('in a car interior', 'interior of a car, dashboard'),
  'spaceship-interior': travel(
    'inside a spaceship',
    'inside a spaceship, space station interior, inside a space station, starship bridge, spaceship bridge, spacecraft interior, spaceship cockpit',
  ),
  'submarine-interior': travel('inside a submarine', 'inside a submarine, interior of a submarine'),
  'parking-garage': travel(
    'in a parking garage',
    'underground parking garage, underground garage, underground parking, multi storey car park, parking deck, indoor parking lot, basement parking, parking structure, underground car park, indoor parking garage',
  ),
  'school-hallway': travel(
    'in a school hallway',
    'school corridor, school hall, high school hallway, hallway with lockers, school lockers, hallway of a school',
  ),
  'hospital-corridor': travel(
    'in a hospital corridor',
    'hospital hallway, hospital hall, clinic corridor, hospital aisle',
  ),
  'hotel-corridor': travel(
    'in a hotel corridor',
    'hotel hallway, hotel hall, apartment hallway, apartment corridor',
  ),
  'locker-room': travel('in a locker room', 'changing room, team locker room, gym locker room'),
  escalator: travel('on an escalator', 'escalators, moving staircase, indoor escalator'),
  'baggage-claim': travel(
    'at a baggage claim',
    'luggage claim, baggage carousel, luggage carousel, baggage reclaim',
  ),
  hangar: travel('in a hangar', 'airplane hangar, aircraft hangar, indoor hangar, plane hangar'),
  'ship-cabin': travel('in a ship cabin', 'boat cabin, cruise ship cabin, cabin of a ship'),
  'engine-room': travel('in an engine room', 'ship engine room, machine room, boiler room'),

  'toll-booth': road(
    'at a toll booth',
    'tollbooth, toll gate, toll station, toll plaza, tollgate, toll road',
  ),
  runway: road(
    'on a runway',
    'airport runway, airstrip, airfield, landing strip, tarmac, control tower, air base',
  ),
  helipad: road('on a helipad', 'heliport, helicopter pad, helicopter landing pad'),
  'car-wash': road('at a car wash', 'carwash'),
  roundabout: road('at a roundabout', 'traffic circle, rotary'),
  overpass: road('at an overpass', 'flyover, highway overpass, elevated highway, elevated road'),
  'suspension-bridge': road(
    'on a suspension bridge',
    'golden gate bridge, golden gate, hanging bridge, cable bridge',
  ),
  'rope-bridge': road('on a rope bridge', 'rope suspension bridge, wooden rope bridge'),
  'railway-bridge': road('at a railway bridge', 'train bridge, railroad bridge, train viaduct'),
  'country-road': road(
    'on a country road',
    'country lane, rural road, country street, lane, farm road, winding road',
  ),
  'dirt-road': road('on a dirt road', 'dirt track, dirt path, gravel road, muddy road, field road'),
  'desert-road': road('on a desert road', 'desert highway, route 66, road through the desert'),
  'mountain-road': road(
    'on a mountain road',
    'mountain pass, serpentine road, alpine road, hairpin road, switchback road',
  ),
  'cobblestone-street': road(
    'on a cobblestone street',
    'old town, old town street, cobblestone road, cobbled street, medieval street, historic street, medieval town, old street, european street',
  ),
  ferry: road('on a ferry', 'ferry boat, ferry terminal'),
  boathouse: road('at a boathouse', 'boat house, boat shed, boat deck house, lake house'),
  boardwalk: road(
    'on a boardwalk',
    'seaside promenade, beach promenade, promenade, seafront, beach boardwalk',
  ),
  dock: road('on a dock', 'jetty, wooden dock, wooden pier, pier, wharf, landing stage, boat dock, quay'),
  shipyard: road('in a shipyard', 'dry dock, drydock, boatyard'),
  canal: road(
    'at a canal',
    'venice, venice canal, amsterdam canal, urban canal, canal in the city, city canal',
  ),
  'taxi-stand': road('at a taxi stand', 'taxi rank, cab stand'),
  'bus-depot': road(
    'at a bus depot',
    'bus terminal, bus garage, bus station, bus station indoor, coach station',
  ),
};
