import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Detail, SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import type { Draft } from './draft.ts';

/** Things that serve the same purpose: whoever sits on a stool needs no chair. */
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
  return {
    ...draft,
    subjects: draft.subjects
      .filter((each) => !gone.includes(each))
      .map((each) => {
        const own = gone.filter((thing) => uses(each, thing, draft));
        const tool = own.find((thing) => thing.colour !== null && isTinted(each, thing, draft.deeds));
        return {
          ...each,
          ...(tool?.colour && { tint: tool.colour }),
          // Two brothers at one television have one.
          ...(each.count > 1 && own.some(({ count }) => count === 1) && { shares: true }),
        };
      }),
    details: [...draft.details, ...used.map(({ thing, user }) => detailOf(thing, user, draft))],
    relation: gone.includes(draft.subjects[1]!) ? null : draft.relation,
    relations: draft.relations.filter(({ of, to }) => !ids.includes(of) && !ids.includes(to)),
    deeds: draft.deeds.map((deed) =>
      deed.object !== null && ids.includes(deed.object) ? { ...deed, object: null } : deed,
    ),
  };
}

function detailOf(thing: Subject, user: Subject, { deeds }: Draft): Detail {
  const { id, noun, count, colour } = thing;
  const deed = user.deed ?? '';
  return { id, noun, count, colour: isTinted(user, thing, deeds) ? colour : null, of: user.id, deed };
}

function uses(doer: Subject, thing: Subject, { deeds, relations, subjects }: Draft): boolean {
  if (doer === thing || !has(doer, thing)) return false;
  const isPlayedWith = deeds.some(
    ({ by, object, name }) =>
      by === doer.id && object === thing.id && name === doer.deed && !isDoneToThing(name),
  );
  if (isPlayedWith && thing.colour === null) return true;
  if (thing.deed !== null || thing.does || thing.change) return false;
  // What it is done to, and whatever does something itself, is drawn for its own sake.
  if (deeds.some(({ by, object, name }) => by === thing.id || (object === thing.id && isDoneToThing(name))))
    return false;
  const links = relations.filter(({ of, to }) => of === thing.id || to === thing.id);
  if (links.length === 0)
    return (thing.colour === null || isTinted(doer, thing, deeds)) && !FAR_FROM_USUAL.has(thing.size);
  const done = deeds.filter(({ by }) => by === doer.id).map(({ object }) => object);
  const users: (SubjectId | null)[] = [doer.id, ...done];
  const tools = subjects.filter((each) => has(doer, each)).map(({ id }) => id);
  return links.every(
    ({ kind, of, to }) =>
      USED.has(kind) && (users.includes(of) || (tools.includes(of) && tools.includes(to))),
  );
}

/** Deeds whose drawing has its tool in any colour. */
const TINTED = new Set(['water-plants', 'wash', 'wash-large']);

/** "With a green can": the drawing has it in that colour. */
function isTinted({ deed, id }: Subject, thing: Subject, deeds: Draft['deeds']): boolean {
  return TINTED.has(deed ?? '') && deeds.some(({ by, using }) => by === id && using === thing.id);
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
