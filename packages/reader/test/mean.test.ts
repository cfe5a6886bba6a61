import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeMeaning, describeTree } from '../src/describe.ts';
import { openReader } from '../src/reader.ts';

const reader = await openReader();

/** By construction: a prompt, lines that are understood, and with `-` before them lines that must not be. */
const CONSTRUCTIONS: Readonly<Record<string, readonly [prompt: string, ...lines: string[]][]>> = {
  'of nouns that have several meanings': [
    ['the camper roasts a marshmallow', 'camper: 1, person'],
    ['the camper stands by the lake', 'camper: 1, vehicle'],
    ['a weightlifter cannot lift the bar', 'bar: 1, tool'],
    ['a boy hits the ball with a bat', 'bat: 1, tool', 'hit: agent boy, object ball, instrument (with) bat'],
    ['a kangaroo pulls an apple from its pouch', 'pouch part-of kangaroo'],
    ['a woman is dying a scarf', 'dye: agent woman, object scarf'],
    ['a flower is dying', 'die: agent flower'],
    ['three triplets in pyjamas jump', 'pyjamas worn-by triplet'],
    ['the spider next door knits a sweater', 'knit: agent spider, object sweater', '- door: 1, part'],
    ['twin sisters wave', 'twin sister: 2, person, sex female'],
    ['brothers watch a football match', 'football match: 1, event'],
    ['a maid pours lemonade into three glasses', 'glass: 3, container'],
    ['a man pulls a suitcase on wheels', 'suitcase: 1, container, state wheeled', '- wheel: several, part'],
    ['children playing hide-and-seek', 'play: agent child, object hide-and-seek'],
    ['two teams in a tug of war', 'tug-of-war: 1, event'],
    ['a close-up of hands kneading dough on a table', 'hand: several, part'],
  ],
  'of whom a pronoun means, and what is of what': [
    [
      'a boy blows soap bubbles while his sister tries to catch them',
      'catch: agent sister, object soap bubble',
    ],
    ['a nut between the roots of an oak', 'root part-of oak', '- root: several, part, material wood'],
    ['a bride under an arch of roses', 'bride under rose arch'],
  ],
  'of some who do what the others do not': [
    ['two dogs sit on a bench, and the one with the hat barks', 'bark: agent dog 2'],
    ['three girls wait, and the smallest one yawns', 'yawn: agent girl 2'],
  ],
  'that stand on things': [
    [
      'a chalkboard saying "NO SOUP" stands here',
      'chalkboard: 1, text, with the words "NO SOUP"',
      '- say: agent chalkboard',
    ],
    [
      'a banner that says WELCOME HOME hangs over the street',
      'banner: 1, text, with the words "WELCOME HOME"',
    ],
    ['a boy writes the word "HELLO" on a blackboard', 'blackboard: 1, text, with the words "HELLO"'],
    ['a door with the number 7 on it opens', 'door: 1, part, with the words "7"'],
    ['a boat named "Maria" sails', 'boat: 1, vehicle, with the words "Maria"'],
    ['a girl holds a sign with the words "save the bees"', 'sign: 1, text, with the words "save the bees"'],
    [
      'a cake with "Happy 40th" written on it',
      'cake: 1, food, with the words "Happy 40th"',
      '- write: agent cake',
    ],
    ['a "No Parking" sign next to a car', 'sign: 1, text, with the words "No Parking"'],
    ['a boy writes "I love math" on the blackboard', 'blackboard: 1, text, with the words "I love math"'],
    [
      'the teapot says "good morning" to the cup',
      'teapot say: "good morning"',
      '- teapot: 1, container, with the words "good morning"',
    ],
    ['a dog says "hello"', 'dog say: "hello"'],
    ['the radio says "it will rain"', 'radio say: "it will rain"'],
  ],
  'in the passive voice': [
    ['the cake is being eaten by a dog', 'eat: object cake, agent (by) dog'],
    ['a boy is carried by a giant', 'boy held-by giant'],
    ['two men get married', 'marry: agent man'],
    ['the dog gets washed by a boy', 'wash: object dog, agent (by) boy'],
    ['a table covered with snow', '- cover: agent table'],
    ['three umbrellas, one of which is torn', 'tear: object umbrella 2'],
    ['firefighters rescue a cat, cheered on by a crowd', 'cheer on: object firefighter, agent (by) crowd'],
    [
      'a cook peels potatoes with a sword given to him by the captain',
      'give: object sword, recipient (to) cook, agent (by) captain',
    ],
  ],
  'in relative clauses': [
    ['a dog that jumped onto the table barks', 'jump: agent dog, direction (onto) table', 'bark: agent dog'],
    ['a cake behind which a girl claps', 'girl behind cake'],
    ['a girl blows soap bubbles, one of which carries a house', 'carry: agent soap bubble 2, object house'],
    ['the carpenter saws off the branch he is sitting on', 'carpenter on branch'],
    ['a monkey throws a coconut at a tourist taking a selfie', 'take: agent tourist, object selfie'],
    ['a man reading next to a dog chewing a shoe', 'read: agent man', 'chew: agent dog, object shoe'],
    ['a girl painting in front of a cat licking a spoon', 'lick: agent cat, object spoon'],
    ['a beekeeper asleep beside two goats pulling at a scarf', 'pull: agent goat, direction (at) scarf'],
    ['a hunter with a dog crossing a stream', 'cross: agent hunter, object stream'],
    ['a queen on a horse waving a flag', 'wave: agent queen, object flag'],
    ['a cook puts a pie on a shelf, then a bear climbs up and eats it', 'eat: agent bear, object pie'],
    ['a knight sits on a bench polishing his helmet', 'polish: agent knight, object helmet'],
  ],
  'of what is not there': [
    [
      'the scarecrow wears a bucket instead of a hat',
      'no hat',
      'bucket worn-by scarecrow',
      '- hat: 1, garment',
    ],
    ['a street without cars, no people', 'no car', 'no person'],
    ['nobody is on the beach except a lifeguard', 'no person', 'lifeguard: 1, person', 'lifeguard on beach'],
    ['the dog does not bark', 'not bark: agent dog'],
    ['neither the king nor the queen is smiling', 'not smile: agent king, agent queen'],
    ['a cat refuses to swim', 'not swim: agent cat'],
    ['a riderless horse gallops', 'no rider'],
    ['a clown who has lost his nose', 'no nose'],
    ["there isn't a single cloud in the sky", 'no cloud', '- cloud in sky'],
    ['the man does not have a coat', 'no coat'],
    ['neither of the twins wants to share the pizza', 'not share: agent twin, object pizza'],
    ['the driver is too tired to drive', 'not drive: agent driver'],
    ['a dog stops to look at a puddle', 'look: agent dog, direction (at) puddle'],
    ['rain does not stop the band from playing', 'play: agent band'],
    [
      'the ferry leaves without the man who runs along the pier',
      'run: agent man, path (along) pier',
      '- no man',
    ],
    ['a waiter nearly drops a plate', 'not drop: agent waiter, object plate'],
    ['a baby sleeps while lightning flashes outside', '- flash: agent baby'],
  ],
  'of words that stand for others': [
    ['a black horse gallops past a white one', 'horse 2: 1, animal, colour white'],
    [
      'an old man gives his granddaughter a balloon, then she lets it go',
      'let: agent granddaughter, object balloon',
    ],
    [
      'two children throw snowballs at each other',
      'throw: agent child, object snowball, direction (at) child',
    ],
    ['a bottle with a letter in it', 'letter in bottle'],
    ['a dog sleeps with a barn behind it', 'barn behind dog', '- sleep: agent dog, instrument (with) barn'],
    ['a farmer feeds sheep, with a barn behind him', 'barn behind farmer', '- barn held-by sheep'],
    ['a man stands with a mountain behind him', 'mountain behind man', 'stand: agent man'],
    ['a woman knits with a dog in front of her', 'dog before woman', 'knit: agent woman'],
    ['a house with a dog in front of it', 'dog before house', '- dog part-of house'],
    ['a boy reaches for an apple on a tree', 'apple on tree', '- boy on tree'],
    ['two boys push a cart, and the taller one wears a cap', 'wear: agent boy 2, object cap'],
    ['a woman with a basket and one with an umbrella wait', 'umbrella held-by woman 2'],
    ['a man with a beard and a man with a scar fight, and the one with the scar wins', 'win: agent man 2'],
    ['the dog does not chase the cat but sleeps beside it', 'dog beside cat'],
    ['a donkey refuses to pull the cart, so the farmer pushes it', 'push: agent farmer, object cart'],
    ['a robot irons a shirt while a man lies on a couch and eats chips', 'eat: agent man, object chip'],
    ['twins sit on a sled which a man pulls up a hill', 'pull: agent man, object sled, path (up) hill'],
    ['the boy with the crutches beats the one on the skateboard', 'boy 2 on skateboard'],
    ['a shepherd counts his sheep, but one of them hides', 'hide: agent sheep 2'],
    ['her brother feeds a horse', '- brother belongs-to woman'],
    ['her hands shake', 'hand part-of woman'],
    ['each of the four musicians smiles', 'musician: 4, person'],
    ["a parrot sits on the pirate's shoulder", 'shoulder part-of pirate'],
    ['a woman takes the candle from the shelf and lights it', 'light: agent woman, object candle'],
    ['a goat stands on a car while the owner shouts at it', 'shout: agent owner, direction (at) goat'],
    ['before she dives, the swimmer touches the water', 'dive: agent swimmer'],
    ['three men push a car while a fourth steers', 'steer: agent man 2'],
    ['the captain looks at his crew through his telescope', 'telescope belongs-to captain'],
    ['a tree with a swing hanging from its lowest branch', 'branch part-of tree'],
  ],
  'of number, colour, size, age, material and state': [
    ['twins share one bicycle', 'twin: 2, person', 'bicycle: 1, vehicle'],
    ['a flock of white birds', 'bird: several, animal, colour white'],
    ['a huge wooden horse', 'horse: 1, animal, size giant, material wood'],
    ['a violin lies broken on the stage', 'violin: 1, instrument, state lying, state broken'],
    ['the house is old and empty', 'house: 1, building, age old, state empty'],
  ],
  'of where things are': [
    ['a cat watches two goldfish in a bowl', 'goldfish in bowl', '- cat in bowl'],
    ['a cup to the left of a plate', 'cup left-of plate'],
    ['a book on top of a shelf', 'book on shelf'],
    ['a boy puts a cup on the table', 'cup on table', '- boy on table'],
    ['the dog is bigger than the house', 'dog larger-than house'],
    ['a box full of apples', 'apple in box'],
    ['a skeleton asks the lady on the bench', 'lady on bench', '- skeleton on bench'],
    ['a couple dances inside a snow globe on the windowsill', 'snow globe on windowsill'],
    ['a woman feeds pigeons from a paper bag', '- woman in bag'],
    ['a tailor sews a button onto a coat', 'button on coat', '- tailor on coat'],
    ['a goalkeeper is hit on the head by a coconut', 'head part-of goalkeeper', '- goalkeeper on head'],
    ['the children pelt the headmaster with tomatoes', '- tomato held-by headmaster'],
    ['snow falls on a mailbox in front of a cabin', 'mailbox before cabin'],
    ['the dog is followed by a man on a bicycle', 'man on bicycle', '- dog on bicycle'],
    ['a balloon shaped like a teapot', 'balloon like teapot'],
    ['a knight kneels before a queen half his size', 'queen smaller-than knight'],
  ],
  'of time': [
    ['a man sings while a dog howls', 'sing while howl'],
    [
      'a violin lies on the stage after the audience has left',
      'leave then lie',
      'leave (before): agent audience',
    ],
    ['a cat wakes up, then it eats', 'wake then eat'],
  ],
  'of the film itself': [
    [
      'Close-up of a cat, cinematic, slow motion',
      'camera: close-up',
      'camera: slow-motion',
      'style: cinematic',
    ],
    ['a harbor in the fog at dawn', 'weather: fog', 'time: dawn', 'place: harbor'],
  ],
  'of speech': [
    ['A teacher says "Good morning" to her class', 'teacher say: "Good morning"'],
    ['Narrator: "Once upon a time."', 'a voice say: "Once upon a time."'],
  ],
  'of verbs of two words and of two objects': [
    ['a postman takes off his shoes', 'take off: agent postman, object shoe'],
    ['a sailor tells three children a story', 'tell: agent sailor, object story, recipient (to) child'],
    ['a crab carries a can on its back', 'can on back', '- crab on back'],
    ['“Where is my hat?” asks the snowman', 'snowman ask: "Where is my hat?"'],
    ['a boy washes the car instead of driving it', 'not drive: agent boy'],
  ],
  'that only name a thing or a deed': [
    ['a stop sign', 'stop sign: 1', '- stop:'],
    ['clay pottery making', 'make: object pottery'],
    ['sheep shearing', 'shear: object sheep'],
    ['robot dancing', 'dance: agent robot'],
    ['a nursing home', 'nursing home: 1', '- nurse:'],
    ['an ice cream van', 'ice cream van: 1, vehicle', '- ice cream van: 1, vehicle, material'],
  ],
  'that ask for a film': [
    ['Show a fisherman mending his net', 'mend: agent fisherman, object net', '- show:'],
    ["I'd like to see a hippo that dances", 'dance: agent hippo', '- see:', '- like:'],
    ['Pan left across a room', 'camera: pan-left', '- leave:'],
  ],
  'that are misspelt': [
    ['a squirel plays the vioiln', 'play: agent squirrel, object violin'],
    ['a bowl of ramen', 'ramen in bowl'],
  ],
  'of one among several': [
    ['the taller of two women laughs', 'laugh: agent woman 2', 'woman 2 larger-than woman 1'],
    [
      'Two cats sit on a fence. One is white, the other is black',
      'cat 2: 1, animal, colour white',
      'cat 3: 1, animal, colour black',
    ],
    ['no one except two nurses sleeps', 'no person', 'sleep: agent nurse'],
    ['not the dog but the toddler eats a cake', 'eat: agent toddler', 'not eat: agent dog'],
    ['neither of the twins sings', 'not sing: agent twin'],
  ],
  'of what follows what': [
    ['a man runs, jumps over a fence and falls', 'run then jump', 'jump then fall', 'run then fall'],
    ['a girl sits and reads', 'sit while read'],
    ['when the bell rings, the pupils leave', 'ring then leave'],
    ['a vase that my brother broke is glued', 'break then glue'],
  ],
  'of whose something is': [
    ['a giraffe whose neck is wrapped in a scarf', 'neck part-of giraffe', 'wrap: object neck'],
    ['she has three cats', 'woman: 1, person, sex female'],
    ['a teacher counts her pupils', 'teacher: 1, person, sex female', 'pupil belongs-to teacher'],
    ['a sheepdog has three legs', 'leg part-of sheepdog'],
  ],
  'of verbs that nothing is known of': [
    [
      'a clerk notarizes a contract with a hammer',
      'notarize: agent clerk, object contract, instrument (with) hammer',
    ],
  ],
};

