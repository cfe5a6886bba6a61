import { INDOOR } from '../cast/casting.ts';
import type { Rig } from '../cast/rig.ts';
import type { Subject } from '../scene-description.ts';
import type { Floor, Moment } from '../scenery/stage.ts';
import type { Actor, Position } from './actor.ts';
import type { Reel } from './reel.ts';

export interface Placement {
  readonly subject: Subject;
  readonly rig: Rig;
  readonly reel: Reel;
  readonly scale: number;
  /** Which of all actors this is, and how many there are. */
  readonly slot: number;
  readonly total: number;
  readonly lead: boolean;
  readonly aside: boolean;
  readonly chased: boolean;
  /** How far the camera travels in the whole film, in pixels. */
  readonly journey: number;
}

/** Decides where an actor is at any moment, by what holds it up and what it does. */
export function choosePath(stage: Floor, placement: Placement): Actor {
  const { rig, reel } = placement;
  const offset = placement.slot * 0.37 * rig.cycle;
  const base = { reel, offset, shadow: null, mirror: null };
  if (placement.subject.action === 'launch') return { ...base, path: launchPath(stage) };
  switch (rig.medium) {
    case 'ground':
      return groundActor(stage, placement, offset);
    case 'water':
      return waterActor(stage, placement, offset);
    case 'air':
    case 'submerged':
      return { ...base, path: floatingPath(stage, placement) };
    default:
      return rig.medium satisfies never;
  }
}

/** Spread over the width: one in the middle, several side by side, the lead foremost. */
function slotX(stage: Floor, placement: Placement): number {
  if (placement.rig.fills) return stage.width / 2;
  // Nobody who fits into the frame is cut off by it.
  const half = placement.reel.width * 0.44;
  const x = wantedX(stage, placement);
  return half * 2 < stage.width ? Math.max(half, Math.min(stage.width - half, x)) : x;
}

/** One of its kind with others around it. */
function hasGrandLead(stage: Floor, total: number): boolean {
  return total > 1 && stage.scene.subjects[0]!.count === 1;
}

export function wantedX(
  stage: Floor,
  {
    slot,
    total,
    aside,
    subject,
    chased,
    rig,
    lead,
  }: Pick<Placement, 'slot' | 'total' | 'aside' | 'subject' | 'chased' | 'rig' | 'lead'>,
): number {
  if (stage.scene.relation === 'chasing') {
    // Several who chase run one after the other.
    const pack = chased ? 0 : Math.min(4, stage.scene.subjects[0]!.count) - 1;
    return stage.width * (chased ? 0.74 : 0.28 + pack * 0.06 - Math.min(slot, pack) * 0.13);
  }
  if (hasGrandLead(stage, total) && (rig.medium === 'air' || rig.medium === 'submerged')) {
    return stage.width * (lead ? 0.36 : 0.6 + (total > 2 ? ((slot - 1) / (total - 2) - 0.5) * 0.4 : 0.12));
  }
  const beside = stage.scene.subjects.some((other) => other.figure.kind === 'landmark');
  if (total === 1)
    return (
      stage.width *
      (aside ? 0.24 : beside ? 0.34 : subject.action === 'fish' || subject.action === 'paint' ? 0.42 : 0.47)
    );
  const spread = rig.medium === 'water' ? 0.5 : Math.min(0.66, 0.26 + total * 0.09);
  const order = total === 2 ? slot : slot % 2 === 0 ? slot / 2 : total - 1 - (slot - 1) / 2;
  return stage.width * (0.48 + spread * (order / (total - 1) - 0.5));
}

/** Where along the frame an actor is while the camera travels over the ground. */
function alongX(stage: Floor, placement: Placement, x: number): (moment: Moment) => number {
  const { rig, reel, slot, journey } = placement;
  const lane = stage.width + reel.width * 1.4;
  const wrap = (value: number) => ((((value + reel.width * 0.7) % lane) + lane) % lane) - reel.width * 0.7;
  const onGround = rig.medium === 'ground';
  const fixed = stage.still || INDOOR.has(stage.scene.place);
  if (rig.speed === 0 && onGround && !fixed) {
    // Whoever stands on the ground passes with it, and is in the middle of the frame half way through the film.
    const slow = journey < stage.width * 0.5;
    return ({ travel }) => (slow ? x + journey / 2 - travel : wrap(x - travel));
  }
  // Past a still camera, or through a room, one walks by; else the camera keeps up.
  const passes = rig.speed > 0 && onGround && (stage.scene.camera.move === 'still' || fixed);
  // Nobody leaves the frame: the whole film is spent on crossing most of it.
  if (passes) {
    // A train is as long as the frame, and gets along all the same.
    const long = reel.width > stage.width * 0.7 ? stage.width * 0.16 : 0;
    const reach = Math.max(long, (stage.width - reel.width) * 0.42);
    return ({ progress }) => stage.width / 2 + (progress * 2 - 1) * reach + (x - stage.width / 2) * 0.3;
  }
  const sway = rig.speed > 0 ? stage.width * 0.018 : 0;
  return ({ time }) => x + Math.sin(time * 0.7 + slot * 1.9) * sway;
}

/** Somebody in close-up who does nothing that takes more than the upper body. */
export function isPortrait({ scene }: Floor, subject: Subject, rig: Rig): boolean {
  if (scene.camera.framing !== 'close-up' || subject.figure.kind !== 'person') return false;
  return rig.cutAt === undefined && !rig.ownShadow && scene.relation !== 'riding';
}

