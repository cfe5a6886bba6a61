import { DEEDS } from '../../../illustrator/src/catalogue/deed-index.ts';
import type { SceneDescription, Subject } from '../../../illustrator/src/scene-description.ts';
import { LIVING } from '../../../illustrator/src/vocabulary/living.ts';
import type { Event } from '../../src/mean/meaning.ts';
import type { Witnessed } from './answer.ts';
import type { Shown } from './things-shown.ts';
import { GOING, HANDLING, LOOKING, MEANT, RESTING } from './verb-classes.ts';

const POSTURES: Readonly<Record<NonNullable<Subject['posture']>, readonly string[]>> = {
  sit: ['sit'],
  'sit-low': ['sit'],
  kneel: ['kneel'],
  crouch: ['crouch', 'squat'],
  lie: ['lie'],
  prone: ['lie'],
};
/**
 * Whether the drawing tells this verb from others. Hands that are busy at something are drawn alike for shaving, tying
 * and hiding: it is seen only where something becomes of the thing. And who is drawn doing one thing is not seen to do
 * another.
 */
export function isToldByBody(
  event: Event,
  verbs: readonly string[],
  taking: readonly Shown[],
  { meanings }: Witnessed,
): boolean {
  const scenes = [...meanings].filter(([, { events }]) => events.includes(event)).map(([scene]) => scene);
  return scenes.some((scene) => {
    if (verbs.some((verb) => MEANT.has(verb)) && !taking.some(({ as }) => as === 'part')) return false;
    const doers = event.roles
      .filter(({ name }) => name === 'agent')
      .flatMap(({ entity }) => scene.subjects.find(({ id }) => id === entity) ?? []);
    return (
      doers.length === 0 ||
      verbs.some((verb) => HANDLING.has(verb)) ||
      changes(taking, scene) ||
      doers.some((doer) => isDoing(doer, verbs, scene))
    );
  });
}

function isDoing(doer: Subject, verbs: readonly string[], scene: SceneDescription): boolean {
  const { action, deed, hands, id, posture, figure } = doer;
  if (posture !== undefined && verbs.some((verb) => POSTURES[posture].includes(verb))) return true;
  const isOf = (words: ReadonlySet<string | null | undefined>) =>
    verbs.some((verb) => words.has(verb.replace(/-.*/, '')));
  // What has no limbs does nothing with them: it goes or rests.
  const goes =
    isOf(GOING) ||
    [GOING, RESTING].some((words) => words.has(action)) ||
    (scene.moves ?? []).some(({ by }) => by === id);
  if (!LIVING.has(figure.kind) && !goes && !isOf(RESTING)) return false;
  if (hands?.does === 'look' && isOf(LOOKING)) return true;
  if (hands && isOf(new Set([hands.does]))) return true;
  const meant = scene.deeds.filter(
    ({ by, verb }) => by === id && verbs.some((each) => each.split('-')[0] === verb.split(' ')[0]),
  );
  const drawn = meant.flatMap(({ name }) => name ?? []);
  if (deed !== null && drawn.length > 0 && !drawn.includes(deed) && action === null) return false;
  if (deed !== null && action === null && !isDrawnFor(deed, verbs)) return false;
  return hands === undefined || (scene.moves ?? []).some(({ by }) => by === id);
}

/** Whether the drawing of a deed is one of this verb: who hangs from a rope is not seen in who climbs. */
function isDrawnFor(deed: string, verbs: readonly string[]): boolean {
  const words = (DEEDS[deed]?.words ?? []).flatMap((phrase) => phrase.split(' '));
  return verbs.some((verb) => words.includes(verb.replace(/-.*/, '')));
}

/** Something becomes of what it is done to, or it changes hands or places. */
function changes(taking: readonly Shown[], { moves = [], subjects }: SceneDescription): boolean {
  return taking.some(
    ({ id }) =>
      id !== null &&
      (moves.some(({ by, takes }) => by === id || takes?.id === id) ||
        subjects.some(
          (subject) => subject.id === id && (subject.does !== undefined || subject.change !== null),
        )),
  );
}
