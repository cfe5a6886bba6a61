import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Brush } from '../../painting/shapes.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';
import { type Accent, accentOf } from './accent.ts';
import { drawBalloon, drawKite, drawLantern, drawPaperPlane } from './air-toys.ts';
import { drawAirplane, drawAirship, drawDrone, drawHelicopter, drawHotAirBalloon } from './aircraft.ts';
import { drawBoat, drawSailboat, drawShip, drawSubmarine } from './boats.ts';
import { drawGalleon } from './galleon.ts';
import { drawCanoe, drawDinghy, drawGondola, drawKayak, drawRaft, drawRowboat } from './small-boats.ts';
import { drawRocket, drawSpaceship, drawUfo } from './spacecraft.ts';

type Drawing = (brush: Brush, phase: number, colour: string, accent: Accent) => void;

type Craft = Omit<Rig, 'draw'> & { readonly colour: string; readonly draw: Drawing };

const slow = { cycle: 3, frames: 30 };

const quick = { cycle: 0.25, frames: 6 };

function smallBoat(colour: string, draw: Drawing, tall: number): Craft {
  return {
    ...slow,
    box: { left: -144, right: 152, top: -tall, bottom: 30 },
    speed: 50,
    medium: 'water',
    colour,
    draw,
    seat: () => ({ x: -8, y: -14, angle: 0 }),
  };
}

const CRAFT: Readonly<Record<string, Craft>> = {
  sailboat: {
    ...slow,
    box: { left: -110, right: 110, top: -230, bottom: 30 },
    speed: 70,
    medium: 'water',
    colour: '#f4f1ea',
    draw: drawSailboat,
    seat: () => ({ x: -40, y: -22, angle: 0 }),
  },
  galleon: {
    ...slow,
    box: { left: -150, right: 160, top: -250, bottom: 34 },
    speed: 60,
    medium: 'water',
    colour: '#8a5a32',
    draw: drawGalleon,
    seat: () => ({ x: -60, y: -40, angle: 0 }),
  },
  boat: {
    ...slow,
    box: { left: -130, right: 130, top: -110, bottom: 30 },
    speed: 90,
    medium: 'water',
    colour: '#d2503c',
    draw: drawBoat,
    seat: () => ({ x: -76, y: -24, angle: 0 }),
  },
  ship: {
    ...slow,
    box: { left: -300, right: 300, top: -210, bottom: 40 },
    speed: 60,
    medium: 'water',
    colour: '#f4f6f8',
    draw: drawShip,
  },
  canoe: smallBoat('#a8642f', drawCanoe, 76),
  kayak: smallBoat('#e0433a', drawKayak, 92),
  rowboat: smallBoat('#8a5a38', drawRowboat, 62),
  raft: smallBoat('#9a6a43', drawRaft, 134),
  dinghy: smallBoat('#e07a2a', drawDinghy, 64),
  gondola: smallBoat('#23242c', drawGondola, 120),
  submarine: {
    ...slow,
    box: { left: -160, right: 130, top: -100, bottom: 60 },
    speed: 70,
    medium: 'submerged',
    colour: '#f2b72a',
    draw: drawSubmarine,
  },
  rocket: {
    cycle: 0.25,
    frames: 6,
    box: { left: -50, right: 50, top: -230, bottom: 150 },
    speed: 300,
    medium: 'air',
    colour: '#f4f6f8',
    draw: drawRocket,
  },
  spaceship: {
    cycle: 0.25,
    frames: 6,
    box: { left: -170, right: 130, top: -60, bottom: 60 },
    speed: 260,
    medium: 'air',
    colour: '#cfd8e3',
    draw: drawSpaceship,
  },
  ufo: {
    cycle: 1,
    frames: 24,
    box: { left: -100, right: 100, top: -70, bottom: 50 },
    speed: 120,
    medium: 'air',
    colour: '#aab6c6',
    draw: drawUfo,
  },
  airplane: {
    ...quick,
    box: { left: -190, right: 180, top: -90, bottom: 70 },
    speed: 420,
    medium: 'air',
    colour: '#f4f6f8',
    draw: drawAirplane,
    seat: () => ({ x: 0, y: -30, angle: 0 }),
  },
  helicopter: {
    cycle: 0.17,
    frames: 4,
    box: { left: -180, right: 130, top: -90, bottom: 60 },
    speed: 240,
    medium: 'air',
    colour: '#d2503c',
    draw: drawHelicopter,
  },
  drone: {
    cycle: 0.17,
    frames: 4,
    box: { left: -60, right: 60, top: -30, bottom: 30 },
    speed: 130,
    medium: 'air',
    colour: '#4b525c',
    draw: drawDrone,
  },
  'hot air balloon': {
    ...slow,
    box: { left: -110, right: 110, top: -290, bottom: 20 },
    speed: 36,
    medium: 'air',
    colour: '#e2433a',
    draw: drawHotAirBalloon,
  },
  airship: {
    ...slow,
    box: { left: -210, right: 200, top: -90, bottom: 90 },
    speed: 70,
    medium: 'air',
    colour: '#c9cfd8',
    draw: drawAirship,
  },
  balloon: {
    ...slow,
    box: { left: -30, right: 30, top: -70, bottom: 60 },
    speed: 16,
    medium: 'air',
    colour: '#e23b3b',
    draw: drawBalloon,
  },
  kite: {
    ...slow,
    box: { left: -60, right: 50, top: -56, bottom: 110 },
    speed: 20,
    medium: 'air',
    colour: '#e2433a',
    draw: drawKite,
  },
  'paper plane': {
    ...slow,
    box: { left: -50, right: 50, top: -30, bottom: 26 },
    speed: 150,
    medium: 'air',
    colour: '#fbfaf5',
    draw: drawPaperPlane,
  },
  lantern: {
    ...slow,
    glows: true,
    box: { left: -34, right: 34, top: -60, bottom: 34 },
    speed: 12,
    medium: 'air',
    colour: '#f2742a',
    draw: drawLantern,
  },
};

/** Null when there is no drawing of it: then its emoji stands in. */
export function craft(model: string, colour: ColourName | null): Rig | null {
  const found = CRAFT[model];
  if (!found) return null;
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  const accent = accentOf(colour && NAMED_COLOURS[colour]);
  return { ...found, draw: (brush, phase) => found.draw(brush, phase, tone, accent) };
}
