import type { Figure, SpatialRelation, SubjectId } from '../scene-description.ts';
import type { DraftDeed, PendingRelation } from './draft-parts.ts';

/** Where somebody is who does something to a thing; "on" and "in" are of the thing. */
const ABOUT_THE_DOER: ReadonlySet<PendingRelation['kind']> = new Set([
  'beside',
  'behind',
  'in-front-of',
  'under',
]);
const SEATS = /\b(bench|chair|armchair|stool|sofa|couch|swing|bed|hammock|rug|carpet|bathtub|throne)$/;
/** Of these it is the thing that comes to be there. */
const PUTTING =
  /^(put|plac|set|lay|hang|leav|drop|hid|throw|stand|see|watch|film|show|push|pull|find|load|unload|slid|slip|stack|insert|stuff|tuck|toss|dump|deposit|stow|stick|shov)/;
const DOERS = new Set<Figure['kind']>(['person', 'quadruped', 'bird', 'creature', 'fish']);

type Named = { readonly noun: string; readonly figure: Figure };

/** "She knits a scarf beside a fireplace": she is beside it, and the scarf in her hands. */
export function whosePlace(
  { kind, of }: PendingRelation,
  to: Named,
  deeds: readonly DraftDeed[],
  byId: (id: SubjectId) => Named,
): readonly SubjectId[] {
  if (kind === 'on' && isUsed(to, deeds.at(-1))) return [];
  if ((kind === 'on' || kind === 'above') && isWetted(to, deeds.at(-1))) return [];
  const deed = deeds.findLast(({ object }) => object !== null && of.at(-1) === object);
  if (!deed || !DOERS.has(byId(deed.by).figure.kind) || PUTTING.test(deed.verb)) return of;
  const seated = (kind === 'on' || kind === 'in') && SEATS.test(to.noun);
  return ABOUT_THE_DOER.has(kind) || seated ? [deed.by] : of;
}

const USED =
  /\b(laptop|computer|typewriter|keyboard|phone|tablet|piano|drum|drums|guitar|canvas|blackboard|paper)$/;
const USING = /^(typ|writ|play|call|talk|draw|paint|work|tap|chat|sketch)/;

const WETTING = /^(spray|splash|squirt|sprinkl|pour|throw)/;

/** Whoever splashes water on somebody stands beside them. */
function isWetted({ figure }: Named, deed: DraftDeed | undefined): boolean {
  return deed !== undefined && DOERS.has(figure.kind) && WETTING.test(deed.verb) && deed.object === null;
}

/** Whoever types on a laptop does not stand on it. */
function isUsed({ noun }: Named, deed: DraftDeed | undefined): boolean {
  return deed !== undefined && USED.test(noun) && USING.test(deed.verb);
}

/** "A tray of cakes out of the oven": the tray is what comes out. */
export function dishOf(
  group: readonly SubjectId[],
  relations: readonly SpatialRelation[],
  byId: (id: SubjectId) => Named,
): readonly SubjectId[] {
  const last = relations.at(-1);
  if (group.length !== 1 || last?.kind !== 'on' || last.of !== group[0]) return group;
  return /(tray|plate)$/.test(byId(last.to).noun) ? [last.to] : group;
}