/** Where a portrait stands: cut below the hips the head decides; null for who fits in whole. */
export function portraitGround(stage: Floor, subject: Subject, rig: Rig, scale: number): number | null {
  if (!isPortrait(stage, subject, rig)) return null;
  const belowFrame = stage.height * 0.14 - rig.box.top * 0.7 * scale;
  return belowFrame > stage.height * 0.94 ? belowFrame : null;
}

function groundActor(stage: Floor, placement: Placement, offset: number): Actor {
  const { reel, slot, total, rig, scale } = placement;
  const depth = total > 1 ? ((slot % 3) - 1) * 20 * stage.unit : 0;
  const closeUp = stage.scene.camera.framing === 'close-up';
  const portrait = portraitGround(stage, placement.subject, rig, scale);
  const ground =
    rig.cutAt !== undefined
      ? stage.height - rig.cutAt * scale
      : portrait !== null
        ? portrait
        : Math.min(stage.ground + depth + (closeUp ? stage.height * 0.1 : 0), stage.height - 10 * stage.unit);
  const x = alongX(stage, placement, slotX(stage, placement));
  const wide = rig.ownShadow ? 2 : Math.min(reel.width * 0.8, (rig.box.right - rig.box.left) * scale * 0.62);
  return {
    reel,
    offset,
    mirror: null,
    shadow: { width: wide, ground },
    path: (moment) => ({ x: x(moment), y: ground }),
  };
}

/** Rides the swell; in still water it is mirrored. */
function waterActor(stage: Floor, placement: Placement, offset: number): Actor {
  const { reel, slot } = placement;
  const still = stage.scene.place === 'lake';
  const waterline =
    stage.scene.place === 'lake' || stage.scene.place === 'ocean'
      ? stage.ground
      : stage.horizon + (stage.height - stage.horizon) * 0.3;
  const y = waterline + (slot % 3) * 12 * stage.unit;
  const x = alongX(stage, placement, slotX(stage, placement));
  const surfing = placement.subject.action === 'surf';
  const swell = (still ? 2.5 : surfing ? 16 : 8) * stage.unit;
  return {
    reel,
    offset,
    shadow: null,
    mirror: still ? y + 4 * stage.unit : null,
    path: (moment) => ({
      x: x(moment) + (surfing ? Math.sin(moment.time * 0.9) * stage.width * 0.06 : 0),
      y: y + Math.sin(moment.time * 1.1 + slot * 1.7) * swell,
      ...(surfing ? { rotation: Math.sin(moment.time * 1.1 + slot * 1.7 + 0.6) * 0.12 } : {}),
    }),
  };
}

/** Birds, balloons, fish and astronauts: a slow curve about a place of its own. */
function floatingPath(stage: Floor, placement: Placement): Actor['path'] {
  const { reel, slot, total, rig } = placement;
  const x = alongX(stage, placement, slotX(stage, placement));
  const { height, unit, random } = stage;
  const submerged = rig.medium === 'submerged';
  const middle = submerged
    ? 0.46
    : stage.scene.place === 'space'
      ? 0.48
      : stage.scene.place === 'sky'
        ? 0.44
        : skyMiddle(stage, placement);
  // The picture's own middle, not its origin, belongs at that height.
  const centre = reel.height * (0.5 - reel.anchorY);
  // A large lead has the upper part for itself.
  const grand = hasGrandLead(stage, total);
  const lane = grand ? (placement.lead ? middle - 0.1 : middle + 0.12) : middle;
  const stagger =
    total > 1 && !(grand && placement.lead)
      ? (((slot * 0.618) % 1) - 0.5) * (grand ? 0.24 : 0.36) * height
      : 0;
  const y =
    Math.max(
      reel.height * 0.5 + 8 * unit,
      Math.min(height * 0.9 - reel.height * 0.5, height * lane + stagger),
    ) - centre;
  const reach = { x: (rig.speed > 0 ? 26 : 12) * unit, y: (rig.speed > 100 ? 14 : 20) * unit };
  const phase = random() * 6;
  const roaming = total > 3 && rig.speed > 0;
  return (moment): Position => ({
    x: x(moment) + Math.sin(moment.time * 0.6 + phase) * reach.x * (roaming ? 2 : 1),
    y: y + Math.sin(moment.time * 0.9 + phase * 2) * reach.y,
    rotation: stage.scene.place === 'space' && rig.cycle > 3 ? Math.sin(moment.time * 0.4 + phase) * 0.2 : 0,
  });
}

function skyMiddle(stage: Floor, { subject, reel }: Placement): number {
  const small = reel.height < stage.height * 0.3;
  const insect = subject.figure.kind === 'creature' && subject.figure.model !== 'dragon';
  return insect ? 0.52 : small ? 0.32 : 0.4;
}

/** Stands for a moment, then climbs faster and faster. */
function launchPath(stage: Floor): Actor['path'] {
  const { width, height, ground, unit } = stage;
  return ({ progress, time }) => {
    const climb = Math.max(0, progress - 0.12) / 0.88;
    return {
      x: width * 0.48 + Math.sin(time * 40) * (climb < 0.3 ? 1.6 : 0) * unit,
      y: ground - climb ** 2 * height * 0.82 - 8 * unit,
    };
  };
}
