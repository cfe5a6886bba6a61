import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // Compounds: the last noun is the thing.
  ['a toy robot', 'robot (stand)'],
  ['a wine glass', 'wine glass'],
  ['a baseball bat', 'baseball bat'],
  ['a parking meter', 'parking meter'],
  ['a hot dog', 'hot dog'],
  ['a teddy bear', 'teddy bear'],
  ['a hot air balloon', 'hot air balloon'],
  ['a fire hydrant', 'fire hydrant'],
  ['a glass of milk', 'glass of milk'],
  ['a computer keyboard', 'computer keyboard'],
  ['a kitchen table', 'kitchen table'],
  ['a red sports car', 'red sports car'],
  ['a golden retriever', 'golden retriever'],
  // Attributes stay with their noun.
  ['a red car and a blue bus', 'red car, blue bus'],
  ['a red car and a blue car', 'red car, blue car'],
  ['a green apple, a red apple and a yellow banana', 'green apple, red apple, yellow banana'],
  ['a tiny mouse and a huge elephant', 'tiny mouse, giant elephant'],
  ['a big black dog', 'large black dog'],
  ['a wooden chair', 'wood chair'],
  ['a grandmother with gray hair and a cake', 'grandmother [grey hair], cake'],
  ['a black cat with green eyes', 'black cat'],
  ['a white vintage car', 'white vintage car'],
  ['a paper boat', 'white paper boat'],
  ['the car is red', 'red car'],
  ['an orange', 'orange'],
  ['an orange and a clock', 'orange, clock'],
  ['an orange clock', 'orange clock'],
  ['two orange cats', '2 orange cat'],
  // Number.
  ['three dogs', '3 dog'],
  ['two red apples and three green pears', '2 red apple, 3 green pear'],
  ['a flock of birds', '7 bird'],
  ['a pair of scissors', 'scissors'],
  ['five balloons', '5 balloon'],
  // Clothes.
  ['a robot wearing blue jeans and a yellow t-shirt', 'robot [blue jeans] [yellow t shirt]'],
  ['a woman in a red dress', 'woman [red dress]'],
  ['a man in a black suit and a white hat', 'man [black suit] [white hat]'],
  ['a girl with a red scarf', 'girl [red scarf]'],
  ['a handbag and a tie', 'handbag, tie'],
  ['a red tie', 'red tie'],
  // What is not there.
  ['a street without people', '; no person'],
  ['a beach with no umbrellas', '; no umbrella'],
  ['a city without cars', '; no car'],
  // What is said.
  ['a man says: "Hello, my friend!"', 'man; man says "Hello, my friend!"'],
  ['a girl whispers "good night"', 'girl; girl whispers "good night"'],
  ['narrator: "Once upon a time"', '; narrator says "Once upon a time"'],
  // The camera is no thing.
  ['drone view of a forest', ''],
  ['aerial shot of a zebra', 'zebra'],
  ['a close-up of a cat', 'cat'],
  ['a wide shot of a truck', 'truck'],
  ['the camera zooms in on a dog', 'dog'],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" binds every word to its noun`, async () => assert.equal(await sketch(prompt), expected));

const DRAWN_AS: readonly [noun: string, figure: string][] = [
  ['jeep', 'car'],
  ['hatchback', 'car'],
  ['rottweiler', 'german shepherd'],
  ['cocker', 'dog'],
  ['dalmatian', 'dalmatian'],
  ['mammoth', 'mammoth'],
  ['stallion', 'horse'],
  ['carpenter', 'carpenter'],
  ['pediatrician', 'doctor'],
  ['blackbird', 'bird'],
  ['divan', 'couch'],
  ['samoyed', 'dog'],
  ['harpsichord', 'piano'],
];

for (const [noun, model] of DRAWN_AS)
  test(`a ${noun} is drawn as the nearest thing there is: ${model}`, async () => {
    const [subject] = (await readScene(`a ${noun}`)).subjects;
    assert.equal(subject?.noun, noun);
    assert.equal((subject.figure as { model?: string }).model, model);
  });

test('a thing that nothing is like is named on a sign', async () => {
  for (const noun of ['lathe', 'theodolite'])
    assert.deepEqual((await readScene(`a ${noun}`)).subjects[0]?.figure, { kind: 'sign', model: noun });
});

test('what is no thing is not drawn', async () => {
  for (const prompt of ['a feeling of freedom', 'pure happiness and hope', 'a sense of justice'])
    assert.deepEqual((await readScene(prompt)).subjects, [], prompt);
});

test('names of people and towns are no things', async () => {
  assert.equal(await sketch('a man in Rio de Janeiro'), 'man');
  assert.equal(await sketch('a dog called Zorblax'), 'dog');
});
