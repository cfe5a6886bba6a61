import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { AskedOfPictures, RenderJob } from '../render-job.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { ActorPainter } from '../staging/actor.ts';
import { cardWidth, characterActor, componentActor } from '../staging/framed-pictures.ts';
import { speakersTalking } from '../staging/lips.ts';
import { watermark } from '../staging/mark.ts';
import { buildParticles } from '../staging/particles.ts';
import { photographBackdrop } from '../staging/photograph-backdrop.ts';
import { pictureBackdrop } from '../staging/picture-backdrop.ts';
import { subtitles } from '../staging/subtitles.ts';
import { styleLook } from '../styles/style-look.ts';
import { PartComposer } from './compose-part.ts';
import { type OpenInputs, openInputs } from './open-inputs.ts';
import { firstSeconds, openingOf, planFilm } from './plan-film.ts';
import type { Shot } from './plan-shots.ts';

export interface Composition {
  readonly scene: SceneDescription;
  readonly shots: readonly Shot[];
  /** Draws the frame at `seconds` into the film; the first of a shot waits until that is painted and cast. */
  draw(seconds: number): Promise<void>;
}

/** How many poses a second puppets are photographed in. */
const POSES = 8;
/** What is in the air before a picture passes by, in design pixels a second. */
const PASSING = 20;

/** Everything of a film that is decided before its first frame. */
export async function composeFilm(
  job: RenderJob,
  compositor: Compositor,
  lines: readonly HeardLine[] = [],
): Promise<Composition> {
  const { framesPerSecond, screenplay, seconds } = job;
  const scene = withWeather(speakersTalking(openingOf(screenplay), lines), job);
  const composer = new PartComposer({ compositor, framesPerSecond, lines, ...styleLook(scene.style) });
  const stage = composer.stageOf(scene);
  const inputs = await openInputs(job, (total) => cardWidth(stage, total));
  const total = inputs.components.length + inputs.characters.length;
  composer.guests = [
    ...inputs.characters.map((character, index) => characterActor(stage, character, index, total)),
    ...inputs.components.map((picture, index) =>
      componentActor(stage, picture, inputs.characters.length + index, total),
    ),
  ];
  const overlay = await overlayOf(scene, screenplay.caption, stage);
  const drawSubtitles = screenplay.hasSubtitles ? subtitles(compositor, stage.unit, lines) : null;
  const drawWatermark = job.watermark ? watermark(compositor, stage.unit) : null;
  const part = { start: 0, end: seconds };
  const once = firstSeconds(screenplay, seconds);
  // Pictures and guests stay where they are from first to last.
  const shots: readonly Shot[] =
    inputs.first || total > 0
      ? [{ scene, view: 'whole', of: null, ...part, part }]
      : onFrames(planFilm(screenplay, seconds, lines), framesPerSecond);
  const picture = inputs.first ? drawPicture(screenplay.ofPictures, stage, inputs) : null;
  const painter = new ActorPainter(compositor);
  let current: { shot: Shot; draw: (seconds: number) => void } | null = null;
  return {
    scene,
    shots,
    async draw(shown) {
      const at = scene.style === 'stop-motion' ? Math.floor(shown * POSES + 0.001) / POSES : shown;
      const time = at * scene.camera.pace;
      const progress = progressAt(at / Math.max(0.001, once - 1 / framesPerSecond), inputs.last !== null);
      const moment = { time, progress, travel: picture ? time * PASSING * stage.unit : 0 };
      if (picture)
        picture(moment, () => {
          for (const guest of composer.guests) painter.draw(guest, moment);
        });
      else {
        const shot = shots.findLast(({ start }) => at >= start - 0.001) ?? shots[0]!;
        if (current?.shot !== shot) current = { shot, draw: await composer.compose(shot) };
        current.draw(at);
      }
      overlay?.draw(moment);
      drawSubtitles?.(at);
      drawWatermark?.();
    },
  };
}

/** Where a film of a picture goes on, the camera goes back the way it came; from a last frame it does not. */
function progressAt(share: number, staysAtEnd: boolean): number {
  if (staysAtEnd) return Math.min(1, share);
  const back = share % 2;
  return back > 1 ? 2 - back : back;
}

/** Cuts fall between two frames. */
function onFrames(shots: readonly Shot[], framesPerSecond: number): Shot[] {
  const round = (seconds: number) => Math.round(seconds * framesPerSecond) / framesPerSecond;
  return shots.map((shot) => ({ ...shot, start: round(shot.start), end: round(shot.end) }));
}

async function overlayOf({ style, seed }: SceneDescription, caption: string, { compositor, unit }: Stage) {
  if (!style) return null;
  const { styleOverlay } = await import('../styles/style-overlay.ts');
  return styleOverlay(style, { compositor, unit, seed, caption });
}

/** Draws the picture that stands in for the scenery, who stands before it, and what is in the air. */
function drawPicture(
  asked: AskedOfPictures,
  stage: Stage,
  inputs: OpenInputs,
): (moment: Moment, guests: () => void) => void {
  const { compositor, scene } = stage;
  const particles = buildParticles(stage, true);
  const grade = compose(asked.hour ? LIGHTS[scene.time] : IDENTITY, stage.grade);
  const { image, study } = inputs.first!;
  const subject = study?.subjects[0];
  if (subject && study.nearness && !inputs.last) {
    // Scenes with much in them are filmed from a still camera; a photograph only when that is asked for.
    const photograph = photographBackdrop(stage, image, study, subject, { grade, sways: !asked.still });
    return (moment, guests) => {
      photograph(moment, (at) => particles(at, 'behind'));
      guests();
      particles(moment, 'before');
    };
  }
  const pictures = { first: inputs.first!, last: inputs.last };
  const backdrop = pictureBackdrop(compositor, pictures, scene.camera, grade);
  return (moment, guests) => {
    backdrop(moment);
    guests();
    particles(moment);
  };
}

const LIGHTS: Record<SceneDescription['time'], ColourMatrix> = {
  day: compose(light(1.06, 1.05, 1.02), saturation(1.08)),
  dawn: light(1.06, 0.94, 0.96),
  sunset: compose(light(1.12, 0.88, 0.72), contrast(1.05)),
  night: compose(saturation(0.6), light(0.4, 0.5, 0.82)),
};

/** On a picture falls whatever the prompt names, also where the scene itself has no weather. */
function withWeather(scene: SceneDescription, { inputs, screenplay }: RenderJob): SceneDescription {
  const { weather } = screenplay.ofPictures;
  const hasPicture = inputs.some(({ role }) => role !== 'component' && role !== 'character');
  return hasPicture && weather && scene.weather === 'clear' ? { ...scene, weather } : scene;
}
