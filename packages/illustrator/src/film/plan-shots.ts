import type { SceneDescription, SubjectId } from '../scene-description.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { nearShot } from '../staging/near-shot.ts';
import { closeSubject, hasLead } from '../staging/shot-view.ts';

/** How near the camera is: `whole` is how the scene would be filmed without cuts. */
export type View = 'wide' | 'whole' | 'close';

/** What one camera position shows, from a moment of the film to the next. */
export interface Shot {
  readonly scene: SceneDescription;
  readonly view: View;
  /** Whom a close shot shows. */
  readonly of: SubjectId | null;
  readonly start: number;
  readonly end: number;
  /** When its camera has arrived; absent: at its end. */
  readonly arrives?: number;
  /** When what it shows began and ends; several shots may show the same. */
  readonly part: { readonly start: number; readonly end: number };
}

/** Who is heard when. */
type Turns = readonly Pick<HeardLine, 'by' | 'startSeconds' | 'endSeconds'>[];

/** From here on a film of one scene is cut. */
const LONG_SECONDS = 9.5;
/** Less than this nobody understands what is happening. */
const SHORTEST_PART = 2.4;
const SHORTEST_TURN = 1.6;
/** A shot of a long film lasts about as long. */
const USUAL_SHOT = 3.6;
const MOST_SHOTS = 9;
/** The film ends on the whole scene for at least this long. */
const LAST_LOOK = 1.4;
/** All are seen for so much of the film before one of them is seen near. */
const BEFORE_NEAR = 0.42;
const LENGTHS: Record<View, number> = { wide: 1, whole: 1.1, close: 0.85 };

/** The shots of a film, as an editor would cut it: they follow one another without a gap. */
export function planShots(scene: SceneDescription, seconds: number, turns: Turns = []): Shot[] {
  const { cutting } = scene.camera;
  return partsOf(scene, seconds, turns).flatMap((part) => {
    const takes = cutting === 'free' ? cut(part, turns) : null;
    if (takes) return takes.map((take) => shotOf(part, take));
    const parts = cutting === 'none' ? [part] : withNear(part);
    return parts.map((each) => shotOf(each, { ...each, view: 'whole', of: null }));
  });
}

interface Part {
  readonly scene: SceneDescription;
  readonly start: number;
  readonly end: number;
}

type Take = Omit<Shot, 'scene' | 'part'>;

function shotOf({ scene, start, end }: Part, take: Take): Shot {
  return { ...take, scene, part: { start, end } };
}

/** All of them, and then near the one who does what is not seen from afar. */
function withNear(part: Part): Part[] {
  const { scene, start, end } = part;
  const near = end - start < SHORTEST_PART * 2 ? null : nearShot(scene);
  const at = start + (end - start) * BEFORE_NEAR;
  return near
    ? [
        { scene, start, end: at },
        { scene: near, start: at, end },
      ]
    : [part];
}

/** What happens one after the other, each for as long; a line is spoken where it is said. */
function partsOf(scene: SceneDescription, seconds: number, turns: Turns): Part[] {
  const most = Math.floor(seconds / SHORTEST_PART + 0.001);
  const { sequence } = scene;
  if (sequence.length < 2 || most < 2 || scene.camera.cutting === 'none')
    return [{ scene, start: 0, end: seconds }];
  // Too short for all of it: the middle is left out, never how it begins and ends.
  const scenes = sequence.length <= most ? sequence : [...sequence.slice(0, most - 1), sequence.at(-1)!];
  const starts = scenes.map((_, index) => (seconds * index) / scenes.length);
  let line = 0;
  for (const [index, each] of scenes.entries()) {
    const first = turns[line];
    if (index > 0 && each.lines.length > 0 && first) {
      const earliest = starts[index - 1]! + SHORTEST_TURN;
      const latest = seconds - SHORTEST_TURN * (scenes.length - index);
      starts[index] = Math.max(earliest, Math.min(latest, first.startSeconds - 0.15));
    }
    line += each.lines.length;
  }
  return scenes.map((each, index) => ({
    scene: each,
    start: starts[index]!,
    end: starts[index + 1] ?? seconds,
  }));
}

function cut(part: Part, turns: Turns): Take[] | null {
  const { start, end } = part;
  const speakers = new Set(turns.map(({ by }) => by).filter((by) => by !== null));
  const heard = turns.filter(({ startSeconds }) => startSeconds >= start && startSeconds < end);
  if (speakers.size > 1 && heard.length > 1) return cutToSpeakers(part, heard);
  return end - start < LONG_SECONDS ? null : cutByLength(part);
}

/** Both at first, then each as they begin to speak; both again at the end. */
function cutToSpeakers({ scene, start, end }: Part, turns: Turns): Take[] {
  const takes: Omit<Take, 'end'>[] = [{ view: 'whole', of: null, start }];
  const last = Math.min(end - LAST_LOOK, Math.max(...turns.map(({ endSeconds }) => endSeconds)) + 0.3);
  for (const { by, startSeconds } of turns.slice(1)) {
    const before = takes.at(-1)!;
    const from = Math.max(startSeconds - 0.1, before.start + SHORTEST_TURN);
    const seen = by !== null && scene.subjects.some(({ id }) => id === by);
    if (!seen || before.of === by || from > last - LAST_LOOK) continue;
    takes.push({ view: 'close', of: by, start: from });
  }
  if (takes.length > 1) takes.push({ view: 'whole', of: null, start: last });
  return takes.map((take, index) => ({ ...take, end: takes[index + 1]?.start ?? end }));
}

function cutByLength({ scene, start, end }: Part): Take[] {
  const views = viewsOf(scene, Math.round((end - start) / USUAL_SHOT));
  const total = views.reduce((sum, { view }) => sum + LENGTHS[view], 0);
  let at = start;
  return views.map(({ view, of }, index) => {
    const from = at;
    at = index === views.length - 1 ? end : at + ((end - start) * LENGTHS[view]) / total;
    return { view, of, start: from, end: at };
  });
}

/** Wide or whole at first, then close and whole in turns, of one and of the other; the whole at the end. */
function viewsOf(scene: SceneDescription, wanted: number): Pick<Take, 'view' | 'of'>[] {
  const count = Math.max(3, Math.min(MOST_SHOTS, wanted));
  const views = Array.from({ length: count }, (_, index): View => ((count - index) % 2 ? 'whole' : 'close'));
  // A film begins where all can be seen.
  if (hasLead(scene)) views[0] = 'wide';
  else if (views[0] === 'close') views.shift();
  const lead = closeSubject(scene, 0);
  const shown = [lead, closeSubject(scene, 1) ?? lead];
  let turn = 0;
  return views.map((view) => ({ view, of: view === 'close' ? shown[turn++ % 2]! : null }));
}
