import { INDOOR } from '../cast/casting.ts';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import { letAllPicturesGo, letPicturesGo } from '../painting/let-pictures-go.ts';
import type { SceneDescription } from '../scene-description.ts';
import { buildScenery } from '../scenery/build-scenery.ts';
import { choosePalette } from '../scenery/palette.ts';
import { type Lens, type Moment, Stage } from '../scenery/stage.ts';
import { seededRandom } from '../seeded-random.ts';
import type { HeardLine } from '../sound/spoken-line.ts';
import { type Actor, ActorPainter } from '../staging/actor.ts';
import type { Aims } from '../staging/aims.ts';
import { ease } from '../staging/cover-frame.ts';
import { isStruck } from '../staging/lightning.ts';
import { castLips } from '../staging/lips.ts';
import { buildParticles } from '../staging/particles.ts';
import { hasLead } from '../staging/shot-view.ts';
import { stageCast } from '../staging/stage-cast.ts';
import { isAtRest } from '../staging/still-life.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { applyZoom, pushIn } from './camera.ts';
import type { Shot } from './plan-shots.ts';

/** One hour of a place, painted, with everything that falls and flies in it. */
interface Set {
  readonly stage: Stage;
  painter: ActorPainter;
  readonly particles: (moment: Moment) => void;
}

/** A cast in front of a set. */
interface Staging {
  readonly velocity: number;
  readonly aims: Aims | null;
  draw(moment: Moment): void;
}

export interface PartOptions {
  readonly compositor: Compositor;
  readonly framesPerSecond: number;
  readonly grade: ColourMatrix;
  /** Of the style's outlines, in design pixels. */
  readonly outline: number;
  readonly lines: readonly HeardLine[];
}

/** What painting a place takes for each pixel of the frame: some ten layers, twice. */
const PAINTED_BYTES = 60;
const MOST_CAST_BYTES = 20_000_000;
/** How much nearer the background of a close shot is. */
const CLOSE_LENS = 1.35;
const AROUND_LENS = 1.5;
/** Where there is nobody to come close to, the camera looks at a part of the scenery. */
const CLOSE_ZOOM = 1.3;
/** A close shot is filmed from somewhere else: what stands behind has moved by this share of the frame. */
const CLOSE_SHIFT = 0.3;

/** Builds the sets and casts of a film's shots as they are needed; what the next shot shares with the last stays. */
export class PartComposer {
  readonly #options: PartOptions;
  /** Framed pictures that stand before the cast, which leaves room for them. */
  guests: readonly Actor[] = [];
  #mark: number | null = null;
  #castMark = 0;
  #setting = '';
  #sets: readonly Set[] = [];
  readonly #stagings = new Map<string, readonly Staging[]>();

  constructor(options: PartOptions) {
    this.#options = options;
  }

  /** The stage's measures, before anything is painted. */
  stageOf(scene: SceneDescription): Stage {
    const { compositor, grade } = this.#options;
    return new Stage(compositor, scene, choosePalette(scene), grade, seededRandom(scene.seed));
  }

