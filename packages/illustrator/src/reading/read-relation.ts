import { objectName } from '../cast/objects/object-names.ts';
import type { Relation, SpatialRelation, Subject } from '../scene-description.ts';

const MOUNTS = new Set(['quadruped', 'vehicle', 'craft', 'fish', 'creature', 'bird', 'prop', 'emoji']);

const RIDERS = new Set(['person', 'quadruped']);
const BOATS = new Set([
  'sailboat',
  'galleon',
  'boat',
  'canoe',
  'kayak',
  'rowboat',
  'raft',
  'dinghy',
  'gondola',
  'hot air balloon',
  'submarine',
  'helicopter',
  'rocket',
  'spaceship',
]);

/** How the first subject stands to the second, from the verbs and prepositions of the text. */
export function readRelation(
  text: string,
  subjects: readonly Subject[],
  relations: readonly SpatialRelation[] = [],
): Relation | null {
  const [first, second] = subjects;
  if (
    subjects.some((subject) => subject.action === 'play') &&
    subjects.some((subject) => subject.figure.kind === 'instrument')
  ) {
    return 'playing';
  }
  if (!first || !second) return null;
  const between = relations.find(({ of, to }) => of === first.id && to === second.id)?.kind ?? null;
  const related = relations.some(({ of, to }) => of === second.id && to === first.id);
  // What is said to be left, right, under or behind is not ridden, held or chased.
  if (between !== null && !['on', 'in', 'above', 'around', 'beside'].includes(between)) return null;
  if (!RIDERS.has(first.figure.kind)) {
    const over = overOrBeside(text, second);
    return (between === null && !related) || over === 'flying-over' ? over : null;
  }
  const rides = first.action === 'ride' || (first.action === 'drive' && RIDERS.has(first.figure.kind));
  const onBack = /\bon (a |the )?(back|top) of\b|\bastride\b/.test(text) && isMount(second);
  if ((rides || onBack) && MOUNTS.has(second.figure.kind)) return 'riding';
  const aboard =
    second.figure.kind === 'craft' &&
    BOATS.has(second.figure.model) &&
    /\b(in|on|from|aboard|inside|rowing|sailing|paddling) (a|an|the|his|her|their)\b/.test(text);
  if (aboard && RIDERS.has(first.figure.kind)) return 'riding';
  if (first.figure.kind === 'person' && first.action === 'fly' && isHoldable(second)) return 'holding';
  // Animals run after what they play with, and so do those who chase each other.
  if (first.figure.kind === 'quadruped' && first.action === 'play' && second.figure.kind === 'prop')
    return 'chasing';
  if (first.action === 'chase' && first.count > 1 && /\beach other\b/.test(text)) return null;
  if (first.action === 'hold' && isHoldable(second)) return 'holding';
  if (first.action === 'chase' || second.action === 'chase') return 'chasing';
  if (
    isHoldable(second) &&
    (/\b(hold|holds|holding|carr(y|ies|ying)|wield|wielding)\b/.test(text) ||
      (/\bwith (an?|the|his|her|its|two)\b/.test(text) &&
        (first.figure.kind === 'person' || second.figure.kind !== 'object')))
  )
    return 'holding';
  const over = overOrBeside(text, second);
  if (over === 'flying-over') return over;
  if (
    /\b(watch|look|gaz|star)\w* (at|up)?/.test(text) &&
    (first.action === 'look' || second.action === 'look')
  )
    return 'watching';
  return between === null && !related ? over : null;
}

function overOrBeside(text: string, second: Subject): Relation | null {
  if (/\b(fl(y|ies|ying)|soar\w*|glid\w*|hover\w*)\b.{0,20}\b(over|above|past|around)\b/.test(text))
    return 'flying-over';
  if (second.figure.kind === 'landmark' && /\b(over|past)\b/.test(text)) return 'flying-over';
  return /\b(beside|next to|alongside|together|with|and)\b/.test(text) ? 'beside' : null;
}

/** Animals and cycles one sits on; a person on top of a table stands there. */
function isMount({ figure }: Subject): boolean {
  return (
    figure.kind === 'quadruped' ||
    figure.kind === 'creature' ||
    figure.kind === 'fish' ||
    (figure.kind === 'vehicle' && /cycle|skateboard/.test(figure.model))
  );
}

export function isHoldable(subject: Subject): boolean {
  const { figure } = subject;
  if (figure.kind === 'prop' || figure.kind === 'instrument') return true;
  if (figure.kind === 'craft') return ['balloon', 'kite', 'lantern', 'paper plane'].includes(figure.model);
  if (figure.kind === 'object') return objectName(figure.model)?.name.held ?? false;
  return figure.kind === 'emoji';
}
