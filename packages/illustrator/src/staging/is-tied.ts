import { drawnWithOthers, isBorne } from '../cast/drawn-together.ts';
import { touched } from '../cast/people/cast-hands.ts';
import { thingsInHands } from '../cast/people/deed-things.ts';
import type { Figure, SceneDescription, Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';

/** Relations that are drawn as one figure, or as a movement, and not by where things stand. */
const AS_ONE = wordClass('drawnAsOne');
const SIDES = wordClass('sides');
const MOVING = wordClass('movingActions');
const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign']);
const FREE = new Set(['space', 'underwater']);

/** Whether it matters who is where: the camera stays with the place. Else it goes along with whom it films. */
export function isTied(scene: SceneDescription): boolean {
  const { moves, relation } = scene;
  // What is on a part of somebody is drawn with them.
  const onBodies = scene.relations.filter((each) => isBorne(scene, each));
  const relations = scene.relations.filter((each) => !onBodies.includes(each));
  const borne = drawnWithOthers({ ...scene, relations: onBodies });
  const subjects = scene.subjects.filter((subject) => !borne.has(subject));
  if (relation === 'chasing') return false;
  // A subject that goes past something does so in relation to where that stands.
  if (moves || touched({ ...scene, relations }).length > 0) return true;
  // Who swims left of somebody stays left of him.
  const free = FREE.has(scene.place);
  if (relations.some(({ kind }) => (free ? SIDES.has(kind) : !AS_ONE.has(kind)))) return true;
  const apart = drawnApart(scene, subjects);
  if (free || apart.every(isOnItsWay)) return false;
  return apart.length > 1 || apart.every(isStillLife);
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

function isStillLife({ action, deed, figure, toy, shown }: Subject): boolean {
  const rests = deed === null && (action === null || !MOVING.has(action));
  return rests && shown === undefined && (toy || THINGS.has(figure.kind));
}
