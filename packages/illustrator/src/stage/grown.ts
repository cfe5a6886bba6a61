import type { Entity, Event, Meaning } from '@phonofilm/reader/reader';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { agentsOf } from './meaning-index.ts';
import { isTransformation } from './stage-sequence.ts';

const CHANGES = byWord(wordTable<Record<string, string[]>>('changes'));
const FLOWERS = wordClass('flowers');
/** What has buds and is drawn as its flower. */
const BEARING = new Set(['plant', 'stem', 'stalk', ...FLOWERS]);

/** A plant that becomes another one while it is filmed is one thing: a bud and its flower, an acorn and the oak. */
export function grown(meaning: Meaning): Meaning {
  return meaning.entities.filter(isPlant).reduce(grownUp, meaning);
}

const isPlant = ({ kinds }: Entity) => kinds.includes('plant');
const isBud = ({ noun }: Entity) => noun.endsWith('bud');

function grownUp(meaning: Meaning, plant: Entity): Meaning {
  const isGrowth = (event: Event) => {
    const change = isTransformation(event) ? 'grow' : CHANGES.get(event.verb);
    return agentsOf(event).includes(plant.id) && (change === 'grow' || change === 'bloom');
  };
  const own = meaning.events.filter(isGrowth);
  const roles = own.flatMap((event, at) => event.roles.filter(({ name }) => at === 0 || name !== 'agent'));
  const named = (prepositions: readonly string[]) => {
    const ids = roles.filter(({ preposition }) => prepositions.includes(preposition ?? ''));
    return meaning.entities.filter(({ id }) => ids.some(({ entity }) => entity === id));
  };
  const into = named(['into']).filter(isPlant);
  const bearing = isBud(plant) ? named(['on']).filter(({ noun }) => BEARING.has(noun)) : [];
  const isSoil = ({ kinds }: Entity) => kinds.includes('substance');
  const source = named(['from', 'out of']).filter((each) => isPlant(each) || isSoil(each));
  const gone = new Set([...into, ...bearing, ...source].map(({ id }) => id));
  // Somebody whom a seed turns into is no plant.
  if (own.length === 0 || (into.length === 0 && own.some(isTransformation))) return meaning;
  const isDone = (event: Event) => own.includes(event) || agentsOf(event).some((id) => gone.has(id));
  const done = meaning.events.filter(isDone);
  const isTurned = !isBud(plant) && own.some(isTransformation);
  const grows = isTurned || done.some(({ verb }) => CHANGES.get(verb) === 'grow');
  const { outcome: _, ...first } = own[0]!;
  const then = (id: number) => (done.some((event) => event.id === id) ? first.id : id);
  const event: Event = {
    ...first,
    verb: grows ? 'grow' : 'bloom',
    roles: roles.filter(({ entity }) => !gone.has(entity)),
  };
  return {
    ...meaning,
    entities: meaning.entities
      .filter(({ id }) => !gone.has(id))
      .map((each) => (each === plant ? asGrown(plant, into[0] ?? bearing[0]) : each)),
    relations: meaning.relations.filter(({ of, to }) => !gone.has(of) && !gone.has(to)),
    events: meaning.events.flatMap((each) => (each === own[0] ? event : done.includes(each) ? [] : each)),
    order: meaning.order
      .map((each) => ({ ...each, first: then(each.first), second: then(each.second) }))
      .filter((each) => each.first !== each.second),
  };
}

/** It is the flower that either is called by, or else what it becomes. */
function asGrown(plant: Entity, other: Entity = plant): Entity {
  const words = `${plant.name} ${other.name}`.split(' ').map((word) => word.replace(/(?<=.)bud$/, ''));
  const told = words.find((word) => word !== 'flower' && FLOWERS.has(word));
  const flower = told ?? (isBud(plant) ? 'flower' : other.noun === 'seed' ? 'seedling' : null);
  const attributes = other === plant ? plant.attributes : [...other.attributes, ...plant.attributes];
  const named = flower === null ? {} : { noun: flower, name: flower, alsoCalled: [] };
  return { ...other, ...named, id: plant.id, attributes };
}
