import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { castSubject } from '../src/cast/cast-subject.ts';
import { atGoal } from '../src/cast/people/deeds/at-goal.ts';
import type { Rig } from '../src/cast/rig.ts';
import { DEEDS } from '../src/catalogue/deed-index.ts';
import { PLACES } from '../src/catalogue/place-index.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { readScene } from '../src/stage/read-scene.ts';
import { presentParticiple } from '../src/vocabulary/inflections.ts';

test('every deed can be asked for in a sentence, and is done by the person and by nobody else', async () => {
  const misread: string[] = [];
  for (const [deed, { thing, words }] of Object.entries(DEEDS).filter(([name]) => !NOT_YET.has(name))) {
    const read: string[] = [];
    const phrases = words.slice(0, MOST_PHRASES);
    const sentences = phrases.flatMap((phrase) => ways(phrase, thing === 'needed'));
    for (const sentence of [...(ASKED_OTHERWISE[deed] ?? []), ...sentences]) {
      const { subjects } = await readScene(sentence);
      if (subjects[0]?.deed === deed && subjects[0].figure.kind === 'person') {
        read.length = 0;
        break;
      }
      read.push(`${sentence}: ${subjects.map((each) => `${each.noun} ${each.deed}`).join(', ')}`);
    }
    if (read.length > 0) misread.push(`${deed}: ${read.join('; ')}`);
  }
  assert.deepEqual(misread, []);
});

const MOST_PHRASES = 6;

const ASKED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'yo-yo': ['a person is playing with a yo-yo'],
  wash: ['a person is washing a cup'],
};
/** The reader takes a shot for one of the film, and a person who dances with something for a dancer. */
const NOT_YET = new Set(['shot-put', 'dance-with']);

/** "a person is flying a kite", "a person is arm wrestling"; what makes no sense without a thing is done to one. */
function ways(phrase: string, needsThing: boolean): string[] {
  const [verb = '', ...rest] = phrase.replaceAll('+', '').split(' ');
  const thing = needsThing && !phrase.includes('+') ? ['a chair'] : [];
  const done = [verb.endsWith('ing') ? verb : presentParticiple(verb), ...rest, ...thing];
  const last = rest.at(-1) ?? '';
  return [
    done.join(' '),
    ...(rest.length === 0 ? [] : [[...done.slice(0, -1), 'a', done.at(-1)].join(' ')]),
    [verb, ...rest.slice(0, -1), last.endsWith('ing') ? last : presentParticiple(last)].join(' '),
  ].map((deed) => `a person is ${deed}`);
}

test('every deed happens in a place there is', async () => {
  for (const [deed, { place }] of Object.entries(DEEDS))
    assert.ok(place && PLACES.includes(place), `${deed} at ${place}`);
});

test('every deed is drawn, moves, and looks unlike every other', async () => {
  const seen = new Map<string, string>();
  for (const deed of Object.keys(DEEDS)) {
    const rig = await castDeed(deed);
    const begun = picture(rig, 0);
    const moves = picture(rig, 0.3) !== begun || picture(rig, 0.55) !== begun;
    assert.ok(moves, `${deed} stands still`);
    assert.equal(seen.get(begun), undefined, `${deed} looks like ${seen.get(begun)}`);
    seen.set(begun, deed);
  }
});

test('a deed repeats within three seconds', async () => {
  for (const deed of Object.keys(DEEDS)) assert.ok((await castDeed(deed)).cycle <= 3.2, deed);
});

test('hands go as high as what something is put on, and the back bends for what is low', () => {
  const script = { keys: ['lean .2^ nh 30,-8^ nf 4,0'], props: 'behind target:crate 46,0 own 0 foot' };
  const box = { left: -20, right: 20, top: -80, bottom: 0 };
  const rig: Rig = { box, cycle: 1, frames: 1, medium: 'ground', speed: 0, draw: () => undefined };
  const shelf = { rig, count: 1, size: 1, held: 30, towers: false, sign: false };
  assert.deepEqual(atGoal(script, shelf).keys, ['lean 0.2 nh 30,-88 nf 4,0']);
  assert.deepEqual(atGoal(script, null).keys, ['lean 0.7 nh 30,-46 nf 4,0']);
});

test('two who do something together are drawn as two', async () => {
  for (const deed of ['shake-hands', 'wrestle', 'play-chess', 'kiss', 'sword-fight'])
    assert.equal((await castDeed(deed)).company, 1, deed);
});

test('an animal stands up for what takes hands, and swims on its own', async () => {
  const subject = { ...(await readScene('a cat')).subjects[0]!, deed: 'play-piano' };
  const scene = await readScene('a cat playing piano');
  const playing = await castSubject(subject, { scene, random: seededRandom(1) }, null);
  assert.ok(playing?.nearness);
  const swimming = await castSubject({ ...subject, deed: 'swim' }, { scene, random: seededRandom(1) }, null);
  assert.equal(swimming?.nearness, undefined);
});

const rigs = new Map<string, Rig>();

/** Measuring how far a deed reaches takes long: each is cast once. */
async function castDeed(deed: string): Promise<Rig> {
  const rig = rigs.get(deed) ?? (await castAnew(deed));
  rigs.set(deed, rig);
  return rig;
}

const plain = readScene('a person');

async function castAnew(deed: string): Promise<Rig> {
  const scene = await plain;
  const subject = { ...scene.subjects[0]!, deed };
  const rig = await castSubject(subject, { scene, random: seededRandom(5) }, null);
  assert.ok(rig, deed);
  return rig;
}

/** What is drawn, told by its digest. */
function picture(rig: Rig, phase: number): string {
  const canvas = createCanvas(180, 120);
  const brush = canvas.getContext('2d');
  brush.translate(90, 100);
  brush.scale(0.5, 0.5);
  rig.draw(brush, phase);
  return hash('sha1', canvas.data());
}
