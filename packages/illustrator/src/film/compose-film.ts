import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import { choosePalette } from '../painting/palette.ts';
import { readCamera } from '../reading/read-camera.ts';
import { readScene } from '../reading/read-scene.ts';
import { readWords } from '../reading/read-words.ts';
import type { SceneDescription, Style } from '../scene-description.ts';
import { buildScenery } from '../scenery/build-scenery.ts';
import { type Moment, Stage } from '../scenery/stage.ts';
import { seededRandom } from '../seeded-random.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { type Actor, ActorPainter } from '../staging/actor.ts';
import type { Air, AirPart } from '../staging/air.ts';
import { cardWidth, characterActor, componentActor } from '../staging/framed-pictures.ts';
import { castLips, speakersTalking } from '../staging/lips.ts';
import { buildParticles } from '../staging/particles.ts';
import { PhotographBackdrop } from '../staging/photograph-backdrop.ts';
import { PictureBackdrop } from '../staging/picture-backdrop.ts';
import { stageCast } from '../staging/stage-cast.ts';
import { Subtitles, wantsSubtitles } from '../staging/subtitles.ts';
import { Watermark } from '../staging/watermark.ts';
import { styleLook } from '../styles/style-look.ts';
import { applyZoom } from './camera.ts';
import { type OpenInputs, openInputs } from './open-inputs.ts';
import { sceneOverPicture } from './picture-scene.ts';
import type { RenderJob } from './render-job.ts';

export interface Composition {
  readonly scene: SceneDescription;
  /** Draws the frame at `seconds` into the film. */
  draw(seconds: number): void;
}

/** Everything of a film that is decided, painted and cast before its first frame. */
export async function composeFilm(
  job: RenderJob,
  compositor: Compositor,
  lines: readonly HeardLine[] = [],
): Promise<Composition> {
  const scene = sceneOverPicture(speakersTalking(readScene(job.prompt, job.edits, job.style), lines), job);
  const look = styleLook(scene.style);
  const palette = choosePalette(scene);
  const stage = new Stage(compositor, scene, palette, look.grade, seededRandom(scene.seed));
  const frame = { compositor, unit: stage.unit, ground: stage.ground };
  const inputs = await openInputs(job, (total) => cardWidth(frame, total));
  const guests = inputGuests(frame, inputs);
  const painter = new ActorPainter(compositor);
  const set = inputs.first
    ? pictureSet(job, scene, stage, look.grade, inputs)
    : await scenerySet(job, stage, look.outline, guests.length > 0, painter, lines);
  const particles = buildParticles(stage, inputs.first !== null);
  const overlay = scene.style && (await overlayOf(scene, scene.style, compositor, stage.unit));
  const written = lines.length > 0 && wantsSubtitles([job.prompt, ...job.edits]);
  const subtitles = written ? new Subtitles(compositor, stage.unit, lines) : null;
  const watermark = job.watermark ? new Watermark(compositor, stage.unit) : null;
  return {
    scene,
    draw(seconds) {
      const time = seconds * scene.camera.pace;
      const moment: Moment = {
        time,
        progress: Math.min(1, seconds / Math.max(0.001, job.seconds - 1 / job.framesPerSecond)),
        travel: time * set.velocity,
      };
      set.draw(moment, particles);
      for (const guest of guests) painter.draw(guest, moment);
      particles(moment, set.air);
      if (!inputs.first) applyZoom(compositor, scene.camera, moment, stage.ground);
      overlay?.draw(moment);
      subtitles?.draw(seconds);
      watermark?.draw();
    },
  };
}

async function overlayOf(scene: SceneDescription, style: Style, compositor: Compositor, unit: number) {
  const { styleOverlay } = await import('../styles/style-overlay.ts');
  const caption = scene.text.replace(/@[\w.-]+/g, '').trim();
  return styleOverlay(style, { compositor, unit, seed: scene.seed, caption });
}

interface SetPiece {
  /** A set with depth draws what is in the air behind its subject itself. */
  draw(moment: Moment, particles: Air): void;
  readonly velocity: number;
  /** What of the air is still to be drawn over it. */
  readonly air?: AirPart;
}

async function scenerySet(
  job: RenderJob,
  stage: Stage,
  outline: number,
  aside: boolean,
  painter: ActorPainter,
  lines: readonly HeardLine[],
): Promise<SetPiece> {
  await buildScenery(stage);
  // Nobody stands behind the headlines.
  if (stage.scene.style === 'news') stage.ground = Math.min(stage.ground, stage.height - 150 * stage.unit);
  const frameSeconds = stage.scene.camera.pace / job.framesPerSecond;
  const cast = await stageCast(stage, {
    framesPerSecond: job.framesPerSecond,
    outline: outline * stage.unit,
    seconds: job.seconds,
    aside,
    lips: castLips(stage.scene, lines),
  });
  const performers = [...cast.landmarks, ...cast.actors];
  const draw = stage.finish(
    (moment) => {
      for (const actor of performers) painter.draw(actor, moment);
    },
    cast.velocity,
    frameSeconds,
  );
  return { draw, velocity: cast.velocity };
}

function pictureSet(
  job: RenderJob,
  scene: SceneDescription,
  stage: Stage,
  grade: ColourMatrix,
  inputs: OpenInputs,
): SetPiece {
  const velocity = 20 * stage.unit;
  const graded = compose(editedLight(job, scene), grade);
  const { image, study } = inputs.first!;
  const subject = study?.subjects[0];
  if (subject && study.nearness && !inputs.last) {
    // Scenes with much in them are filmed from a still camera; a photograph only when that is asked for.
    const sways = ![job.prompt, ...job.edits].some((text) => readCamera(text.toLowerCase()).move === 'still');
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

/** Pictures keep their own light, unless a remix asks for another hour. */
function editedLight(job: RenderJob, scene: SceneDescription): ColourMatrix {
  const asked = job.edits.map((edit) => readWords(edit).time).findLast((time) => time !== null);
  return asked ? LIGHTS[scene.time] : IDENTITY;
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
