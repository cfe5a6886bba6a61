import type { Entity } from '@phonofilm/reader/reader';
import { IMPLIED } from '../vocabulary/reading-hints.ts';
import { structureOf } from '../vocabulary/structures.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { type DrawnNoun, drawnNoun } from './drawn-noun.ts';
import { actionOf } from './name-action.ts';
import { agentsOf, own, type Told } from './told.ts';
import { moversOf, waysOf } from './ways-of-event.ts';

const WATERS = new Set('pond puddle pool river stream creek brook water'.split(' '));
const HILLS = new Set('hill slope hillside dune ramp'.split(' '));
const STAIRS = new Set('stairs stair staircase stairway step'.split(' '));
const HOLES = new Set('hole burrow den'.split(' '));
/** One goes into these and out of them; elsewhere they are where all of it happens. */
const INTO = new Set(['into', 'out-of']);
const MET = new Set(['on', 'behind', 'above', 'before']);
const SLOPING = new Set(['down', 'up']);
/** These have slopes and waters of their own. */
const SPORTS = new Set(['ski', 'surf', 'skate', 'climb', 'swim', 'sail']);

/** What is usually the place, and stands in the picture where somebody goes into it, or down it. */
export function wayMark(entity: Entity, told: Told): DrawnNoun | null {
  const ways = told.eventsWith(entity.id).flatMap((event) => {
    const nouns = agentsOf(event).map((id) => told.entity(id)?.noun ?? '');
    const isSport = [actionOf(event), ...nouns.map((noun) => own(IMPLIED, noun)?.action ?? null)].some(
      (action) => action !== null && SPORTS.has(action),
    );
    const byPeople = moversOf(event, told).some((id) => told.entity(id)?.kinds[0] === 'person');
    return waysOf(event)
      .filter(({ role }) => role.entity === entity.id)
      .map(({ way }) => ({
        way,
        isSport,
        byPeople,
        jumps: actionOf(event) === 'jump',
        rolls: event.verb === 'roll',
      }));
  });
  const object = (model: string): DrawnNoun => ({ noun: entity.name, figure: { kind: 'object', model } });
  if (entity.noun === 'wall' && isMet(entity, told)) return object('garden wall');
  if (ways.length === 0) return null;
  const goes = (among: ReadonlySet<string | null | undefined>) => ways.some(({ way }) => among.has(way));
  if (WATERS.has(entity.noun))
    return ways.some(
      ({ way, isSport, byPeople, jumps }) =>
        (INTO.has(way) || (way === 'through' && entity.noun === 'puddle')) &&
        !isSport &&
        !byPeople &&
        // Somebody alone is seen jumping into the lake where the film is.
        !(jumps && told.entities.length <= 2),
    )
      ? object('pool of water')
      : null;
  if (HOLES.has(entity.noun)) return goes(INTO) ? object('hole in the ground') : null;
  if (HILLS.has(entity.noun))
    return ways.some(
      ({ way, isSport, byPeople, rolls }) => SLOPING.has(way) && !isSport && !(byPeople && rolls),
    )
      ? object(isSnowy(entity, told) ? 'snowy slope' : 'grassy slope')
      : null;
  if (STAIRS.has(entity.noun)) return goes(SLOPING) ? object('flight of stairs') : null;
  if (entity.noun === 'wall') return goes(OVER) ? object('garden wall') : null;
  // A bridge that all cross is where the film is; one with somebody under it is seen from the side.
  const isBridge =
    entity.noun === 'bridge' &&
    goes(CROSSING) &&
    told.relationsTo(entity.id).some(({ kind }) => kind === 'under' || kind === 'beside');
  const structure = isBridge || goes(FROM_OUTSIDE) ? structureOf(entity.name) : null;
  if (structure) return { noun: entity.name, figure: structure };
  const drawn = goes(FROM_OUTSIDE) ? drawnNoun(entity) : null;
  return drawn?.figure.kind === 'landmark' ? drawn : null;
}

/** A wall that somebody sits on or hides behind, and not the one of a room, on which pictures hang. */
function isMet(wall: Entity, told: Told): boolean {
  return told
    .relationsTo(wall.id)
    .some(({ kind, of }) => MET.has(kind) && ['person', 'animal'].includes(told.entity(of)?.kinds[0] ?? ''));
}

function isSnowy({ attributes, name }: Entity, { meaning }: Told): boolean {
  const said = [...attributes.map(({ word }) => word), ...name.split(' ')];
  return (
    said.some((word) => word.startsWith('snow') || word === 'icy') ||
    meaning.film.some(({ value }) => value === 'snow')
  );
}

const OVER = new Set(['over', 'along', 'past', 'around', 'onto', 'off', 'up', 'down']);
const CROSSING = new Set(['across', 'over']);
const FROM_OUTSIDE = wordClass('fromOutside');
