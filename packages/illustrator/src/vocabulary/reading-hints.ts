import type { Action } from '../scene-description.ts';

/** What a noun tells beyond itself: a surfer surfs, a pianist has a piano. */
export const IMPLIED: Readonly<Record<string, { readonly action: Action; readonly with?: string }>> = {
  surfer: { action: 'surf' },
  skier: { action: 'ski' },
  snowboarder: { action: 'ski' },
  skater: { action: 'skate' },
  skateboarder: { action: 'skate' },
  cyclist: { action: 'ride', with: 'bicycle' },
  biker: { action: 'ride', with: 'motorcycle' },
  painter: { action: 'paint' },
  artist: { action: 'paint' },
  fisherman: { action: 'fish' },
  swimmer: { action: 'swim' },
  diver: { action: 'swim' },
  'scuba diver': { action: 'swim' },
  dancer: { action: 'dance' },
  'ballet dancer': { action: 'dance' },
  'flamenco dancer': { action: 'dance' },
  ballerina: { action: 'dance' },
  singer: { action: 'sing' },
  rapper: { action: 'sing' },
  'opera singer': { action: 'sing' },
  musician: { action: 'play', with: 'guitar' },
  guitarist: { action: 'play', with: 'guitar' },
  'rock star': { action: 'play', with: 'guitar' },
  band: { action: 'play', with: 'guitar' },
  pianist: { action: 'play', with: 'piano' },
  violinist: { action: 'play', with: 'violin' },
  drummer: { action: 'play', with: 'drum' },
  runner: { action: 'run' },
  jogger: { action: 'run' },
  hiker: { action: 'walk' },
  climber: { action: 'climb' },
  reporter: { action: 'talk' },
  speaker: { action: 'talk' },
  'news anchor': { action: 'talk' },
  chef: { action: 'cook' },
  baker: { action: 'cook' },
  programmer: { action: 'type' },
};

/** Words for several people at once. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  couple: ['man', 'woman'],
  lovers: ['man', 'woman'],
  parents: ['man', 'woman'],
  family: ['man', 'woman', 'girl'],
  friends: ['woman', 'man', 'boy', 'girl'],
  newlyweds: ['groom', 'bride'],
  grandparents: ['grandfather', 'grandmother'],
};

/** Place words that are often mentioned in passing; a plainer place word beats them. */
export const WEAK_PLACES = new Set(
  'table, window, windowsill, tree, trees, clouds, sky, air, hill, ice, building, shop, grass, bridge, desk, bed, sofa, couch, carpet, rug, wave, field, bar, house, road, square, planet, volcano, pyramid, windmill, flower, shapes, africa, ridge, balcony, porch, roof, rooftop, staircase, stairs, terrace'.split(
    ', ',
  ),
);

/** Words that have a picture in the emoji set but are no thing to show when they stand in a prompt. */
export const NOT_THINGS = new Set(
  `board food smoke steam dust costume costumes opening growing milky breakfast lunch dinner meal narrator voiceover narration leaf stack pile slice piece heap row time light back top new soon world view shot high quality film movie camera video motion detail background foreground style scene color colour water wind
  sun  speed smile hand eye hair face head close up down left right out over and the with its his her their this that while as of for into onto from
  very through across around under near slow fast long short good great nice beautiful realistic detailed cinematic shallow depth focus bokeh lens frame
  lighting dark bright warm cold hot cool soft deep old modern large small first last next other same all every each full half whole black white sparkling
  look make turn get put set add remove replace change keep use let wearing wear sand ground land earth floor wall side middle center edge end start begin
  place day night morning evening snow rain cloud fog storm weather air sky sea ocean line circle square dot point mark  symbol button  open
  red blue green yellow purple pink  brown grey gray gold silver number letter word name text title caption logo surface reflection shadow
  tail paw wing fur feather leg foot ear nose mouth tongue tooth body skin arm finger  love kiss couple hug person man woman sparkles dizzy boom
  sound music song melody beat voice noise tracking medium wide angle pan zoom tilt rich vivid colorful colourful vibrant golden natural wild soft-focus hour minute second
  big little tiny huge giant massive busy empty crowded shape form art drawing work job play game fun party free fresh clean clear pure simple single double
  like just only also too more most some many much few several one two three four five six seven eight nine ten hundred is are was were be been being has have had do does did
  it he she they we you i me my your our at by in on to no yes not ok aerial palm roll rolling surf bamboo  scene follow following smooth soft shaft broad leaf  layered  path    lined spotlight overhead cosy  lit dome far crater front hole prints root pod wedge handle liquid way voltage done machine stop departure arrival streamer ceremony volume score slider knobs index tabs nib tube decoration popper coaster receiver pong gust roots handles wedges pods holes crack cracks machines stops `.split(
    /\s+/,
  ),
);
