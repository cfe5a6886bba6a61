import type { Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

const AFTER = /^(chas|pursu|follow|hunt|run after|pounc)/;
const KNOCKED = new Set(['knock-over', 'drop', 'topple']);
const FALLS = new Set(['slip', 'trip', 'fall-down']);
const DROPPED = new Set(['drop', 'spill', 'lose']);

/** Who runs after whom, wherever in the sentence they are named; and what an animal knocks over falls. */
export function afterEachOther(draft: Draft): Draft {
  return spilt(knocked(dropped(chased(draft))));
}

/** What was in a bucket that falls over is on the ground. */
function spilt(draft: Draft): Draft {
  const fallen = draft.subjects.filter(({ does }) => does === 'topple');
  const inside = draft.relations.filter(
    ({ kind, to }) => kind === 'in' && fallen.some(({ id }) => id === to),
  );
  const isLiquid = ({ noun }: Subject) => noun === draft.liquid;
  const gone = draft.subjects.filter((each) => isLiquid(each) && inside.some(({ of }) => of === each.id));
  if (gone.length === 0) return draft;
  const vessels = inside.filter(({ of }) => gone.some(({ id }) => id === of)).map(({ to }) => to);
  return {
    ...draft,
    subjects: draft.subjects
      .filter((each) => !gone.includes(each))
      .map((each) => (vessels.includes(each.id) ? { ...each, does: 'spill' as const } : each)),
    relations: draft.relations.filter(({ of }) => !gone.some(({ id }) => id === of)),
  };
}

function chased(draft: Draft): Draft {
  const { deeds, relations, subjects } = draft;
  if (draft.relation !== null && draft.relation !== 'beside' && draft.relation !== 'chasing') return draft;
  const living = (id: number | null | undefined): Subject | undefined =>
    subjects.find((each) => each.id === id && LIVING.has(each.figure.kind));
  // From whom somebody runs away goes after them.
  const fled = draft.moves.find(({ by, from, way }) => way === 'onward' && living(by) && living(from));
  const [hunting, fleeing] = [living(fled?.from), living(fled?.by)];
  if (hunting && fleeing && hunting.deed === null && fleeing.deed === null && subjects.length === 2)
    return {
      ...draft,
      subjects: [
        { ...hunting, action: 'chase' },
        fleeing.action === null ? { ...fleeing, action: 'run' } : fleeing,
      ],
      relation: 'chasing',
    };
  for (const deed of deeds.filter(({ verb }) => AFTER.test(verb))) {
    const on = relations.find(({ kind, of }) => of === deed.by && (kind === 'on' || kind === 'beside'))?.to;
    const hunter = living(deed.by);
    const prey = living(deed.object) ?? (deed.verb.startsWith('pounc') ? living(on) : undefined);
    if (!hunter || !prey || hunter.deed !== null) continue;
    if (draft.relation === 'chasing' && hunter === subjects[0]) return draft;
    const first: Subject = { ...hunter, action: deed.verb.startsWith('pounc') ? 'jump' : 'chase' };
    const second: Subject = prey.action === null && prey.deed === null ? { ...prey, action: 'run' } : prey;
    return {
      ...draft,
      subjects: [first, second, ...subjects.filter((each) => each !== hunter && each !== prey)],
      relation: 'chasing',
      relations: relations.filter(({ of, to }) => !(of === first.id && to === second.id)),
    };
  }
  return draft;
}

/** What somebody drops who slips falls beside them. */
function dropped(draft: Draft): Draft {
  const fallen = draft.deeds
    .filter(({ by, verb }) => {
      const doer = draft.subjects.find(({ id }) => id === by);
      return DROPPED.has(verb) && doer !== undefined && FALLS.has(doer.deed ?? '');
    })
    .map(({ object }) => object);
  if (fallen.length === 0) return draft;
  return {
    ...draft,
    subjects: draft.subjects.map((each) =>
      fallen.includes(each.id) && !LIVING.has(each.figure.kind) ? { ...each, does: 'fall' as const } : each,
    ),
    deeds: draft.deeds.map((deed) =>
      deed.object !== null && fallen.includes(deed.object) ? { ...deed, name: null, object: null } : deed,
    ),
  };
}

function knocked(draft: Draft): Draft {
  const { deeds, subjects } = draft;
  const done = deeds.find(({ by, name, object }) => {
    const doer = subjects.find(({ id }) => id === by);
    const animal = doer !== undefined && LIVING.has(doer.figure.kind) && doer.figure.kind !== 'person';
    return animal && object !== null && name !== null && KNOCKED.has(name);
  });
  if (!done) return draft;
  const breaks = deeds.some(({ verb }) => verb === 'break' || verb === 'shatter' || verb === 'smash');
  return {
    ...draft,
    subjects: subjects.map((each) =>
      each.id === done.object && !LIVING.has(each.figure.kind)
        ? { ...each, does: breaks ? ('break' as const) : ('topple' as const) }
        : each,
    ),
  };
}
