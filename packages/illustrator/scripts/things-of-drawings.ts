import { globSync } from 'node:fs';
import { DEEDS } from '../src/cast/people/deed-names.ts';
import type { DeedGroup } from '../src/cast/people/deeds/deed.ts';
import { readScene } from '../src/stage/read-scene.ts';

const DEED_FILES = new URL('../src/cast/people/deeds/', import.meta.url);

/** Sketches whose last word is not what people call them. */
const CALLED: Readonly<Record<string, string>> = {
  'bow-stick': 'bow',
  'chair-side': 'chair',
  'lab-bench': 'workbench',
  'noodles-on-sticks': 'chopstick',
  'sofa-side': 'sofa',
  'strong-bench': 'workbench',
  'tv-set': 'television',
  'vacuum-pipe': 'vacuum cleaner',
  'watering-can': 'watering can',
  'watering-can-held': 'watering can',
  'work-bench': 'workbench',
};

/** Parts of bodies, signs in the air, and what is no thing that one would name beside the deed. */
const NO_THINGS = new Set(
  'hand palm fist thumb finger knuckle arm sleeve note mark line star heart steam smoke sud foam flame spark dust drop water spray splash bubble breath cloud letter word arrow glow shine light wave right left up down back front low high side tie apron bit shard puddle stream sun moon flight snow plume hair nail air fire leaf feather number sign spot cut print wall floor road tree grass sky street stage hole way body'.split(
    ' ',
  ),
);

/** Tools that have the name of an animal too. */
const NAMESAKES = new Set(['bat']);

const LIVING = new Set(['person', 'quadruped', 'bird', 'fish', 'creature']);

/** The tools, furniture and vessels in the drawing of each deed, by name, as one would call them. */
export async function thingsOfDrawings(): Promise<Map<string, string[]>> {
  const things = new Map<string, string[]>();
  for (const file of globSync('*.ts', { cwd: DEED_FILES }).toSorted()) {
    const exported: Record<string, unknown> = await import(new URL(file, DEED_FILES).href);
    for (const group of Object.values(exported).filter(isGroup))
      for (const [name, { props = '' }] of Object.entries(group.deeds)) {
        const called = await Promise.all(sketchesOf(props).map(calledThing));
        const named = [...new Set(called)].filter((thing) => thing !== null);
        if (name in DEEDS && named.length > 0) things.set(name, named);
      }
  }
  return new Map([...things].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** Which deeds bring somebody else, and which keep the body that they are drawn with. */
export async function bodiesOfDrawings(): Promise<Map<'partner' | 'own', string[]>> {
  const { isDoneInAnyPosture } = await import('../src/cast/people/deeds/deed-rig.ts');
  const bodies = new Map<'partner' | 'own', string[]>([
    ['partner', []],
    ['own', []],
  ]);
  for (const file of globSync('*.ts', { cwd: DEED_FILES }).toSorted()) {
    const exported: Record<string, unknown> = await import(new URL(file, DEED_FILES).href);
    for (const group of Object.values(exported).filter(isGroup))
      for (const [name, deed] of Object.entries(group.deeds)) {
        if (deed.partner && !deed.partner.ifNamed) bodies.get('partner')?.push(name);
        if (!isDoneInAnyPosture(deed)) bodies.get('own')?.push(name);
      }
  }
  return new Map([...bodies].map(([body, deeds]) => [body, [...new Set(deeds)].toSorted()]));
}

function isGroup(value: unknown): value is DeedGroup {
  return typeof value === 'object' && value !== null && 'deeds' in value && 'props' in value;
}

/** What the prompt names itself (`object:sketch`) is left out. */
function sketchesOf(props: string): string[] {
  return props
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[1] ?? '')
    .filter((sketch) => sketch !== '' && !sketch.includes(':'));
}

async function calledThing(sketch: string): Promise<string | null> {
  const name = CALLED[sketch] ?? sketch.split('-').at(-1)!;
  if (NAMESAKES.has(name)) return name;
  const [thing, ...others] = (await readScene(`a ${name}`)).subjects;
  if (!thing || others.length > 0 || LIVING.has(thing.figure.kind) || NO_THINGS.has(thing.noun)) return null;
  return thing.noun;
}
