import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhancePrompt } from '../../src/stage/enhance-prompt.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

/** Whole sentences: what is in the picture, and where, when and in what weather and style. */
const SENTENCES: readonly [prompt: string, expected: string][] = [
  // A puppy that is curled up sleeps; the sport takes ice.
  [
    'A puppy curled up on an armchair',
    'small puppy (sleep), armchair; puppy on armchair @plain-room day clear',
  ],
  // A deed next to a person is drawn with the one who does it.
  [
    'A beekeeper asleep on a pile of hay beside two white goats pulling at a red scarf',
    'beekeeper (sleep), pile of hay, 2 white goat (stand) (hands pull), red scarf; beekeeper beside goat; pile of hay beside goat; beekeeper on pile of hay @farm day clear',
  ],
  [
    'a chef cooking beside a girl juggling oranges',
    'girl (juggle), 3 orange, chef (cook); chef beside girl @kitchen day clear',
  ],
  // A game brings its own net, ball and place.
  ['Two girls play badminton over a net', '2 girl (play-badminton) @tennis-court day clear'],
  ['Two men play tennis, the ball hits the net', '2 man (play-tennis), tennis ball @tennis-court day clear'],
  ['A tug-of-war between two children', '2 child (tug-of-war) @meadow day clear'],
  ['Children play hide and seek in the forest', '3 child (hide) @forest day clear'],
  ['A fisherman with a net', 'fisherman (fish), net @lake day clear'],
  // Wheels are below what is on them, and what is folded is not always laundry.
  ['A house on wheels in a meadow', 'house @meadow day clear'],
  ['A woman folds a map', 'woman (fold), map @room day clear'],
  ['A woman folds towels', 'woman (fold-clothes) @laundry-room day clear'],
  ['A girl folds origami', 'girl (fold-paper) @room day clear'],
  // What somebody has on boots and apron is there, and neither a bog nor a bag.
  ['A boy with mud on his boots', 'boy [boots] (stand), mud; mud on boy @meadow day clear'],
  ['A girl with paint on her face', 'girl (stand), paint; paint on girl @meadow day clear'],
  // A fort of blankets is no castle, and a house of cards no house.
  [
    'Two children read inside a blanket fort',
    '2 child (read-book), blanket fort; child in blanket fort @room day clear',
  ],
  ['A house of cards on a table', 'house of cards, table; house of cards on table @plain-room day clear'],
  [
    'A boy sits in a cardboard castle',
    'boy (sit), cardboard castle; boy in cardboard castle @plain-room day clear',
  ],
  ['A pillow fort in the living room', 'pillow fort @room day clear'],
  // A heap is one thing, however many are in it.
  [
    'A stack of pancakes on a kitchen table',
    'pancake, kitchen table; pancake on kitchen table @plain-room day clear',
  ],
  ['A pyramid of oranges at a market', 'orange @market day clear'],
  ['Two stacks of hats beside a man', '2 hat, man; hat beside man @plain-room day clear'],
  ['The towers of the castles glow at sunset', '3 castle, 3 tower @mountains sunset clear'],
  // A bud and the flower it opens into are one plant.
  [
    'Time lapse of a pink tulip bud opening into a full flower in a clay pot',
    'pink tulip, clay pot; tulip in clay pot @tabletop day clear',
  ],
  ['a bud opens on a growing plant', 'flower @meadow day clear'],
  [
    'a sunflower seed sprouts from the soil and grows into a tall flower',
    'large sunflower @meadow day clear',
  ],
  ['an acorn grows into an oak tree', 'oak tree @meadow day clear'],
  // Words about the film are nothing in it.
  [
    'Product shot of a silver wristwatch rotating on a black pedestal, studio lighting, 4k.',
    'silver wristwatch, black pedestal; wristwatch on pedestal @plain-room day clear',
  ],
  [
    'Pixar style animation of a small robot watering a plant on a windowsill.',
    'small robot (water-plants), windowsill; robot on windowsill @room day clear',
  ],
  [
    'ASMR video of a knife slicing a strawberry, macro, crisp detail.',
    'knife, strawberry @tabletop day clear',
  ],
  ['A skier jumps off a cliff, snow spraying, action cam, GoPro.', 'skier (ski) @cliff day snow'],
  [
    'A black cat sits on a windowsill while the rain falls outside, soft light, lofi vibe.',
    'black cat (sit), windowsill; cat on windowsill @room day rain',
  ],
  ['A bear catches a salmon in a waterfall, nature documentary style.', 'bear, salmon @waterfall day clear'],
  [
    'A crying boy holds a toy robot in his hands, shallow depth of field, sad piano music.',
    'boy (hold) (cry), tiny robot @plain-room day clear',
  ],
  [
    'A man stands at the bar, low-key lighting, in the style of a 1940s detective movie.',
    'man (stand) @bar day clear noir',
  ],
  [
    'Can you make a video of a golden retriever puppy playing with a ball on the beach?',
    'small golden puppy (play), ball @beach day clear',
  ],
  [
    'Please create a video of two astronauts playing chess on the moon.',
    '2 astronaut (play-chess) @moon day clear',
  ],
  // The nearest style.
  ['A red car on a street, shot on 16mm film, film grain', 'red car @street day clear nostalgic'],
  ['A girl on a hill, Makoto Shinkai style', 'girl @hilltop day clear anime'],
  ['A girl on a hill, impressionist painting', 'girl @hilltop day clear watercolor'],
  ['A taxi drives through the rain, Blade Runner vibes.', 'taxi (drive) @street night rain cyberpunk; neon'],
  // Parts belong to what is there.
  [
    'Macro shot of a ladybug crawling along a blade of grass with dew drops.',
    'ladybug (walk) @meadow day clear',
  ],
  [
    'A boy sits at the edge of a dock with his feet in the water, fishing at sunrise.',
    'boy (fish) @dock dawn clear',
  ],
  [
    'An owl sits on the branch of a tree in the moonlight, mist on the ground.',
    'owl (sit), tree; owl on tree @forest night fog',
  ],
  ['An astronaut floats in space, the Earth reflected in his visor.', 'astronaut (float) @space night clear'],
  // What rain, leaves, hair and light do is done by nobody else.
  [
    'A family has a picnic in the park while autumn leaves fall around them.',
    'man, woman, girl @park day clear; leaves',
  ],
  [
    'A street musician plays the violin under a street lamp, snow falling gently.',
    'street musician (play-violin), street lamp; street musician under street lamp @street day snow',
  ],
  [
    'A vintage car drives down a desert highway at sunset, dust trailing behind it.',
    'vintage car (drive) @desert-road sunset clear; dust',
  ],
  [
    'Cherry blossom petals fall on a stone path, a woman in a kimono walks by.',
    'woman [kimono] (walk) @park day clear; petals',
  ],
  // What somebody has does not do what somebody does.
  [
    'A white rabbit with a pocket watch runs through a forest.',
    'white rabbit (run), pocket watch; pocket watch around rabbit @forest day clear',
  ],
  [
    'A boy with a wooden sword stands in front of a dragon.',
    'boy (stand), wood sword, dragon; boy in-front-of dragon @meadow day clear',
  ],
  [
    'A woman with a basket of flowers walks down a narrow street in Italy.',
    'woman (walk), basket, 3 flower; flower in basket @alley day clear',
  ],
  [
    'A small boat with a red lantern floats down a dark river.',
    'small boat (float), red lantern @river night clear',
  ],
  // Where somebody does something to a thing is where they are.
  [
    'An old woman knits a red scarf beside a fireplace.',
    'old woman (knit), fireplace; old woman beside fireplace @room day clear',
  ],
  [
    'An old man with a white beard feeds pigeons on a park bench at dusk.',
    'old man [white beard] (feed-birds), 3 pigeon @park sunset clear',
  ],
  // Wear, hair and beards, and the verb after them.
  [
    'A boy in a blue cap flies a red kite on a windy beach.',
    'boy [blue cap] (fly-kite) @beach day clear; wind',
  ],
  [
    'A penguin with a red scarf slides down a snowy hill.',
    'penguin [red scarf] (sit), hill, red scarf; scarf around penguin @arctic day snow',
  ],
  [
    'A detective in a trench coat and a fedora stands under a street lamp.',
    'detective [trench coat] [fedora] (stand), street lamp; detective under street lamp @street day clear',
  ],
  [
    'A tiny robot with blue eyes guards a cactus on a desk.',
    'tiny robot, cactus, desk; cactus on desk @plain-room day clear',
  ],
  [
    'A gardener with a green apron waters roses in a garden.',
    'gardener [green apron] (water-plants), 3 rose @garden day clear',
  ],
  // Animals with their young, and numbers of them.
  [
    'A polar bear and her cub walk across the ice as snow falls.',
    'polar bear (walk), small polar bear (walk) @arctic day snow',
  ],
  ['A baby elephant follows its mother to a river.', 'small elephant (chase), elephant @river day clear'],
  ['A mother duck and five ducklings cross a street.', 'duck (walk), 5 duckling (walk) @street day clear'],
  ['A man and a woman watch the sunset.', 'man (look), woman (look) @meadow sunset clear'],
  ['A baby elephant splashes water on its mother.', 'small elephant (swim), elephant @savanna day clear'],
  ['A panda sits in a bamboo forest and eats.', 'panda (eat) @bamboo-forest day clear'],
  ['A man watches the sun go down.', 'man (look) @meadow day clear'],
  ['Camels walk through a desert valley.', '3 camel (walk) @desert day clear'],
  ['A boy and a dog play football.', 'boy (play-soccer), dog (play-soccer) @football-field day clear'],
  [
    'A grandmother with grey hair blows out the candles on a birthday cake.',
    'grandmother [grey hair] (blow-candles) @room day clear',
  ],
  ['A caravan of camels walks over sand dunes at sunset.', '4 camel (walk) @desert sunset clear'],
  // A kind and a trade are one figure; buildings are seen from outside; waves are the sea.
  ['A girl surfer rides a wave.', 'surfer (surf) @ocean day clear'],
  ['A robot gardener stands in a greenhouse.', 'robot (stand) @botanical-garden day clear'],
  [
    'A yellow school bus stops in front of a school.',
    'yellow school bus, school; school bus in-front-of school @street day clear',
  ],
  [
    'A tractor ploughs a field, a red barn in the background.',
    'tractor, red barn; barn behind tractor @meadow day clear',
  ],
  ['A dragon with purple scales sleeps in a cave.', 'purple dragon (sleep) @cave day clear'],
  ['A ship sails through huge waves at night, lightning in the sky.', 'ship (sail) @ocean night storm'],
  [
    'A single candle burns on a table beside an open book.',
    'candle, table, open book; candle on table; open book on table @plain-room day clear',
  ],
  ['A waitress pours milk into a glass on a wooden counter.', 'waitress (pour) @restaurant day clear'],
  [
    'A woman in a green coat waits at a bus stop in the rain with a red umbrella.',
    'woman [green coat] (wait-bus), red umbrella @bus-stop day rain',
  ],
  // A head out of a window is that of somebody who rides in there.
  [
    'A dog sticks its head out of the window of a pickup truck on a country road.',
    'dog, pickup truck; dog in pickup truck @country-road day clear',
  ],
  [
    'A golden retriever with its head out of a car window.',
    'golden retriever, car; golden retriever in car @street day clear',
  ],
  ['Snow falls on a quiet village at night, warm light in the windows.', ' @village night snow'],
  // The moon and the stars are seen from here.
  [
    'Two cats sit on a roof and look at the moon.',
    '2 cat (sit), roof; cat on roof @meadow night clear; full-moon',
  ],
  ['A boy and his dog look up at the stars from a hilltop.', 'boy (look-up), dog @hill night clear'],
  [
    'A cat watches goldfish in a round bowl on the windowsill.',
    'cat (look), 3 goldfish, bowl, windowsill; cat on windowsill; goldfish in bowl @room day clear',
  ],
  // Several at once.
  [
    'A man in a suit walks through a crowd with an umbrella',
    'man [suit] (walk), 6 crowd, umbrella @street day clear',
  ],
  ['A penguin family huddles together in a blizzard', '3 penguin @arctic day snow'],
  ['An elderly couple dances in a park', 'grandfather (dance), grandmother (dance) @park day clear'],
  [
    'Four friends sit around a table in a cafe',
    'woman (sit), man (sit), boy (sit), girl (sit), table; woman around table; man around table; boy around table; girl around table @cafe day clear',
  ],
  // A verb that is written like a plural.
  [
    'A blacksmith hammers a glowing sword, sparks flying everywhere.',
    'blacksmith (forge), sword @forge day clear; embers',
  ],
  [
    'A campfire burns in front of a tent',
    'campfire, tent; campfire in-front-of tent @forest day clear; embers',
  ],
  ['A robot and a boy sit on a hill and watch the sunset', 'robot (sit), boy (sit) @hilltop sunset clear'],
  // A verb between two nouns parts them.
  ['A chef puts a pizza on the table.', 'chef (put), pizza, table; pizza on table @kitchen day clear'],
  // Inside of what carries them.
  [
    'An old man sits on a bus looking out of the window at the rainy city.',
    'old man (sit) @aboard-bus > city day rain',
  ],
  [
    'A child looks out of the window of a moving train at the mountains.',
    'child (sit) @aboard-train > mountains day clear',
  ],
  [
    'A businessman is sitting on a plane, typing on his laptop.',
    'businessman (sit) (use-computer) @aboard-plane day clear',
  ],
  ['A girl sleeps in a tent while it snows outside.', 'girl (sleep) @in-tent day snow'],
  ['A boy sits in the back seat of a car at night', 'boy (sit) @aboard-car night clear'],
  [
    'Two friends ride a bus through the desert at sunset.',
    'woman (sit), man (sit) @aboard-bus > desert sunset clear',
  ],
  ['A man sits on the roof of a bus', 'man (sit), bus; man on bus @street day clear'],
  ['A woman drives a red car', 'woman (drive-car) @highway day clear'],
  // A drink is one thing, and so is a bowl of noodles.
  [
    'Coffee being poured into a glass with ice and cream on a wooden table.',
    'glass, wood table; glass on table @plain-room day clear',
  ],
  ['Milk is poured into a glass of iced coffee in slow motion.', 'glass @tabletop day clear'],
  ['A barista pours milk into a cup of coffee.', 'barista (pour) @cafe day clear'],
  [
    'Steam rises from a bowl of ramen at a street food stall in Tokyo at night.',
    'bowl of ramen @market night clear',
  ],
  [
    'A scoop of vanilla ice cream with chocolate sauce on a plate, close-up.',
    'ice cream, sauce, plate; sauce on ice cream; sauce on plate @tabletop day clear',
  ],
  [
    'A burger with melted cheese on a wooden board, food photography.',
    'burger, cheese, wooden board; cheese on burger; burger on wooden board @tabletop day clear',
  ],
  // Places.
  ['A time-lapse of clouds moving over a mountain range at sunset.', ' @mountains day clear'],
  [
    'A white cat and a black dog sleep in front of a fireplace, cozy winter evening.',
    'white cat (sleep), black dog (sleep), fireplace; cat in-front-of fireplace; dog in-front-of fireplace @room sunset snow',
  ],
  [
    'A firefighter walks out of a burning building, embers drifting through the air.',
    'firefighter (walk) @city day clear; embers',
  ],
  // What is all over the film is no thing in it.
  ['A neon street with a woman walking.', 'woman (walk) @street night clear; neon'],
  ['A man walks under neon lights.', 'man (walk) @city night clear; neon'],
  ['Dense fog rolls over a bridge.', 'bridge @lake day fog'],
  // An island to be passed is no place to be on.
  [
    'A white sailboat moves between two green islands.',
    'white sailboat (walk), 2 green island; sailboat between island @ocean day clear',
  ],
  ['A man waves on an island.', 'man (wave) @small-island day clear'],
  // What is said to be in the open air is, wherever it is done else.
  [
    'A basketball player dunking at night outdoors.',
    'basketball player (dunk-basketball) @basketball-court night clear',
  ],
  ['A man lifting weights outside.', 'man (lift-weights) @outdoor-gym day clear'],
  ['A librarian reads in the open air.', 'librarian (read-book) @park day clear'],
  ['A woman plays the cello in the rain.', 'woman (play-cello) @outdoor-stage day rain'],
  ['A man types on a laptop while a storm rages outside.', 'man (use-computer) @office day storm'],
  ['A cat sleeping in a kitchen in the rain.', 'cat (sleep) @kitchen day rain'],
  ['The kitchen door opens and a dog runs out into the garden.', 'door, dog (run) @garden day clear'],
];

