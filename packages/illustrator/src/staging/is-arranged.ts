import { drawnWithOthers, isBorne } from '../cast/drawn-together.ts';
import { touched } from '../cast/people/cast-hands.ts';
import { thingsInHands } from '../cast/people/deed-things.ts';
import { deedDrawing } from '../catalogue/deed-index.ts';
import type { Figure, SceneDescription, Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';

/** Relations that are drawn as one figure, or as a movement, and not by where things stand. */
const AS_ONE = wordClass('drawnAsOne');
const SIDES = wordClass('sides');
const MOVING = wordClass('movingActions');
const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign']);
const FREE = new Set(['space', 'underwater']);

/** What is filmed as it stands, for its looks and its place, and not for what it does. */
export function isArranged(scene: SceneDescription): boolean {
  const { moves, relation } = scene;
  // What is on a part of somebody is drawn with them.
  const onBodies = scene.relations.filter((each) => isBorne(scene, each));
  const relations = scene.relations.filter((each) => !onBodies.includes(each));
  const borne = drawnWithOthers({ ...scene, relations: onBodies });
  const subjects = scene.subjects.filter((subject) => !borne.has(subject));
  // Hands that fill the frame leave no room to arrange anything in.
  if (subjects.length === 0 || relation === 'chasing' || subjects.some(({ shown }) => shown)) return false;
  // Over a castle one flies past; over anything smaller one stays.
  const isAboveHouse = relations.some(
    ({ kind, to }) =>
      kind === 'above' && subjects.some(({ id, figure }) => id === to && figure.kind === 'landmark'),
  );
  if (relation === 'flying-over' && !moves && isAboveHouse) return false;
  // A subject that goes past something does so in relation to where that stands.
  if (moves || touched({ ...scene, relations }).length > 0) return true;
  // Who swims left of somebody stays left of him.
  const free = FREE.has(scene.place);
  if (relations.some(({ kind }) => (free ? SIDES.has(kind) : !AS_ONE.has(kind)))) return true;
  if (free || subjects.some(({ figure }) => figure.kind === 'landmark')) return false;
  const apart = drawnApart(scene, subjects);
  if (apart.length > 1) return !apart.every(isOnItsWay) && !apart.some(isCutByFrame);
  return (
    (relation === null || relation === 'beside') &&
    subjects.every(({ action, deed, figure, toy }) => {
      const rests = deed === null && (action === null || !MOVING.has(action));
      return rests && (subjects.length > 1 || toy || THINGS.has(figure.kind));
    })
  );
}

/** Those who are seen for themselves, and not with somebody: in the hands, on the back, or as what is ridden, held or played. */
function drawnApart(scene: SceneDescription, subjects: readonly Subject[]): readonly Subject[] {
  const together = new Set([...thingsInHands(scene), ...drawnWithOthers(scene)]);
  const second = scene.relation === null || scene.relation === 'beside' ? null : scene.subjects[1];
  return subjects.filter((subject) => subject !== second && !together.has(subject));
}

/** A camera that keeps up with all of them shows more than one past which they go. */
function isOnItsWay({ action, deed }: Subject): boolean {
  return deed === null && action !== null && MOVING.has(action);
}

/** What is done at a table, of which the frame shows the upper half alone. */
function isCutByFrame({ deed }: Subject): boolean {
  return deed !== null && deedDrawing(deed)?.cutAt !== undefined;
}
