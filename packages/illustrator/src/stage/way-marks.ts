import type { Entity, Relation } from '@phonofilm/reader/reader';
import { structureOf } from '../vocabulary/structures.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type DrawnNoun, drawnNoun } from './drawn-noun.ts';
import { isSomebody, type MeaningIndex } from './meaning-index.ts';
import { moversOf, waysOf } from './ways-of-event.ts';

/** What is usually the place, by its nouns: the ways and relations that make a thing of it, and who else has one of their own. */
interface WayMark {
  readonly nouns: readonly string[];
  readonly ways: readonly string[];
  readonly met?: readonly Relation['kind'][];
  readonly notBy?: string;
}

const MARKS = Object.entries(wordRecord<Readonly<Record<string, WayMark>>>('wayMarks'));
const FROM_OUTSIDE = wordClass('fromOutside');

/** What is usually the place, and stands in the picture where somebody goes into it, or down it. */
export function wayMark(entity: Entity, told: MeaningIndex): DrawnNoun | null {
  const goes = (isWay: (way: string) => boolean, notBy?: string) =>
    told.events.some(
      (event) =>
        waysOf(event).some(({ way, role }) => role.entity === entity.id && isWay(way)) &&
        !moversOf(event, told).some((id) => told.kindOf(id) === notBy),
    );
  const [model, mark] = MARKS.find(([, { nouns }]) => nouns.includes(entity.noun)) ?? [];
  if (mark && model) {
    // A subject that only jumps into the water does so in the lake where the film is.
    if (mark.notBy && told.entities.length < 3) return null;
    const isMet = told.relatedTo(entity.id, ...(mark.met ?? [])).some(isSomebody);
    if (!isMet && !goes((way) => mark.ways.includes(way), mark.notBy)) return null;
    const isSnowy = entity.attributes.some(({ word }) => word.startsWith('snow') || word === 'icy');
    return {
      noun: entity.name,
      figure: { kind: 'object', model: isSnowy ? model.replace('grassy', 'snowy') : model },
    };
  }
  if (!goes((way) => FROM_OUTSIDE.has(way))) return null;
  const structure = structureOf(entity.name);
  if (structure) return { noun: entity.name, figure: structure };
  const drawn = drawnNoun(entity);
  return drawn?.figure.kind === 'landmark' ? drawn : null;
}