  /** What draws a shot's frames at a moment of the film. */
  async compose(shot: Shot): Promise<(seconds: number) => void> {
    const { compositor } = this.#options;
    const { scene, part, view, arrives = shot.end } = shot;
    await this.#build(scene);
    const stagings = await this.#cast(shot);
    const length = Math.max(0.001, part.end - part.start - 1 / this.#options.framesPerSecond);
    const zoomed = view === 'close' && !hasLead(scene);
    const { stage } = this.#sets[0]!;
    const passesNothing = stage.still || INDOOR.has(scene.place) || stagings[0]!.velocity === 0;
    // Enlarging a frame costs more than drawing it.
    const stays = view !== 'close' && passesNothing && scene.subjects.every(isAtRest);
    return (seconds) => {
      const time = seconds * scene.camera.pace;
      const progress = limited((seconds - part.start) / length);
      const inShot = limited((seconds - shot.start) / Math.max(0.001, arrives - shot.start));
      const [from, to, share] = hourAt(stagings.length, progress);
      const draw = (index: number) => {
        const staging = stagings[index]!;
        const travel = (time - part.start * scene.camera.pace) * staging.velocity;
        const moment = { time, progress, travel };
        const { painter, particles } = this.#sets[index]!;
        staging.draw(moment);
        for (const guest of this.guests) painter.draw(guest, moment);
        particles(moment);
      };
      draw(share < 1 ? from : to);
      if (share > 0 && share < 1) compositor.dissolve(share, () => draw(to));
      if (zoomed) compositor.zoom(CLOSE_ZOOM, compositor.width * 0.6, compositor.height * 0.2);
      else if (view !== 'close') applyZoom(compositor, scene.camera, time, inShot, stagings[0]!.aims);
      if (stays) pushIn(compositor, scene.camera, inShot);
    };
  }

  async #build(scene: SceneDescription): Promise<void> {
    const { compositor } = this.#options;
    const { place, weather, season, mood, effects, style, camera, tints } = scene;
    const skies = skiesOf(scene);
    const setting = JSON.stringify([place, skies, weather, season, mood, effects, style, camera, tints]);
    if (setting === this.#setting) return;
    if (this.#mark !== null) compositor.release(this.#mark);
    this.#mark ??= compositor.mark();
    this.#setting = setting;
    this.#stagings.clear();
    const sets: Set[] = [];
    for (const sky of skies) {
      const stage = this.stageOf({ ...scene, ...sky });
      await buildScenery(stage);
      await letPicturesGo(PAINTED_BYTES * stage.width * stage.height);
      // Nobody stands behind the headlines.
      if (style === 'news') stage.ground = Math.min(stage.ground, stage.height - 150 * stage.unit);
      sets.push({ stage, painter: new ActorPainter(compositor), particles: buildParticles(stage) });
    }
    this.#sets = sets;
    this.#castMark = compositor.mark();
  }

  /** The casts of earlier shots stay for when the film returns to them, as long as there is room. */
  #makeRoom(): void {
    const { compositor } = this.#options;
    if (compositor.mark() - this.#castMark < MOST_CAST_BYTES) return;
    compositor.release(this.#castMark);
    this.#stagings.clear();
    for (const set of this.#sets) set.painter = new ActorPainter(compositor);
  }

  async #cast(shot: Shot): Promise<readonly Staging[]> {
    const key = JSON.stringify([shot.part, shot.view, shot.of]);
    const known = this.#stagings.get(key);
    if (known) return known;
    this.#makeRoom();
    const stagings: Staging[] = [];
    for (const set of this.#sets) stagings.push(await this.#stage(set, shot));
    this.#stagings.set(key, stagings);
    await letAllPicturesGo();
    return stagings;
  }

  async #stage(set: Set, { scene, view, of, part }: Shot): Promise<Staging> {
    const { stage, painter } = set;
    const { framesPerSecond, outline, lines } = this.#options;
    const framing = view === 'close' ? 'close-up' : view === 'wide' ? 'wide' : scene.camera.framing;
    // A slow pan past somebody who stands there is not seen from near.
    const move = view === 'close' && scene.camera.move.startsWith('drift') ? 'still' : scene.camera.move;
    const seen = { ...scene, time: stage.scene.time, camera: { ...scene.camera, framing, move } };
    const cast = await stageCast(
      { ...stage, scene: seen, random: seededRandom(scene.seed ^ 0xca57) },
      {
        framesPerSecond,
        outline: outline * stage.unit,
        seconds: part.end - part.start,
        aside: this.guests.length > 0,
        lips: castLips(scene, lines),
        focus: view === 'close' ? of : null,
      },
    );
    stage.struck = isStruck(scene) ? topOf(cast.actors[0]) : null;
    const draw = stage.finish(
      (moment) => {
        for (const actor of cast.actors) painter.draw(actor, moment);
      },
      cast.velocity,
      scene.camera.pace / framesPerSecond,
      view === 'close' ? lensOf(stage, hasLead(scene), cast.velocity) : lensAround(stage),
    );
    return { ...cast, draw };
  }
}

const limited = (share: number): number => Math.max(0, Math.min(1, share));

/** Where lightning hits whatever it strikes. */
function topOf(actor: Actor | undefined): { x: number; y: number } | null {
  if (!actor) return null;
  const { x, y } = actor.path({ time: 0, progress: 0, travel: 0 });
  const { anchorX, anchorY, sprites } = actor.reel;
  const { left, top, width, height, fullWidth, fullHeight } = sprites[0]!;
  return {
    x: x - anchorX * fullWidth + left + width / 2,
    y: y - anchorY * fullHeight + top + height * 0.06,
  };
}

/** What changes while the film runs: the hour, or the weather. */
function skiesOf(scene: SceneDescription): readonly Pick<SceneDescription, 'time' | 'weather' | 'season'>[] {
  const { hours, weathers, time, weather, season } = scene;
  if (hours.length > 1) return hours.map((hour) => ({ time: hour, weather, season }));
  if (weathers.length < 2) return [{ time, weather, season }];
  // Snow lies only where it has fallen.
  return weathers.map((each) => ({
    time,
    weather: each,
    season: season === 'winter' && weathers.includes('snow') && each !== 'snow' ? null : season,
  }));
}

/** Behind somebody who stays there the place is nearer, and may stand still; water does not. */
function lensOf({ width, ground, scene }: Stage, onSomebody: boolean, velocity: number): Lens {
  const shift = scene.subjects.length > 0 && !onSomebody ? 0 : width * CLOSE_SHIFT;
  const frozen = onSomebody && velocity === 0 && !FLOWING.has(scene.place);
  return { scale: frozen ? CLOSE_LENS : 1, x: width / 2, y: ground, shift };
}

/** Walls pass behind those whom the camera circles, as far as they reach; land passes by itself. */
function lensAround({ width, ground, scene, still }: Stage): Lens | null {
  if (scene.camera.move !== 'circle' || !(still || INDOOR.has(scene.place))) return null;
  return { scale: AROUND_LENS, x: (progress) => progress * width, y: ground, shift: 0 };
}

const FLOWING = wordClass('flowingPlaces');

/** Which two of several hours are seen, and how much of the second: each stays for a while before it passes. */
function hourAt(hours: number, progress: number): [from: number, to: number, share: number] {
  const at = progress * (hours - 1);
  const from = Math.min(Math.max(0, hours - 2), Math.floor(at));
  const passed = limited((at - from - 0.2) / 0.6);
  return [from, Math.min(hours - 1, from + 1), hours > 1 ? ease(passed) : 0];
}
