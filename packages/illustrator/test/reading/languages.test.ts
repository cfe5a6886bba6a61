import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhancePrompt } from '../../src/reading/enhance-prompt.ts';
import { readScene } from '../../src/reading/read-scene.ts';

/** Everything that is seen, without the words it was said in. */
function shown(prompt: string): object {
  const { place, time, weather, subjects, relations, relation, effects } = readScene(prompt);
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

for (const [foreign, english] of PROMPTS) {
  test(`${foreign} gives the scene of "${english}"`, () => assert.deepEqual(shown(foreign), shown(english)));
  test(`${foreign} is put into English and means the same`, () => {
    const enhanced = enhancePrompt(foreign);
    assert.match(enhanced, /^[\x20-\x7e]+$/);
    assert.deepEqual(shown(enhanced), shown(foreign), enhanced);
  });
}

test('English stays English', () => {
  for (const prompt of [
    'a red car',
    'puppies',
    'a fire in a mine',
    'two tigers',
    'Paris in the rain',
    'a man on a train',
  ])
    assert.ok(enhancePrompt(prompt).startsWith(prompt), prompt);
});
