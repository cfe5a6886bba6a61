import { INDOOR } from '../cast/casting.ts';
import type { Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import type { Subject } from '../scene-description.ts';
import { type Floor, type Moment, wholePixels } from '../scenery/stage.ts';
import { tallOf, wideOf } from './bounds-of.ts';
import { cutView } from './cut-view.ts';
import type { Figure } from './figure.ts';
import type { CastOptions } from './role.ts';

/** One of all with whom the camera goes along, where the arrangement has it. */
export interface Placed {
  readonly subject: Subject;
  readonly rig: Rig;
  readonly scale: number;
  /** Which of how many. */
  readonly order: number;
  readonly total: number;
  readonly x: number;
  /** How much lower than the ground of the arrangement it stands. */
  readonly y: number;
  /** How wide all of them are. */
  readonly room: number;
  /** How far the camera travels in the whole film, in pixels. */
  readonly journey: number;
}

type Motion = Pick<Figure, 'path' | 'shadow' | 'mirror'>;

/** They look at what stays where it is. */
const STANDING = new Set(['handheld', 'zoom-in', 'zoom-out', 'rise', 'sink', 'pan-left', 'pan-right']);
/** Of the width of the frame, in a film: one round, and past a place in which there is nobody. */
const ROUND = 1.5;
const PAST = 0.8;

/** A camera that follows keeps up with the lead; one that drifts crosses about a fifth of the frame in the film. */
export function cameraVelocity(stage: Floor, leadSpeed: number, options: CastOptions): number {
  const { scene, unit, width } = stage;
  const { move, pace } = scene.camera;
  const speed = leadSpeed * 0.8;
  const isPast = move.startsWith('pan') && scene.subjects.length === 0;
  if (move === 'still' || (speed === 0 && STANDING.has(move) && !isPast)) return 0;
  const drift = Math.min(28 * unit, (width * 0.2) / options.seconds);
  const pan = move === 'circle' || isPast ? (width * (isPast ? PAST : ROUND)) / options.seconds : drift;
  const wanted = speed > 0 ? Math.min(560 * unit, speed) : move.endsWith('-left') ? -pan : pan;
  return wanted * wholePixels((wanted * pace) / options.framesPerSecond);
}

/** Where somebody is at any moment, by what holds them up and what they do. */
export function motionOf(stage: Floor, placed: Placed): Motion {
  if (placed.subject.action === 'launch') return { path: launchPath(stage) };
  if (floats(placed.rig)) return { path: floatingPath(stage, placed) };
  return placed.rig.medium === 'water' ? onWater(stage, placed) : onGround(stage, placed);
}

const floats = ({ medium }: Rig) => medium === 'air' || medium === 'submerged';

/** What stands far behind passes more slowly. */
const BEHIND = 0.3;

/** Where along the frame an actor is while the camera travels over the ground. */
function alongX(stage: Floor, placed: Placed): (moment: Moment) => number {
  const { width, scene, unit } = stage;
  const { journey, order, rig, room, scale, subject, x: wanted } = placed;
  const wide = wideOf(rig.box) * scale;
  // Nobody who fits into the frame is cut off by it, least of all a tail that reaches further than the head.
  const { left, right } = measureRig(rig);
  const margin = (floats(rig) ? 50 : 10) * unit;
  const least = Math.max(wide * 0.44, margin - left * scale);
  const most = width - Math.max(wide * 0.44, margin + right * scale);
  const inside = least < most ? Math.max(least, Math.min(most, wanted)) : wanted;
  const x = rig.fills ? width / 2 : inside;
  const isOnGround = rig.medium === 'ground';
  const isFixed = stage.still || INDOOR.has(scene.place);
  const parallax = subject.figure.kind === 'landmark' ? BEHIND : 1;
  // A figure that stands on the ground passes with it, and is in the middle of the frame half way through the film; not one that is chased.
  const isPassed = scene.relation !== 'chasing' && scene.camera.move !== 'circle';
  if (rig.speed === 0 && isOnGround && !isFixed && isPassed)
    return ({ travel }) => x + (journey / 2 - travel) * parallax;
  // Past a still camera, or through a room, one walks by; else the camera keeps up.
  if (rig.speed > 0 && isOnGround && (scene.camera.move === 'still' || isFixed)) {
    // Nobody leaves the frame: the whole film is spent on crossing most of it. A train is as long, and gets along all the same.
    const reach = Math.max(wide > width * 0.7 ? width * 0.16 : width * 0.06, (width - room) * 0.42);
    return ({ progress }) => x + (progress * 2 - 1) * reach;
  }
  const sway = rig.speed > 0 ? width * 0.018 : 0;
  return ({ time }) => x + Math.sin(time * 0.7 + order * 1.9) * sway;
}

function onGround(stage: Floor, placed: Placed): Motion {
  const { height, horizon, unit, scene } = stage;
  const { rig, scale, subject, total } = placed;
  const closer = scene.camera.framing === 'close-up' ? height * 0.1 : 0;
  // Those behind stand on the ground as well, and not in the sky.
  const y = Math.max(placed.y, horizon + 12 * unit - stage.ground);
  const feet = Math.min(stage.ground + y + closer, height - 10 * unit);
  const ground = (total === 1 && cutView(stage, subject, rig)?.ground) || feet;
  const x = alongX(stage, placed);
  return {
    shadow: { width: rig.ownShadow ? 2 : wideOf(rig.box) * scale * 0.62, ground },
    path: (moment) => ({ x: x(moment), y: ground }),
  };
}

/** Rides the swell; in still water it is mirrored. */
function onWater(stage: Floor, placed: Placed): Motion {
  const { scene, height, horizon, unit, width } = stage;
  const { order, subject } = placed;
  const still = scene.place === 'lake';
  const waterline = still || scene.place === 'ocean' ? stage.ground : horizon + (height - horizon) * 0.3;
  const y = waterline + placed.y;
  const x = alongX(stage, placed);
  const surfs = subject.action === 'surf' ? 1 : 0;
  const swell = (still ? 2.5 : surfs ? 16 : 8) * unit;
  return {
    mirror: still ? y + 4 * unit : null,
    path: (moment) => {
      const wave = moment.time * 1.1 + order * 1.7;
      return {
        x: x(moment) + Math.sin(moment.time * 0.9) * width * 0.06 * surfs,
        y: y + Math.sin(wave) * swell,
        rotation: Math.sin(wave + 0.6) * 0.12 * surfs,
      };
    },
  };
}

/** Where in the height of the frame it floats. */
const MIDDLES: Partial<Record<Floor['scene']['place'], number>> = { space: 0.48, sky: 0.44 };

/** Birds, balloons, fish and astronauts: a slow curve about a place of its own. */
function floatingPath(stage: Floor, placed: Placed): Figure['path'] {
  const { order, total, rig, scale } = placed;
  const { height, unit, random, scene } = stage;
  const tall = tallOf(rig.box) * scale;
  const x = alongX(stage, placed);
  // Small ones fly higher than large ones.
  const sky = tall < height * 0.3 ? 0.32 : 0.4;
  const middle = rig.medium === 'submerged' ? 0.46 : (MIDDLES[scene.place] ?? sky);
  const apart = total > 1 ? (((order * 0.618) % 1) - 0.5) * 0.36 : 0;
  const wanted = Math.min(height * 0.9 - tall * 0.5, height * (middle + apart));
  // The picture's own middle, not its origin, belongs at that height.
  const y = Math.max(tall * 0.5 + 8 * unit, wanted) - ((rig.box.top + rig.box.bottom) / 2) * scale;
  const reach = { x: (rig.speed > 0 ? 26 : 12) * unit, y: (rig.speed > 100 ? 14 : 20) * unit };
  const tilt = scene.place === 'space' && rig.cycle > 3 ? 0.2 : 0;
  const phase = random() * 6;
  return (moment) => ({
    x: x(moment) + Math.sin(moment.time * 0.6 + phase) * reach.x,
    y: y + Math.sin(moment.time * 0.9 + phase * 2) * reach.y,
    rotation: Math.sin(moment.time * 0.4 + phase) * tilt,
  });
}

/** Stands for a moment, then climbs faster and faster. */
function launchPath({ width, height, ground, unit }: Floor): Figure['path'] {
  return ({ progress, time }) => {
    const climb = Math.max(0, progress - 0.12) / 0.88;
    return {
      x: width * 0.48 + Math.sin(time * 40) * (climb < 0.3 ? 1.6 : 0) * unit,
      y: ground - climb ** 2 * height * 0.82 - 8 * unit,
    };
  };
}
