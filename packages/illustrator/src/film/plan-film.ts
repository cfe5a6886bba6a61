import type { Screenplay } from '../render-job.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { speakersTalking } from '../staging/lips.ts';
import { closeSubject } from '../staging/shot-view.ts';
import { planShots, type Shot } from './plan-shots.ts';

/** How long the last shot of a film goes on where the film does: what is seen does not jump where the two meet. */
const HELD = 0.6;
/** The share of what is added that is seen from near, before all are seen again. */
const NEAR = 0.45;
/** Less is not cut. */
const SHORTEST = 3;
/** The camera keeps up with those who move, however long: nothing has to be cut. */
const TRAVELLING = new Set(['track', 'drift-left', 'drift-right']);

/** The shots of a film; one that goes on begins with those that it had. */
export function planFilm(
  { begins, scene }: Screenplay,
  seconds: number,
  lines: readonly HeardLine[] = [],
): Shot[] {
  if (!begins) return planShots(speakersTalking(scene, lines), seconds, lines);
  const before = lines.filter(({ startSeconds }) => startSeconds < begins.seconds);
  const known = planFilm(begins.screenplay, begins.seconds, before);
  const last = known.at(-1)!;
  const added = seconds - begins.seconds;
  const isTravelling = scene.sequence.length === 0 && TRAVELLING.has(last.scene.camera.move);
  const from = isTravelling ? seconds : begins.seconds + Math.min(HELD, added / 3);
  const held = { arrives: last.end, ...last, end: from };
  return [
    ...known.slice(0, -1),
    held,
    ...(isTravelling ? [] : whatFollows(scene, last, { from, seconds, lines })),
  ];
}

interface Rest {
  readonly from: number;
  readonly seconds: number;
  readonly lines: readonly HeardLine[];
}

function whatFollows(scene: SceneDescription, last: Shot, { from, seconds, lines }: Rest): Shot[] {
  const { sequence } = scene;
  const [first] = sequence;
  if (!first) return goesOn(last, from, seconds);
  const turns = lines
    .filter(({ startSeconds }) => startSeconds >= from)
    .map((line) => ({
      ...line,
      startSeconds: line.startSeconds - from,
      endSeconds: line.endSeconds - from,
    }));
  const shown = sequence.length > 1 ? scene : first;
  return planShots(speakersTalking(shown, turns), seconds - from, turns).map((shot) => ({
    ...shot,
    start: shot.start + from,
    end: shot.end + from,
    part: { start: shot.part.start + from, end: shot.part.end + from },
  }));
}

/** Nothing else happens: they are seen from near, and then all of them again. */
function goesOn({ scene }: Shot, from: number, seconds: number): Shot[] {
  const isShort = seconds - from < SHORTEST;
  const near = isShort ? seconds : from + (seconds - from) * NEAR;
  const part = { start: from, end: seconds };
  const close: Shot = { scene, view: 'close', of: closeSubject(scene, 0), start: from, end: near, part };
  return isShort ? [close] : [close, { scene, view: 'whole', of: null, start: near, end: seconds, part }];
}

/** The scene that a film opens with. */
export function openingOf({ begins, scene }: Screenplay): SceneDescription {
  return begins ? openingOf(begins.screenplay) : scene;
}

/** How long the film was before it was made to go on. */
export function firstSeconds({ begins }: Screenplay, seconds: number): number {
  return begins ? firstSeconds(begins.screenplay, begins.seconds) : seconds;
}
