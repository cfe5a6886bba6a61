import type { SceneDescription, Subject } from '../../../illustrator/src/scene-description.ts';
import type { Event } from '../../src/mean/meaning.ts';
import type { Witnessed } from './answer.ts';
import type { Shown } from './things-shown.ts';

/** What hands at something look like, whoever's hands they are. */
const HANDLING = new Set(
  'hold touch handle carry grip grab feel use operate repair fix work reach'.split(' '),
);

/** What somebody means to do shows on nobody. */
const MEANT = new Set('hide find search guard protect forget wait'.split(' '));

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

function isDoing(
  { action, deed, hands, id }: Subject,
  verbs: readonly string[],
  scene: SceneDescription,
): boolean {
  const meant = scene.deeds.filter(
    ({ by, verb }) => by === id && verbs.some((each) => each.split('-')[0] === verb.split(' ')[0]),
  );
  const drawn = meant.flatMap(({ name }) => name ?? []);
  if (deed !== null && drawn.length > 0 && !drawn.includes(deed) && action === null) return false;
  return hands?.does !== 'work' || (scene.moves ?? []).some(({ by }) => by === id);
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
