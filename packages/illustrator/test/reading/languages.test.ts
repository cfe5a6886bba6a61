import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhancePrompt } from '../../src/stage/enhance-prompt.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** Everything that is seen, without the words it was said in. */
async function shown(prompt: string): Promise<object> {
  const { place, time, weather, subjects, relations, relation, effects } = await readScene(prompt);
  const nouns = new Map(subjects.map(({ id, noun }) => [id, noun]));
  return {
    place,
    time,
    weather,
    relation,
    effects,
    subjects: subjects
      .map(({ noun, count, colour, size, action, deed }) => ({ noun, count, colour, size, action, deed }))
      .toSorted((a, b) => a.noun.localeCompare(b.noun)),
    relations: relations.map(({ kind, of, to }) => `${nouns.get(of)} ${kind} ${nouns.get(to)}`),
  };
}

const PROMPTS: readonly [foreign: string, english: string][] = [
  ['Ein roter Hund läuft durch den Wald', 'a red dog walking through the forest'],
  ['Eine Katze auf dem Tisch', 'a cat on the table'],
  ['Ein roter Fuchs läuft durch den verschneiten Wald', 'a red fox walking through the snowy forest'],
  ['Eine Frau liest ein Buch in einem Café', 'a woman reading a book in a cafe'],
  ['Dos niños juegan al fútbol en el parque', 'two boys playing soccer in the park'],
  ['Un homme joue du piano dans un salon', 'a man playing the piano in a living room'],
  ['Un chien court sur la plage au coucher du soleil', 'a dog running on the beach at sunset'],
  ['Um menino andando de bicicleta no parque', 'a boy riding a bicycle in the park'],
  ['Ein Mann und ein Pferd am Strand', 'a man and a horse on the beach'],
  ['Zwei schwarze Katzen schlafen auf einem Sofa', 'two black cats sleeping on a couch'],
  ['Ein Astronaut reitet ein Pferd auf dem Mars', 'an astronaut riding a horse on mars'],
  ['Eine Stadt bei Nacht im Regen', 'a city at night in the rain'],
  ['un coche rojo en la calle de noche', 'a red car on the street at night'],
  ['un perro y un gato en el parque', 'a dog and a cat in the park'],
  ['una mujer bailando en la playa al atardecer', 'a woman dancing on the beach at sunset'],
  ['una botella verde sobre la mesa', 'a green bottle on the table'],
  ['tres caballos blancos corriendo en el desierto', 'three white horses running in the desert'],
  ['un chat noir sur une chaise', 'a black cat on a chair'],
  ['une femme danse sous la pluie', 'a woman dancing in the rain'],
  ['un chien et un chat dans le jardin', 'a dog and a cat in the garden'],
  ['une voiture bleue dans la rue', 'a blue car in the street'],
  ['un cane bianco corre sulla spiaggia', 'a white dog running on the beach'],
  ['due cavalli in montagna', 'two horses in the mountain'],
  ['una donna con un ombrello rosso sotto la pioggia', 'a woman with a red umbrella in the rain'],
  ['un gatto nero su una sedia', 'a black cat on a chair'],
  ['uma menina com um guarda-chuva vermelho na chuva', 'a girl with a red umbrella in the rain'],
  ['um cachorro correndo na praia', 'a dog running on the beach'],
  ['dois gatos pretos no jardim', 'two black cats in the garden'],
  ['テーブルの上に赤いりんご', 'on the table is a red apple'],
  ['犬が公園を走っている', 'a dog running in the park'],
  ['宇宙飛行士が火星で馬に乗っている', 'an astronaut riding a horse on mars'],
  ['雨の中の女の子', 'a girl in the rain'],
  ['고양이가 소파 위에서 자고 있다', 'a cat sleeping on a couch'],
  ['공원에서 달리는 개', 'a dog running in the park'],
  ['빨간 자동차', 'a red car'],
  ['красная машина на улице ночью', 'a red car on the street at night'],
  ['кошка на диване', 'a cat on the couch'],
  ['девочка танцует под дождём', 'a girl dancing in the rain'],
  ['две лошади бегут по пляжу', 'two horses running on the beach'],
];

