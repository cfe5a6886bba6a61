import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReader } from '../src/reader.ts';

const reader = await openReader();

const SEEN: readonly [sentence: string, thing: string | null, is?: string][] = [
  ['The candle goes out.', 'candle', 'go-out'],
  ['A man blows out a candle.', 'candle', 'go-out'],
  ['A pumpkin catches fire.', 'pumpkin', 'catch-fire'],
  ['A truck runs over a box.', 'box', 'flatten'],
  ['A dog runs over a bridge.', null],
  ['A crab sits on a chest.', null],
  ['The door does not open.', null],
];

for (const [sentence, thing, is] of SEEN)
  test(`"${sentence}" shows ${thing ? `that of the ${thing}: ${is}` : 'nothing of a thing'}`, async () => {
    const { meaning } = await reader.read(sentence);
    const outcome = meaning.events.find((event) => event.outcome)?.outcome;
    const noun = meaning.entities.find(({ id }) => id === outcome?.thing)?.noun ?? null;
    assert.deepEqual([noun, outcome?.is], [thing, is]);
  });
