/** What the gallery's sheets show. */
export const PROMPTS = [
  'a red fox running through a snowy forest at sunset',
  'an astronaut riding a horse on Mars',
  'a surfer riding a big wave',
  'a hot air balloon flying over snowy mountains',
  'a cyberpunk street at night in the rain with a robot',
  'whale swimming underwater with turtles',
  'a dragon breathing fire over a castle',
  'a cat playing piano in space',
  'fireworks over the city at night',
  'a woman in a red dress dancing in a field of sunflowers',
  'a wolf running through an autumn forest in the fog',
  'a steam train in the autumn mountains',
  'penguins on the ice',
  'a girl holding a red umbrella in the rain',
  'an old man reading a book by the fireplace at night',
  'a dog chasing a cat in the park',
  'northern lights over a lake with a cabin',
  'a rocket launching into the starry sky',
  'an elephant and a giraffe on the savanna at sunset',
  'a boy riding a bicycle past cherry blossoms',
  'a chef cooking in the kitchen',
  'a deer in a misty forest at dawn',
  'a lighthouse in a storm at night',
  'a flock of birds flying over a lake at sunrise',
  'a samurai under cherry blossoms',
  'a man playing guitar on stage',
  'astronauts walking on the moon',
  'a yellow taxi in New York at night',
  'three butterflies over wildflowers',
  'a pirate ship in a storm',
  'a cup of coffee on a table in a cozy room',
  'flowing abstract shapes',
];

/** The sentence that docs/video-engine.md explains. */
export const SENTENCE = 'A cake on a table is guarded by a dog that wears a blue hat.';

export const STYLES = [
  'anime',
  'comic',
  'news',
  'selfie',
  'nostalgic',
  'thanksgiving',
  'noir',
  'watercolor',
  'cyberpunk',
];

export const ACTIONS = [
  'a person is riding a bike',
  'a person is playing the harp',
  'a person is shaking hands',
  'a person is milking a cow',
  'a person is cutting a watermelon',
  'a person is blowing out candles',
  'a person is rock climbing',
  'a person is making a snowman',
  'a person is playing chess',
  'a person is getting a haircut',
  'a person is shooting a goal',
  'a person is canoeing',
  'a person is doing laundry',
  'a person is throwing an axe',
  'a person is making pottery',
  'a knight fighting a dragon',
];

export const UNLIKELY = [
  'a purple octopus juggling three lemons on a pirate ship at night',
  'an otter playing the guitar on a rooftop in Paris',
  'a penguin reading a newspaper in a cafe',
  'a bear riding a bicycle through a supermarket',
  'two pirate ships battling in a storm',
  'a wizard casts a spell at a dragon',
  'a shark swimming in a swimming pool',
  'a parrot playing the drums on a beach',
  'a city made of paper',
  'a forest made of lego with a lego dragon',
  'a woman in a red coat and a man in a blue jacket waiting at a bus stop',
  'a zebra drinking from a river',
];

export const PLACES = [
  'alley',
  'aquarium',
  'bakery shop',
  'botanical garden',
  'campsite',
  'carousel',
  'hospital',
  'harbor',
  'indoor library',
  'junkyard',
  'laboratory',
  'music studio',
  'railway',
  'supermarket',
  'subway station',
  'waterfall',
];

export const RELATIONS = [
  'a red cup on the left of a blue vase',
  'a banana on top of an apple',
  'a cat under a table',
  'a ship in a bottle',
  'a bird above a bench',
  'a ball between two chairs',
  'a dog behind a chair',
  'an umbrella in front of a piano',
];

export const SPEECH = [
  'a man says: "Good morning!" to a woman in a kitchen',
  'a teacher says "Open your books" in a classroom',
  'two robots talking to each other',
  'a reporter in the rain says "It is raining"',
];

/** Films in shots: every picture is the middle of one. */
export const SHOTS: readonly (readonly [prompt: string, seconds: number])[] = [
  ['a red fox running through a snowy forest at sunset', 15],
  ['a man and a woman talking in a cafe', 15],
  ['a woman waters flowers, then she drinks tea, suddenly a dog runs by, finally she sleeps', 12],
];
export const PASSING = [
  'time-lapse of a city from day to night',
  'a flower grows',
  'the sun rises over the mountains',
];

export const PORTRAITS = [
  'a woman walking a street in the rain at night',
  'a hot air balloon over a lake at dawn',
  'a giraffe on the savanna',
  '樱花树下的武士',
  'fireworks over the city',
  'a little girl waving hello, close-up',
];

export const CHINESE = [
  '一只熊猫在竹林里吃竹子',
  '宇航员在月球上跳舞',
  '夕阳下两匹马在海滩上奔跑',
  '夜晚的湖上放飞孔明灯',
];

export const REMIXES: readonly (readonly string[])[] = [
  [],
  ['make it night'],
  ['add snow'],
  ['replace the dog with a fox'],
  ['set it in space'],
  ['zoom out', 'make it a storm'],
  ['make it comic style'],
  ['add three butterflies'],
];