for (const [prompt, expected] of SENTENCES)
  test(`"${prompt}" is read whole`, async () => {
    const { place, outside, time, weather, style, effects } = await readScene(prompt);
    const shown = `${await sketch(prompt)} @${place}${outside ? ` > ${outside}` : ''} ${time} ${weather}${style ? ` ${style}` : ''}`;
    assert.equal([shown, ...effects].join('; '), expected);
  });

for (const prompt of ['a theodolite', 'a theodolite and a cup'])
  test(`"${prompt}" still shows a sign, because it is what the prompt is about`, async () =>
    assert.equal((await readScene(prompt)).subjects[0]!.figure.kind, 'sign'));

test('in a whole sentence no sign stands for what is named in passing', async () => {
  const { subjects } = await readScene(
    'A waiter with a theodolite in his pocket serves two guests in a crowded restaurant by the sea.',
  );
  assert.deepEqual(
    subjects.filter(({ figure }) => figure.kind === 'sign'),
    [],
  );
});

test('an enhanced prompt keeps what is seen from inside', async () => {
  const scene = await readScene('A child looks out of the window of a moving train at the mountains.');
  const enhanced = await readScene(await enhancePrompt('一个男孩坐在火车里看山'));
  assert.deepEqual([scene.place, scene.outside], ['aboard-train', 'mountains']);
  assert.equal(enhanced.place, 'aboard-train');
});

