import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { userHome } from './user-home.ts';

const PROMPT = 'the cake is eaten by a dog';

test('scene shows the tree of a prompt, what it means and what its video will show, without a server', async () => {
  const home = userHome(null);
  const run = await home.run('scene', PROMPT);
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /^eaten \(root, verb\)\n {2}cake \(nsubj:pass, noun\)/);
  assert.match(run.stdout, /^eat: object cake, agent \(by\) dog$/m);
  assert.match(run.stdout, /^in the video\nplace: .+\nhour and weather: .+\ncamera: .+\n/m);
  assert.match(run.stdout, /^dog: 1, eat.*, drawn as quadruped dog$/m);
  assert.equal(existsSync(home.path('no-data')), false);
  const short = await home.run('scene', PROMPT, '--no-tree');
  assert.match(short.stdout, /^cake: 1, food\n/);
  const { events, scene } = JSON.parse((await home.run('scene', PROMPT, '--json')).stdout);
  assert.equal(events[0].verb, 'eat');
  assert.equal(scene.subjects[0].noun, 'dog');
  home.remove();
});

test('scene tells shot by shot what happens one after the other, in other languages too', async () => {
  const home = userHome(null);
  const run = await home.run('scene', 'a cat sleeps on a chair, then it eats a fish', '--no-tree');
  assert.match(run.stdout, /^shot 1, cat: 1, sleep/m);
  assert.match(run.stdout, /^shot 2, cat: 1, eat/m);
  const german = await home.run('scene', 'eine Katze schläft auf einem Stuhl', '--no-tree');
  assert.match(german.stdout, /^cat on chair$/m);
  home.remove();
});
