import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Detail, SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { type Draft, without } from './draft.ts';

/** Things that serve the same purpose: a person on a stool needs no chair. */
const ALIKE = wordTable<{ readonly alike: readonly (readonly string[])[] }>('alike-things').alike;

/** Sizes that no drawing has by itself. Of two televisions, a small one beside that of the drawing, one is too many. */
const FAR_FROM_USUAL: ReadonlySet<Subject['size']> = new Set(['tiny', 'giant']);

/** Where one is at a tool, a vessel or a piece of furniture that one uses; beside or under it one only happens to be. */
const USED: ReadonlySet<SpatialRelation['kind']> = new Set(['on', 'in', 'behind', 'beside']);

/**
 * "Cooks in a pan", "cuts a melon with a knife", "plays the piano on a stool": the drawing of the deed has pan, knife and
 * stool. A second one would stand beside it, or hold the cook.
 */
export function ownTools(draft: Draft): Draft {
  const used = draft.subjects.flatMap((thing) => {
    const user = draft.subjects.find((doer) => uses(doer, thing, draft));
    return user ? [{ thing, user }] : [];
  });
  if (used.length === 0) return draft;
  const gone = used.map(({ thing }) => thing);
  const ids = gone.map(({ id }) => id);
  const left = without(draft, gone);
  return {
    ...left,
    subjects: left.subjects.map((each) => {
      // Two brothers at one television have one.
      const isShared = each.count > 1 && used.some(({ thing, user }) => user === each && thing.count === 1);
      return isShared ? { ...each, shares: true } : each;
    }),
    details: [...draft.details, ...used.map(detailOf)],
    relation: gone.includes(draft.subjects[1]!) ? null : draft.relation,
    deeds: draft.deeds.map((deed) =>
      deed.object !== null && ids.includes(deed.object) ? { ...deed, object: null } : deed,
    ),
  };
}

function detailOf({ thing: { id, noun, count }, user }: { thing: Subject; user: Subject }): Detail {
  return { id, noun, count, colour: null, of: user.id, deed: user.deed };
}

function uses(doer: Subject, thing: Subject, { deeds, relations, subjects }: Draft): boolean {
  if (doer === thing || !has(doer, thing)) return false;
  // What it is done to, and whatever does something itself, is drawn for its own sake.
  if (deeds.some(({ by, object, name }) => by === thing.id || (object === thing.id && isDoneToThing(name))))
    return false;
  const links = relations.filter(({ of, to }) => of === thing.id || to === thing.id);
  if (links.length === 0) return thing.colour === null && !FAR_FROM_USUAL.has(thing.size);
  const done = deeds.filter(({ by }) => by === doer.id).map(({ object }) => object);
  const users: (SubjectId | null)[] = [doer.id, ...done];
  const tools = subjects.filter((each) => has(doer, each)).map(({ id }) => id);
  return links.every(
    ({ kind, of, to }) =>
      USED.has(kind) && (users.includes(of) || (tools.includes(of) && tools.includes(to))),
  );
}

function has({ deed }: Subject, { noun }: Subject): boolean {
  const last = noun.split(' ').at(-1)!;
  const drawn = (deed !== null && DEEDS[deed]?.has) || [];
  return drawn.some(
    (thing) =>
      noun === thing ||
      noun.endsWith(` ${thing}`) ||
      ALIKE.some((alike) => alike.includes(thing) && alike.includes(last)),
  );
}
