import type { Discourse, EventDraft } from './discourse.ts';
import type { Frame, Frames } from './frames.ts';
import type { Passing } from './meaning.ts';

const AWAY = new Set(['away', 'off']);
/** Who has something, from the surest sign to the least. */
const HAVING = ['worn-by', 'held-by', 'belongs-to'];
/** What one goes to, and not what one passes. */
const GOALS = new Set(['to', 'onto', 'into', 'on', 'in', 'at', 'around', 'over', 'inside', 'upon']);
const ALIVE = new Set(['person', 'animal']);
/** What nobody makes off with. */
const STAYING = new Set([...ALIVE, 'place', 'building', 'plant', 'weather', 'part', 'abstract', 'event']);

/** What changes hands or places in each event, where both ends are told. */
export function readPassings(discourse: Discourse, frames: Frames): void {
  for (const event of discourse.events) {
    const passes = event.negated || event.past ? null : passingOf(event, discourse, frames);
    if (passes) event.passes = passes;
  }
}

function passingOf(event: EventDraft, discourse: Discourse, frames: Frames): Passing | null {
  const { verb, particle, adverbs = [] } = event;
  const further = [...(particle === null ? [] : [particle]), ...adverbs];
  const phrasal = further.find((each) => frames.isPhrasal(verb, each)) ?? null;
  const isAway = further.some((each) => AWAY.has(each));
  const idOf = (name: string) =>
    event.roles.find((role) => role.name === name || role.preposition === name)?.entity;
  const [taken, agent] = [idOf('with'), idOf('agent')];
  // "flies off with a sock"
  if (isAway && taken !== undefined && agent !== undefined && !STAYING.has(discourse.kindOf(taken)))
    return { thing: taken, from: ownerOf(taken, agent, discourse), to: agent };
  // "the cards float away"
  const isThing = agent !== undefined && !ALIVE.has(discourse.kindOf(agent));
  // A lamp that goes off stays where it is.
  if (isAway && isThing && idOf('object') === undefined && event.outcome === undefined)
    return { thing: agent, from: idOf('source') ?? null, to: 'away' };
  const { passes } = frames.of(verb, phrasal);
  return passes && byFrame(event, passes, discourse);
}

function byFrame(
  event: EventDraft,
  { thing: what, from: whence, to: where }: NonNullable<Frame['passes']>,
  discourse: Discourse,
): Passing | null {
  const idOf = (name: string) => event.roles.find((role) => role.name === name)?.entity ?? null;
  // Who drops something is not what drops.
  if (what === 'agent' && idOf('object') !== null) return null;
  const thing = idOf(what);
  const goal = catcherOf(event, thing, discourse) ?? goalOf(event, thing);
  // Who jumps into the water or out of a hat goes that way.
  const isFrom = event.roles.some(({ name, preposition }) => name === 'source' && preposition === 'from');
  if (what === 'agent' && where === 'ground' && (goal !== null || !isFrom)) return null;
  const to =
    where === 'away' ? ('away' as const) : where === 'goal' || where === 'ground' ? goal : idOf(where);
  if (thing === null || (to === null && where !== 'ground')) return null;
  const from =
    whence === 'above'
      ? (idOf('source') ?? (discourse.kindOf(thing) === 'garment' ? ownerOf(thing, to, discourse) : null))
      : whence === 'source'
        ? (idOf('source') ?? ownerOf(thing, to, discourse))
        : idOf(whence);
  const isFromNowhere = whence === 'above' || (whence === 'source' && where === 'goal');
  return (from === null && !isFromNowhere) || thing === to ? null : { thing, from, to };
}

const CATCHING = new Set(['catch', 'intercept', 'receive']);

/** "Throws a ball, and a dog catches it": to the dog. */
function catcherOf(
  { id: own, roles }: EventDraft,
  thing: number | null,
  { events }: Discourse,
): number | null {
  const caught = events.find(
    (each) =>
      each.id > own &&
      CATCHING.has(each.verb) &&
      !each.negated &&
      each.roles.some(({ entity, name }) => name === 'object' && entity === thing),
  );
  const catcher = caught?.roles.find(({ name }) => name === 'agent')?.entity ?? null;
  return roles.some(({ entity }) => entity === catcher) ? null : catcher;
}

function goalOf({ roles }: EventDraft, thing: number | null): number | null {
  const others = roles.filter(
    ({ entity, name }) => entity !== thing && name !== 'agent' && name !== 'object',
  );
  const receiver = others.find(({ name }) => name === 'recipient');
  const where = others.find(
    ({ name, preposition }) =>
      (name === 'direction' || name === 'place') &&
      (GOALS.has(preposition ?? '') || preposition?.startsWith('on the ') === true),
  );
  return (receiver ?? where)?.entity ?? null;
}

function ownerOf(thing: number, other: Passing['to'], { relations }: Discourse): number | null {
  const owners = HAVING.flatMap((kind) =>
    relations.filter((each) => each.kind === kind && each.of === thing && each.to !== other),
  );
  return owners[0]?.to ?? null;
}
