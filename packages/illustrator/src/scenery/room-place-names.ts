import { civic, leisure } from './place-name.ts';

/** Rooms of the public and of a house, halls of play, and rooms where machines work. */
export const ROOM_PLACE_NAMES = {
  bank: civic('in a bank', 'bank office, bank branch, bank counter, bank interior, bank lobby'),
  'bank-vault': civic('in a bank vault', 'vault, money vault, strongroom, safe room'),
  'police-station': civic(
    'in a police station',
    'police office, police department, police precinct, sheriff office',
  ),
  'fire-station': civic('in a fire station', 'firehouse, fire house, fire department, fire hall'),
  'post-office': civic('in a post office', 'mail room, mailroom, postal office'),
  'throne-room': civic('in a throne room', 'throne hall, castle hall, palace hall, great hall'),
  'server-room': civic(
    'in a server room',
    'data center, data centre, datacenter, server farm, computer room',
  ),
  'control-room': civic(
    'in a control room',
    'mission control, command center, surveillance room, security room, war room',
  ),
  'call-center': civic('in a call center', 'call centre, help desk office, customer service center'),
  'waiting-room': civic('in a waiting room', 'waiting area, waiting lounge, waiting hall'),
  'doctors-office': civic(
    'in a doctors office',
    "doctors office, doctor ' office, doctor office, examination room, exam room, medical office, consulting room",
  ),
  'dentist-office': civic(
    'in a dentist office',
    "dentists office, dentist ' office, dental clinic, dental office, dentist clinic, dentist practice",
  ),
  'veterinary-clinic': civic(
    'in a veterinary clinic',
    'vet clinic, animal hospital, veterinarian office, animal clinic, veterinarians office, vet office',
  ),
  morgue: civic('in a morgue', 'mortuary, funeral home'),
  dormitory: civic('in a dormitory', 'barracks, barrack, bunk room, sleeping hall, dorm, youth hostel'),
  'tv-studio': civic(
    'in a tv studio',
    'television studio, news studio, newsroom, broadcast studio, news room, news set',
  ),
  'photo-studio': civic('in a photo studio', 'photography studio, photographer studio, photo shoot studio'),
  observatory: civic('in an observatory', 'astronomical observatory, observatory dome'),
  catacomb: civic('in a catacomb', 'catacombs, ossuary, bone chamber'),
  crypt: civic('in a crypt', 'burial chamber, burial vault, tomb chamber, inside a tomb'),
  sewer: civic('in a sewer', 'sewer tunnel, sewers, drain tunnel'),
  mosque: civic('in a mosque', 'mosque interior, islamic mosque, inside a mosque'),
  synagogue: civic('in a synagogue', 'synagogue interior, jewish temple'),
  pantry: civic('in a pantry', 'larder, food pantry, food storage room'),
  closet: civic(
    'in a closet',
    'walk in closet, walk-in closet, dressing closet, wardrobe room, walk in wardrobe',
  ),
  'entrance-hall': civic(
    'in an entrance hall',
    'entryway, entry hall, vestibule, mudroom, house entrance, front hall',
  ),
  sunroom: civic('in a sunroom', 'sun room, winter garden, glass porch, solarium, veranda room'),
  'public-toilet': civic(
    'in a public toilet',
    'public restroom, public bathroom, public washroom, toilets, school bathroom',
  ),
  'storage-room': civic(
    'in a storage room',
    'storeroom, stockroom, store room, utility room, broom closet, copy room',
  ),
  'wine-cellar': civic('in a wine cellar', 'wine vault, barrel cellar, barrel storage'),
  'home-theater': civic(
    'in a home theater',
    'home theatre, home cinema, media room, television room, tv room',
  ),
  bunker: civic('in a bunker', 'bomb shelter, fallout shelter, nuclear bunker, underground shelter'),

  arcade: leisure(
    'in a video arcade',
    'video arcade, game arcade, amusement arcade, video game arcade, game hall',
  ),
  disco: leisure(
    'in a disco',
    'discotheque, nightclub, night club, dance club, dance floor, club dance floor, indoor discotheque',
  ),
  'karaoke-bar': leisure('in a karaoke bar', 'karaoke, karaoke room'),
  'billiard-room': leisure(
    'in a billiard room',
    'pool hall, billiard hall, billiards room, pool room, snooker room, game room, recreation room, snooker hall, billiards hall',
  ),
  dojo: leisure(
    'in a dojo',
    'martial arts dojo, karate dojo, martial arts gym, judo hall, martial arts studio',
  ),
  'dance-studio': leisure(
    'in a dance studio',
    'ballet studio, ballet school, ballet room, dance school, dance room, rehearsal studio',
  ),
  'yoga-studio': leisure('in a yoga studio', 'yoga room, yoga class, meditation room, pilates studio'),
  'climbing-gym': leisure(
    'in a climbing gym',
    'climbing wall, indoor climbing wall, bouldering gym, rock climbing gym, climbing hall, rock wall',
  ),
  'squash-court': leisure('on a squash court', 'racquetball court, handball court'),
  'indoor-tennis-court': leisure('on an indoor tennis court', 'tennis hall, indoor badminton court'),
  'indoor-basketball-court': leisure(
    'on an indoor basketball court',
    'basketball hall, basketball arena, sports arena, indoor stadium, indoor sports hall, indoor volleyball court, school gym, basketball stadium',
  ),
  'indoor-playground': leisure(
    'on an indoor playground',
    'play center, ball pit, soft play area, kids play room',
  ),
  'shooting-range': leisure('in a shooting range', 'gun range, firing range, indoor shooting range'),
  sauna: leisure('in a sauna', 'steam room, steam bath, finnish sauna, turkish bath, hammam'),
  jacuzzi: leisure('in a jacuzzi', 'hot tub, whirlpool, indoor jacuzzi, whirlpool bath'),
  'ski-lodge': leisure(
    'in a ski lodge',
    'mountain lodge, ski hut, ski chalet, chalet interior, hunting lodge',
  ),
  'assembly-line': leisure(
    'at an assembly line',
    'factory floor, production line, car factory, factory interior, assembly hall, manufacturing plant, inside a factory, production hall, auto factory, indoor factory',
  ),
  warehouse: leisure(
    'in a warehouse',
    'indoor warehouse, storehouse, depot hall, distribution center, storage hall',
  ),
  brewery: leisure('in a brewery', 'distillery, indoor brewery, brewhouse'),
  forge: leisure('in a forge', 'smithy, blacksmith shop, blacksmith workshop'),
  sawmill: leisure('in a sawmill', 'saw mill, lumber mill, lumberyard, lumber yard, timber yard'),
  'steel-mill': leisure(
    'in a steel mill',
    'foundry, steelworks, steel plant, smelter, iron works, steel factory',
  ),
  mine: leisure(
    'in a mine',
    'coal mine, gold mine, mine shaft, mine tunnel, mineshaft, diamond mine, underground mine',
  ),
  'ice-cave': leisure('in an ice cave', 'ice cavern, glacier cave, frozen cave'),
};
