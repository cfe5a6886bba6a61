import { INDOOR } from '../cast/casting.ts';
import type { Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { mirrored } from '../cast/transformed.ts';
import { type Floor, type Moment, wholePixels } from '../scenery/stage.ts';
import { STATURES } from '../vocabulary/life-size.ts';
import type { Actor } from './actor.ts';
import { tallOf, wideOf } from './bounds-of.ts';
import { type Figure, looksLeft } from './figure.ts';
import type { CastOptions, Role } from './role.ts';
import { isPortrait, scalesInFrame } from './scale-in-frame.ts';

const MOST_ACTORS = 12;

/** One of all who are side by side, of its size, and where in the frame it belongs. */
interface Slot {
  readonly role: Role;
  readonly rig: Rig;
  /** Which of its role's figures, and which of all. */
  readonly index: number;
  readonly slot: number;
  readonly total: number;
  readonly lead: boolean;
  readonly x: number;
  readonly scale: number;
  readonly wide: number;
  readonly tall: number;
  /** How far the camera travels in the whole film, in pixels. */
  readonly journey: number;
}

type Way = Pick<Figure, 'path' | 'shadow' | 'mirror'>;

/** Everybody side by side, moving along as they do, with a camera that keeps up; buildings stand behind them. */
export function figuresInSlots(
  stage: Floor,
  roles: readonly Role[],
  options: CastOptions,
): { readonly figures: readonly Figure[]; readonly velocity: number } {
  const { scene } = stage;
  const { aside, framesPerSecond, seconds } = options;
  const leads = roles.filter(({ subject }) => subject.figure.kind !== 'landmark');
  const [lead] = leads;
  const all = leads
    .flatMap((role) => role.rigs.map((rig, index) => ({ role, rig, index })))
    .slice(0, MOST_ACTORS);
  const total = all.length;
  // A lead makes room for its like, less for company.
  const crowd = lead ? lead.subject.count + (total - lead.subject.count) * 0.3 : 1;
  const scaleOf = scalesInFrame(stage, leads, crowd, aside);
  const wanted = cameraVelocity(stage, lead ? lead.rig.speed * scaleOf(lead) * 0.8 : 0, seconds);
  const velocity = wanted * wholePixels((wanted * scene.camera.pace) / framesPerSecond);
  const journey = Math.abs(velocity) * seconds * scene.camera.pace;
  const slots = all.map((each, slot): Slot => {
    const { role, rig } = each;
    const scale = scaleOf(role);
    const [wide, tall] = [wideOf(rig.box) * scale, tallOf(rig.box) * scale];
    const own = { ...each, slot, total, lead: role === lead, journey, scale, wide, tall };
    return { ...own, x: wantedX(stage, own, aside) };
  });
  const isFixed = scene.relation === 'chasing' || scene.relation === 'flying-over';
  const figures = slots.map((slot): Figure => {
    const { role, index, scale } = slot;
    const left = !isFixed && looksLeft(scene, slot, slots);
    const rig = left ? { ...mirrored(slot.rig), speed: 0 } : slot.rig;
    const { box } = rig;
    const way = wayOf(stage, { ...slot, rig });
    // What is below the frame is not painted.
    const bottom = Math.min(box.bottom, (stage.height - (way.shadow?.ground ?? 0)) / scale + MARGIN);
    return {
      ...way,
      role,
      index,
      rig: { ...rig, box: { ...box, bottom } },
      scale,
      look: `${role.subject.id} ${role.rigs.indexOf(slot.rig)} ${left}`,
      depth: way.shadow?.ground ?? way.mirror ?? 0,
      beat: slot.slot,
    };
  });
  const landmarks = roles.filter(({ subject }) => subject.figure.kind === 'landmark');
  return {
    figures: [...landmarks.map((role, index) => landmark(stage, role, index, journey)), ...figures],
    velocity,
  };
}

/** A figure that walks or talks may rise a little. */
const MARGIN = 6;

/** A camera that follows keeps up with the lead; one that pans crosses about a fifth of the frame in the film. */
function cameraVelocity(stage: Floor, leadSpeed: number, seconds: number): number {
  const { move } = stage.scene.camera;
  if (move === 'still') return 0;
  if (leadSpeed > 0) return Math.min(560 * stage.unit, leadSpeed);
  if (move === 'handheld') return 0;
  const pan = Math.min(28 * stage.unit, (stage.width * 0.2) / seconds);
  return move === 'pan-left' ? -pan : pan;
}

const floats = ({ medium }: Rig) => medium === 'air' || medium === 'submerged';

/** Spread over the width: one in the middle, several side by side, the lead foremost. */
function wantedX(stage: Floor, { role, slot, total, lead }: Omit<Slot, 'x'>, aside: boolean): number {
  const { scene, width } = stage;
  const { aside: shift = 0 } = scene;
  if (scene.relation === 'chasing') {
    // Several who chase run one after the other.
    const pack = lead ? Math.min(4, scene.subjects[0]!.count) - 1 : 0;
    return width * (lead ? 0.28 + pack * 0.06 - Math.min(slot, pack) * 0.13 : 0.74);
  }
  if (total === 1) {
    const isBesideHouse = scene.subjects.some(({ figure }) => figure.kind === 'landmark');
    return width * (aside ? 0.24 : isBesideHouse ? 0.34 : 0.47 + shift);
  }
  const spread = role.rig.medium === 'water' && total < 5 ? 0.5 : Math.min(0.66, 0.26 + total * 0.09);
  const order = total === 2 ? slot : slot % 2 === 0 ? slot / 2 : total - 1 - (slot - 1) / 2;
  const share = (order / (total - 1) - 0.5) * (shift < 0 ? -1 : 1);
  return width * (0.48 + spread * share + shift / 2);
}

/** Where an actor is at any moment, by what holds it up and what it does. */
function wayOf(stage: Floor, placed: Slot): Way {
  if (placed.role.subject.action === 'launch') return { path: launchPath(stage) };
  if (floats(placed.rig)) return { path: floatingPath(stage, placed) };
  return placed.rig.medium === 'water' ? onWater(stage, placed) : onGround(stage, placed);
}

/** Where along the frame an actor is while the camera travels over the ground. */
function alongX(
  stage: Floor,
  { rig, scale, wide, slot, total, journey, x: wanted }: Slot,
): (moment: Moment) => number {
  const { width, scene, unit } = stage;
  // Nobody who fits into the frame is cut off by it, least of all a tail that reaches further than the head.
  const { left, right } = measureRig(rig);
  const margin = (floats(rig) ? 50 : 10) * unit;
  const least = Math.max(wide * 0.44, margin - left * scale);
  const most = width - Math.max(wide * 0.44, margin + right * scale);
  const inside = least < most ? Math.max(least, Math.min(most, wanted)) : wanted;
  const x = rig.fills ? width / 2 : inside;
  const isOnGround = rig.medium === 'ground';
  const isFixed = stage.still || INDOOR.has(scene.place);
  // A figure that stands on the ground passes with it, and is in the middle of the frame half way through the film; not one that is chased.
  if (rig.speed === 0 && isOnGround && !isFixed && scene.relation !== 'chasing')
    return ({ travel }) => x + journey / 2 - travel;
  // Past a still camera, or through a room, one walks by; else the camera keeps up.
  if (rig.speed > 0 && isOnGround && (scene.camera.move === 'still' || isFixed)) {
    // Nobody leaves the frame: the whole film is spent on crossing most of it. A train is as long, and gets along all the same.
    const long = wide > width * 0.7 ? width * 0.16 : 0;
    // Many go less far, so that they need not hide each other.
    const apart = total > 3 ? 0.7 : 0.3;
    const reach = Math.max(long, (width - wide) * (total > 3 ? 0.16 : 0.42));
    return ({ progress }) => width / 2 + (progress * 2 - 1) * reach + (x - width / 2) * apart;
  }
  const sway = rig.speed > 0 ? width * 0.018 : 0;
  return ({ time }) => x + Math.sin(time * 0.7 + slot * 1.9) * sway;
}

function onGround(stage: Floor, placed: Slot): Way {
  const { height, unit, scene } = stage;
  const { role, slot, total, rig, scale, wide } = placed;
  const depth = total > 1 ? ((slot % 3) - 1) * 20 * unit : 0;
  const closer = scene.camera.framing === 'close-up' ? height * 0.1 : 0;
  const feet = Math.min(stage.ground + depth + closer, height - 10 * unit);
  // Of a portrait that is cut below the hips the head decides.
  const belowFrame = height * 0.14 - rig.box.top * 0.7 * scale;
  const isCut = isPortrait(scene, role.subject, rig) && belowFrame > height * 0.94;
  const ground = rig.cutAt !== undefined ? height - rig.cutAt * scale : isCut ? belowFrame : feet;
  const x = alongX(stage, placed);
  return {
    shadow: { width: rig.ownShadow ? 2 : wide * 0.62, ground },
    path: (moment) => ({ x: x(moment), y: ground }),
  };
}

/** Rides the swell; in still water it is mirrored. */
function onWater(stage: Floor, placed: Slot): Way {
  const { scene, height, horizon, unit, width } = stage;
  const { role, slot } = placed;
  const still = scene.place === 'lake';
  const waterline = still || scene.place === 'ocean' ? stage.ground : horizon + (height - horizon) * 0.3;
  const y = waterline + (slot % 3) * 12 * unit;
  const x = alongX(stage, placed);
  const surfs = role.subject.action === 'surf' ? 1 : 0;
  const swell = (still ? 2.5 : surfs ? 16 : 8) * unit;
  return {
    mirror: still ? y + 4 * unit : null,
    path: (moment) => {
      const wave = moment.time * 1.1 + slot * 1.7;
      return {
        x: x(moment) + Math.sin(moment.time * 0.9) * width * 0.06 * surfs,
        y: y + Math.sin(wave) * swell,
        rotation: Math.sin(wave + 0.6) * 0.12 * surfs,
      };
    },
  };
}

/** Birds, balloons, fish and astronauts: a slow curve about a place of its own. */
function floatingPath(stage: Floor, placed: Slot): Actor['path'] {
  const { lead, slot, total, rig, scale, tall } = placed;
  const { height, unit, random, scene } = stage;
  const x = alongX(stage, placed);
  // Small ones fly higher than large ones.
  const sky = tall < height * 0.3 ? 0.32 : 0.4;
  const middle = rig.medium === 'submerged' ? 0.46 : (MIDDLES[scene.place] ?? sky);
  const apart = total > 1 ? (((slot * 0.618) % 1) - 0.5) * 0.36 : 0;
  // One of its kind has the upper part for itself.
  const stagger = scene.subjects[0]!.count === 1 && !lead ? Math.abs(apart) : apart;
  const wanted = Math.min(height * 0.9 - tall * 0.5, height * (middle + stagger));
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

/** Where in the height of the frame it floats. */
const MIDDLES: Partial<Record<Floor['scene']['place'], number>> = { space: 0.48, sky: 0.44 };

/** Stands for a moment, then climbs faster and faster. */
function launchPath({ width, height, ground, unit }: Floor): Actor['path'] {
  return ({ progress, time }) => {
    const climb = Math.max(0, progress - 0.12) / 0.88;
    return {
      x: width * 0.48 + Math.sin(time * 40) * (climb < 0.3 ? 1.6 : 0) * unit,
      y: ground - climb ** 2 * height * 0.82 - 8 * unit,
    };
  };
}

/** A building behind the others, standing still in the scene. */
function landmark(stage: Floor, role: Role, index: number, journey: number): Figure {
  const { width, height, horizon, unit, scene } = stage;
  const { rig, subject } = role;
  const { box } = rig;
  const small = box.top > -120;
  // What the film is about stands in the middle.
  const alone = scene.subjects.length === 1;
  const target = height * (small ? 0.26 : alone ? 0.56 : 0.48) * STATURES[subject.size];
  const wide = wideOf(box);
  const scale = Math.min(target / -box.top, (width * 0.5) / wide);
  const onHill = scene.place === 'hilltop' || scene.place === 'clifftop';
  const lower = onHill ? 0 : scene.place === 'lake' ? 16 : small ? 6 : 30;
  const far = lower < 30 ? Infinity : horizon + (height - horizon) * 0.34;
  const ground = Math.min(stage.ground - lower * unit, far);
  // It must not leave the frame however long the film runs.
  const parallax = journey > 0 ? Math.min(0.3, (width * 0.26) / journey) : 0.3;
  const x = width * (0.08 + (alone ? 0.46 : ([0.74, 0.2, 0.5][index] ?? 0.5)));
  return {
    role,
    index: 0,
    rig,
    scale,
    look: `${subject.id}`,
    depth: index - 100,
    beat: index,
    shadow: small ? null : { width: wide * scale * 0.7, ground },
    path: ({ travel }) => ({ x: x - travel * parallax, y: ground }),
  };
}
