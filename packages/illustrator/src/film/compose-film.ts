import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { RenderJob } from '../render-job.ts';
import type { SceneDescription, Style } from '../scene-description.ts';
import { choosePalette } from '../scenery/palette.ts';
import { type Moment, Stage } from '../scenery/stage.ts';
import { seededRandom } from '../seeded-random.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { forgetReader, readDraft, readScene } from '../stage/read-scene.ts';
import { type Actor, ActorPainter } from '../staging/actor.ts';
import type { Air, AirPart } from '../staging/air.ts';
import { cardWidth, characterActor, componentActor } from '../staging/framed-pictures.ts';
import { speakersTalking } from '../staging/lips.ts';
import { buildParticles } from '../staging/particles.ts';
import { PhotographBackdrop } from '../staging/photograph-backdrop.ts';
import { PictureBackdrop } from '../staging/picture-backdrop.ts';
import { Subtitles, wantsSubtitles } from '../staging/subtitles.ts';
import { Watermark } from '../staging/watermark.ts';
import { styleLook } from '../styles/style-look.ts';
import { translate } from '../translate/translate.ts';
import { forgetNouns } from '../vocabulary/open-vocabulary.ts';
import { PartComposer } from './compose-part.ts';
import { type OpenInputs, openInputs } from './open-inputs.ts';
import { sceneOverPicture } from './picture-scene.ts';
import { planShots, type Shot } from './plan-shots.ts';

export interface Composition {
  readonly scene: SceneDescription;
  readonly shots: readonly Shot[];
  /** Draws the frame at `seconds` into the film; the first of a shot waits until that is painted and cast. */
  draw(seconds: number): Promise<void>;
}

/** How many poses a second puppets are photographed in. */
const POSES = 8;

/** Everything of a film that is decided before its first frame. */
export async function composeFilm(
  job: RenderJob,
  compositor: Compositor,
  lines: readonly HeardLine[] = [],
): Promise<Composition> {
  const read = await readScene(job.prompt, job.edits, job.style);
  const scene = await sceneOverPicture(speakersTalking(read, lines), job);
  const asked = await askedOf(job);
  // Parser and dictionary have done their work.
  forgetReader();
  forgetNouns();
  const look = styleLook(scene.style);
  const unit = new Stage(compositor, scene, choosePalette(scene), look.grade, seededRandom(scene.seed));
  const frame = { compositor, unit: unit.unit, ground: unit.ground };
  const inputs = await openInputs(job, (total) => cardWidth(frame, total));
  const guests = inputGuests(frame, inputs);
  const guestPainter = new ActorPainter(compositor);
  const overlay = scene.style && (await overlayOf(scene, scene.style, job.prompt, compositor, unit.unit));
  const written = lines.length > 0 && wantsSubtitles([job.prompt, ...job.edits]);
  const subtitles = written ? new Subtitles(compositor, unit.unit, lines) : null;
  const watermark = job.watermark ? new Watermark(compositor, unit.unit) : null;
  // Pictures and guests stay where they are from first to last.
  const single = inputs.first !== null || guests.length > 0;
  const whole: Shot = {
    scene,
    view: 'whole',
    of: null,
    start: 0,
    end: job.seconds,
    part: { start: 0, end: job.seconds },
  };
  const shots = single ? [whole] : onFrames(planShots(scene, job.seconds, lines), job.framesPerSecond);
  const composer = new PartComposer({
    compositor,
    framesPerSecond: job.framesPerSecond,
    ...look,
    guests,
    lines,
  });
  const picture = inputs.first
    ? { set: pictureSet(asked, scene, unit, look.grade, inputs), particles: buildParticles(unit, true) }
    : null;
  let current: { shot: Shot; draw: (seconds: number) => void } | null = null;
  return {
    scene,
    shots,
    async draw(shown) {
      const seconds = scene.style === 'stop-motion' ? Math.floor(shown * POSES + 0.001) / POSES : shown;
      const moment = momentOf(job, scene, seconds, picture?.set.velocity ?? 0);
      if (picture) {
        picture.set.draw(moment, picture.particles);
        for (const guest of guests) guestPainter.draw(guest, moment);
        picture.particles(moment, picture.set.air);
      } else {
        const shot = shots.findLast(({ start }) => seconds >= start - 0.001) ?? shots[0]!;
        if (current?.shot !== shot) current = { shot, draw: await composer.compose(shot) };
        current.draw(seconds);
      }
      overlay?.draw(moment);
      subtitles?.draw(seconds);
      watermark?.draw();
    },
  };
}