test('what is poured, what is in the glass, ice and cream are read', async () => {
  const drinkOf = async (prompt: string) => (await readScene(prompt)).subjects[0]?.drink;
  assert.deepEqual(await drinkOf('Coffee being poured into a glass with ice and cream on a wooden table.'), {
    liquid: 'coffee',
    poured: 'coffee',
    ice: true,
    cream: true,
  });
  assert.deepEqual(await drinkOf('Milk is poured into a glass of iced coffee'), {
    liquid: 'coffee',
    poured: 'milk',
    ice: true,
    cream: false,
  });
  assert.deepEqual(await drinkOf('A glass of iced tea with ice cubes on a wooden table.'), {
    liquid: 'tea',
    poured: null,
    ice: true,
    cream: false,
  });
});

test('smoke, steam and moons are where they belong', async () => {
  const given = async (prompt: string) =>
    (await readScene(prompt)).subjects.map(({ noun, gives }) => [noun, gives]);
  assert.deepEqual(await given('Smoke rises from the chimney of a log cabin in a snowy forest'), [
    ['log cabin', 'smoke'],
  ]);
  assert.deepEqual((await given('Steam rises from a cup of coffee on a table'))[0], [
    'cup of coffee',
    'steam',
  ]);
  assert.equal((await readScene('Two moons rise over a desert')).moons, 2);
  assert.equal((await readScene('the moon over a desert')).moons, undefined);
});

test('what several pull at is between them, and what is drawn along is not', async () => {
  const shared = async (prompt: string) =>
    (await readScene(prompt)).subjects.map(({ noun, hands }) => [noun, hands?.shared === true]);
  for (const [prompt, who] of [
    ['Two kittens pulling on opposite ends of a blue sock', ['kitten']],
    ['Children pulling a blanket between them', ['child']],
    ['A puppy and a kitten fight over a red scarf', ['puppy', 'kitten']],
    ['A boy and a goat tug at a straw hat', ['boy', 'goat']],
    ['Two horses pull a cart along a road', []],
    ['A dog tugs at a rope', []],
  ] as const)
    assert.deepEqual(
      (await shared(prompt)).filter(([, isShared]) => isShared).map(([noun]) => noun),
      who,
      prompt,
    );
});
