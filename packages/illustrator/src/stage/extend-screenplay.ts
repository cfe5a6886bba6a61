import type { Screenplay } from '../render-job.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Cast, namingAll } from './cast-again.ts';
import { draftScene } from './draft-scene.ts';
import { readMeaning, stageMeaning } from './read-scene.ts';
import { castLines, wantsSubtitles } from './read-screenplay.ts';
import { varyScene } from './vary-scene.ts';

export interface Continuation {
  /** The prompt that the film began with. */
  readonly prompt: string;
  /** What happens next. */
  readonly next: string;
  readonly style: string | null;
  readonly cast?: Cast;
  /** How long the film has been so far. */
  readonly seconds: number;
}

/**
 * The screenplay of a film that goes on. What happens next is read as the end of the same story, so that "she" is who she
 * was and what is done stays done; the seed is the same, so that everybody and the place look as they did.
 */
export async function extendScreenplay(
  source: Screenplay,
  { prompt, next, style, cast = {}, seconds }: Continuation,
): Promise<Screenplay> {
  const before = source.story ?? namingAll(prompt, cast, [next]);
  const isNew = next.trim() !== prompt.trim();
  const story = isNew ? `${before.trim().replace(/[.,;]$/, '')}. Then ${next}` : before;
  const { meaning } = await readMeaning(story, cast);
  const [, ...changes] = source.meanings;
  const { seed } = source.scene;
  const staged = stageMeaning(meaning, seed, changes, style, cast);
  const isVaried = source.scene.aside !== undefined;
  const scene = isVaried ? varyScene(staged, draftScene(meaning).camera.move !== null) : staged;
  const lines = scene.lines.slice(saidIn(source).length);
  return {
    ...source,
    meanings: [meaning, ...changes],
    scene: { ...scene, sequence: whatIsNew(source, scene) },
    lines: castLines(scene, lines),
    hasSubtitles: source.hasSubtitles || (lines.length > 0 && wantsSubtitles([next])),
    begins: { screenplay: source, seconds },
    story,
    texts: (source.texts ?? source.meanings.length) + 1,
  };
}

function saidIn({ begins, lines }: Screenplay): readonly unknown[] {
  return [...(begins ? saidIn(begins.screenplay) : []), ...lines];
}

/** The scenes after those that there were already; empty: all goes on as it was. */
function whatIsNew(source: Screenplay, now: SceneDescription): readonly SceneDescription[] {
  const { sequence } = now;
  const known = scenesOf(source);
  if (sequence.length <= known) return looks(now) === looks(source.scene) ? [] : [{ ...now, sequence: [] }];
  return sequence.filter((scene, index) => index >= known && saysMore(scene, sequence[index - 1]!));
}

/** Not where nobody is named, or they go on with what they did: "she keeps riding". */
function saysMore(scene: SceneDescription, before: SceneDescription): boolean {
  const { deeds, lines, subjects } = scene;
  if (subjects.length === 0) return false;
  if (lines.length > 0 || deeds.length === 0 || settingOf(scene) !== settingOf(before)) return true;
  return deeds.some(
    ({ by, verb, object }) =>
      !before.deeds.some(
        (done) => done.by === by && done.verb === verb && (object === null || object === done.object),
      ),
  );
}

function settingOf({ place, time, weather, season, hours, weathers, effects }: SceneDescription): string {
  return JSON.stringify([place, time, weather, season, hours, weathers, effects]);
}

function scenesOf({ begins, scene: { sequence } }: Screenplay): number {
  return begins ? scenesOf(begins.screenplay) + sequence.length : Math.max(1, sequence.length);
}

/** What is seen of a scene where all is at once. */
function looks({ sequence: _, lines: __, ...scene }: SceneDescription): string {
  return JSON.stringify(scene);
}
