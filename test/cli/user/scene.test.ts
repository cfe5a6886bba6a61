// Own process: it starts or ends other processes.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { userHome } from './user-home.ts';

const PROMPT = 'the cake is eaten by a dog';

test('scene shows the tree of a prompt and what it means, without a server', async () => {
  const home = userHome(null);
  const run = await home.run('scene', PROMPT);
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /^eaten \(root, verb\)\n {2}cake \(nsubj:pass, noun\)/);
  assert.match(run.stdout, /^eat: object cake, agent \(by\) dog$/m);
  assert.equal(existsSync(home.path('no-data')), false);
  const short = await home.run('scene', PROMPT, '--no-tree');
  assert.match(short.stdout, /^cake: 1, food\n/);
  const { events } = JSON.parse((await home.run('scene', PROMPT, '--json')).stdout);
  assert.equal(events[0].verb, 'eat');
  home.remove();
});