const SENTENCES: readonly [foreign: string, english: string][] = [
  [
    'Ein alter Mann füttert Tauben auf einer Parkbank, während Herbstblätter fallen.',
    'an old man feeding pigeons on a park bench while autumn leaves fall',
  ],
  [
    'Eine junge Frau fährt im Regen mit dem Fahrrad durch eine nächtliche Stadt.',
    'a young woman in the rain riding a bicycle through a city at night',
  ],
  [
    'Ein kleiner Junge sitzt im Zug und schaut aus dem Fenster auf die verschneiten Berge.',
    'a small boy sitting in a train and looking out of the window at the snowy mountains',
  ],
  [
    'Aus dem Schornstein einer Hütte im Wald steigt Rauch auf, es ist früher Morgen und neblig.',
    'smoke rises out of the chimney of a cabin in the forest, early morning and foggy',
  ],
  [
    'Una pareja baila tango en una plaza vacía de noche bajo la luz de una farola.',
    'a couple dancing tango in an empty square at night under a street lamp',
  ],
  [
    'Un niño vuela una cometa roja en la playa mientras su perro corre detrás de él.',
    'a boy flying a red kite on the beach while his dog is running',
  ],
  [
    'Una anciana teje junto a la chimenea mientras nieva afuera.',
    'a grandmother knitting beside the fireplace while it snows outside',
  ],
  [
    "Une petite fille en manteau rouge saute dans une flaque d'eau sous la pluie.",
    'a small girl in a red coat jumping in a puddle in the rain',
  ],
  [
    'Un vieux monsieur lit le journal assis sur un banc au bord de la Seine.',
    'an old man reading a newspaper sitting on a bench beside the river',
  ],
  [
    'Un couple se promène main dans la main sous les cerisiers en fleurs.',
    'a couple walking holding hands under the cherry blossom',
  ],
  [
    'Due bambini costruiscono un castello di sabbia sulla spiaggia in una giornata di sole.',
    'two children building a sandcastle on the beach on a sunny day',
  ],
  [
    'Uma mulher idosa toma chá na varanda enquanto a chuva cai no jardim.',
    'a grandmother drinking tea on a balcony while the rain falls in the garden',
  ],
  ['Um surfista pega uma onda gigante ao nascer do sol.', 'a surfer surfing early in the morning'],
  [
    '制服を着た女の子が桜並木を自転車で走っている。',
    'a girl wearing a uniform riding a bicycle in cherry blossom',
  ],
  ['雪の夜、老人が屋台でラーメンを食べている。', 'snowy night, an old man eating ramen in a market stall'],
  [
    '赤い着物を着た女性が傘をさして京都の通りを歩いている。',
    'a woman wearing a red kimono walking in a street holding an umbrella',
  ],
  ['窓辺で猫が雨を眺めている。', 'a cat looking at the rain on a windowsill'],
  [
    '비 오는 밤 서울 거리에서 우산을 쓴 여자가 걷고 있다.',
    'a woman walking on a street on a rainy night holding an umbrella',
  ],
  ['할머니가 마당에서 닭에게 모이를 주고 있다.', 'a grandmother feeding a chicken in the garden'],
  [
    'Старик ловит рыбу на берегу озера ранним утром, над водой туман.',
    'an old man fishing beside a lake early in the morning, fog',
  ],
  [
    'Девушка в красном платье идёт по заснеженной улице под фонарями.',
    'a girl in a red dress walking on a snowy street under a street lamp',
  ],
  ['樱花树下的武士', 'cherry blossoms, a samurai'],
  [
    '一位老人坐在公园的长椅上喂鸽子，秋叶飘落。',
    'an old man sitting on a park bench feeding pigeons, autumn leaves falling',
  ],
  [
    '一个小女孩穿着红色雨衣在雨中踩水坑。',
    'a little girl wearing a red raincoat jumping in a puddle in the rain',
  ],
];

for (const [foreign, english] of PROMPTS) {
  test(`${foreign} gives the scene of "${english}"`, async () =>
    assert.deepEqual(await shown(foreign), await shown(english)));
  test(`${foreign} is put into English and means the same`, async () => {
    const enhanced = await enhancePrompt(foreign);
    assert.match(enhanced, /^[\x20-\x7e]+$/);
    assert.deepEqual(await shown(enhanced), await shown(foreign), enhanced);
  });
}

test('English stays English', async () => {
  for (const prompt of [
    'a red car',
    'puppies',
    'a fire in a mine',
    'two tigers',
    'Paris in the rain',
    'a man on a train',
  ])
    assert.ok((await enhancePrompt(prompt)).startsWith(prompt), prompt);
});

for (const [foreign, english] of SENTENCES) {
  test(`${foreign} gives the scene of "${english}"`, async () =>
    assert.deepEqual(await shown(foreign), await shown(english)));
  test(`${foreign} is put into English with everybody and everything in it`, async () => {
    const told = async (prompt: string) => {
      const { place, time, weather, effects, subjects } = await readScene(prompt);
      return { place, time, weather, effects, nouns: subjects.map(({ noun }) => noun).toSorted() };
    };
    const enhanced = await enhancePrompt(foreign);
    assert.match(enhanced, /^[\x20-\x7e]+$/);
    assert.deepEqual(await told(enhanced), await told(foreign), enhanced);
  });
}