function momentOf(job: RenderJob, scene: SceneDescription, seconds: number, velocity: number): Moment {
  const time = seconds * scene.camera.pace;
  const progress = Math.min(1, seconds / Math.max(0.001, job.seconds - 1 / job.framesPerSecond));
  return { time, progress, travel: time * velocity };
}

/** Cuts fall between two frames. */
function onFrames(shots: readonly Shot[], framesPerSecond: number): Shot[] {
  const round = (seconds: number) => Math.round(seconds * framesPerSecond) / framesPerSecond;
  return shots.map((shot) => ({ ...shot, start: round(shot.start), end: round(shot.end) }));
}

async function overlayOf(
  scene: SceneDescription,
  style: Style,
  prompt: string,
  compositor: Compositor,
  unit: number,
) {
  const { styleOverlay } = await import('../styles/style-overlay.ts');
  const caption = translate(prompt)
    .replace(/@[\w.-]+/g, '')
    .trim();
  return styleOverlay(style, { compositor, unit, seed: scene.seed, caption });
}

interface SetPiece {
  /** A set with depth draws what is in the air behind its subject itself. */
  draw(moment: Moment, particles: Air): void;
  readonly velocity: number;
  /** What of the air is still to be drawn over it. */
  readonly air?: AirPart;
}

function pictureSet(
  asked: Asked,
  scene: SceneDescription,
  stage: Stage,
  grade: ColourMatrix,
  inputs: OpenInputs,
): SetPiece {
  const velocity = 20 * stage.unit;
  const graded = compose(asked.hour ? LIGHTS[scene.time] : IDENTITY, grade);
  const { image, study } = inputs.first!;
  const subject = study?.subjects[0];
  if (subject && study.nearness && !inputs.last) {
    // Scenes with much in them are filmed from a still camera; a photograph only when that is asked for.
    const sways = !asked.still;
    const photograph = new PhotographBackdrop(stage, image, study, subject, { grade: graded, sways });
    return {
      draw: (moment, particles) => photograph.draw(moment, (at) => particles(at, 'behind')),
      velocity,
      air: 'before',
    };
  }
  const { compositor } = stage;
  const backdrop = new PictureBackdrop(compositor, inputs.first!, inputs.last, scene.camera, graded);
  return { draw: (moment) => backdrop.draw(moment), velocity };
}

const LIGHTS: Record<SceneDescription['time'], ColourMatrix> = {
  day: compose(light(1.06, 1.05, 1.02), saturation(1.08)),
  dawn: light(1.06, 0.94, 0.96),
  sunset: compose(light(1.12, 0.88, 0.72), contrast(1.05)),
  night: compose(saturation(0.6), light(0.4, 0.5, 0.82)),
};

interface Asked {
  /** The camera is to stand still. */
  readonly still: boolean;
  /** A remix asks for another hour: pictures keep their own light else. */
  readonly hour: boolean;
}

async function askedOf(job: RenderJob): Promise<Asked> {
  if (job.inputs.length === 0) return { still: false, hour: false };
  const edits = await Promise.all(job.edits.map(readDraft));
  const drafts = [await readDraft(job.prompt), ...edits];
  return {
    still: drafts.some(({ camera }) => camera.move === 'still'),
    hour: edits.some(({ time }) => time !== null),
  };
}

function inputGuests(
  frame: { compositor: Compositor; unit: number; ground: number },
  inputs: OpenInputs,
): Actor[] {
  const total = inputs.components.length + inputs.characters.length;
  return [
    ...inputs.characters.map((character, index) => characterActor(frame, character, index, total)),
    ...inputs.components.map((picture, index) =>
      componentActor(frame, picture, inputs.characters.length + index, total),
    ),
  ];
}