for (const [what, prompts] of Object.entries(CONSTRUCTIONS))
  describe(`sentences ${what}`, () => {
    for (const [prompt, ...lines] of prompts)
      test(prompt, async () => {
        const understood = describeMeaning((await reader.read(prompt)).meaning);
        for (const line of lines) {
          const isForbidden = line.startsWith('- ');
          const found = understood.some((each) => each.startsWith(isForbidden ? line.slice(2) : line));
          assert.equal(found, !isForbidden, `${line}\n  in\n${understood.join('\n')}`);
        }
      });
  });

test('of several, those who are picked out are known to be of them, and those who come to them are not', async () => {
  const oneOf = async (prompt: string) =>
    (await reader.read(prompt)).meaning.entities.map((each) => each.oneOf ?? null);
  assert.deepEqual(await oneOf('three kittens play and one of them sleeps'), [null, 1]);
  assert.deepEqual(await oneOf('two girls dance, and the smaller one yawns'), [null, 1]);
  assert.deepEqual(await oneOf('of two dogs one barks and the other sleeps'), [null, 1, 1]);
  assert.deepEqual(await oneOf('two squirrels fight while a third one eats'), [null, null]);
  assert.deepEqual(await oneOf('two dogs chase a smaller one'), [null, null]);
});

test('nothing is understood where nothing is said', async () => {
  const { meaning } = await reader.read('');
  assert.deepEqual(describeMeaning(meaning), []);
});

test('the same prompt is always understood in the same way, and as plain data', async () => {
  const prompt = 'A goat stands on a car while its owner shouts at it.';
  const [one, other] = [await reader.read(prompt), await reader.read(prompt)];
  assert.deepEqual(one, other);
  assert.deepEqual(JSON.parse(JSON.stringify(one.meaning)), one.meaning);
});

test('whatever is sent, something is made of it', async () => {
  for (const prompt of [
    'which which which',
    'of of of the the',
    '!!!',
    'one another each other',
    '狐狸在雪中',
    'it',
    '"',
  ])
    assert.ok(Array.isArray((await reader.read(prompt)).meaning.entities), prompt);
});

test('a tree is shown with every word below the one it belongs to', async () => {
  const { trees } = await reader.read('a cat sleeps');
  assert.deepEqual(trees.flatMap(describeTree), [
    'sleeps (root, verb)',
    '  cat (nsubj, noun)',
    '    a (det, det)',
  ]);
});
