import type { Subject } from '../scene-description.ts';
import type { Reading } from './reading.ts';
import { LIVING } from './scene-draft.ts';

const AFTER = /^(chas|pursu|follow|hunt|run after|pounc)/;
const KNOCKED = new Set(['knock-over', 'drop', 'topple']);

/** Who runs after whom, wherever in the sentence they are named; and what an animal knocks over falls. */
export function afterEachOther(reading: Reading): Reading {
  return knocked(chased(reading));
}

function chased(reading: Reading): Reading {
  const { deeds, relations, subjects } = reading;
  if (reading.relation !== null && reading.relation !== 'beside' && reading.relation !== 'chasing')
    return reading;
  const living = (id: number | null | undefined): Subject | undefined =>
    subjects.find((each) => each.id === id && LIVING.has(each.figure.kind));
  for (const deed of deeds.filter(({ verb }) => AFTER.test(verb))) {
    const on = relations.find(({ kind, of }) => of === deed.by && (kind === 'on' || kind === 'beside'))?.to;
    const hunter = living(deed.by);
    const prey = living(deed.object) ?? (deed.verb.startsWith('pounc') ? living(on) : undefined);
    if (!hunter || !prey || hunter.deed !== null) continue;
    if (reading.relation === 'chasing' && hunter === subjects[0]) return reading;
    const first: Subject = { ...hunter, action: deed.verb.startsWith('pounc') ? 'jump' : 'chase' };
    const second: Subject = prey.action === null && prey.deed === null ? { ...prey, action: 'run' } : prey;
    return {
      ...reading,
      subjects: [first, second, ...subjects.filter((each) => each !== hunter && each !== prey)],
      relation: 'chasing',
      relations: relations.filter(({ of, to }) => !(of === first.id && to === second.id)),
    };
  }
  return reading;
}

function knocked(reading: Reading): Reading {
  const { deeds, subjects } = reading;
  const done = deeds.find(({ by, name, object }) => {
    const doer = subjects.find(({ id }) => id === by);
    const animal = doer !== undefined && LIVING.has(doer.figure.kind) && doer.figure.kind !== 'person';
    return animal && object !== null && name !== null && KNOCKED.has(name);
  });
  if (!done) return reading;
  const breaks = /\b(break|shatter|smash)/.test(reading.text.toLowerCase());
  return {
    ...reading,
    subjects: subjects.map((each) =>
      each.id === done.object && !LIVING.has(each.figure.kind)
        ? { ...each, does: breaks ? ('break' as const) : ('topple' as const) }
        : each,
    ),
  };
}
