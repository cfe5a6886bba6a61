import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { castSubject } from '../src/cast/cast-subject.ts';
import { DEEDS } from '../src/cast/people/deed-names.ts';
import type { Rig } from '../src/cast/rig.ts';
import { presentParticiple } from '../src/reading/lexicon/inflections.ts';
import { readScene } from '../src/reading/read-scene.ts';
import { PLACE_NAMES } from '../src/scenery/place-names.ts';
import { seededRandom } from '../src/seeded-random.ts';

test('every phrase of a deed is read as that deed, done by the person and by nobody else', () => {
  const misread: string[] = [];
  for (const [deed, { needsThing, words }] of Object.entries(DEEDS)) {
    for (const phrase of words.split(', ')) {
      // A street that is crossed is the place itself.
      const things = phrase.match(/\+(?!street|road)/g)?.length ?? (needsThing ? 1 : 0);
      const { subjects } = readScene(`a person is ${said(phrase, needsThing === true)}`);
      if (subjects[0]?.deed !== deed || subjects.length !== 1 + things)
        misread.push(`${phrase}: ${subjects[0]?.deed}; ${subjects.map(({ noun }) => noun).join(', ')}`);
    }
  }
  assert.deepEqual(misread, []);
});

/** What makes no sense without a thing is done to one. */
function said(phrase: string, needsThing: boolean): string {
  if (!needsThing) return phrase.replaceAll('+', '');
  const [verb, ...rest] = phrase.replaceAll('+', '').split(' ');
  return `${presentParticiple(verb!)} ${rest.join(' ')}${phrase.includes('+') ? '' : ' a chair'}`;
}

test('every deed happens in a place there is', () => {
  for (const [deed, { place }] of Object.entries(DEEDS))
    assert.ok(place && place in PLACE_NAMES, `${deed} at ${place}`);
});

test('every deed is drawn, moves, and looks unlike every other', async () => {
  const seen = new Map<string, string>();
  for (const deed of Object.keys(DEEDS)) {
    const rig = await castDeed(deed);
    const [begun, under, later] = [0, 0.3, 0.55].map((phase) => picture(rig, phase));
    assert.ok(begun !== under || under !== later, `${deed} stands still`);
    assert.equal(seen.get(begun!), undefined, `${deed} looks like ${seen.get(begun!)}`);
    seen.set(begun!, deed);
  }
});

test('a deed repeats within three seconds', async () => {
  for (const deed of Object.keys(DEEDS)) assert.ok((await castDeed(deed)).cycle <= 3.2, deed);
});

test('two who do something together are drawn as two', async () => {
  for (const deed of ['shake-hands', 'wrestle', 'play-chess', 'kiss', 'sword-fight'])
    assert.equal((await castDeed(deed)).company, 1, deed);
});

test('an animal stands up for what takes hands, and swims on its own', async () => {
  const subject = { ...readScene('a cat').subjects[0]!, deed: 'play-piano' };
  const scene = readScene('a cat playing piano');
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

async function castAnew(deed: string): Promise<Rig> {
  const scene = readScene('a person');
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
