import { createCanvas } from '@napi-rs/canvas';
import { landmark } from '../../cast/buildings/landmarks.ts';
import { type Brush, even } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { SceneDescription } from '../../scene-description.ts';
import { isDrawnWithDeed, isNamed, isStranger } from '../named-things.ts';
import { paintWindow } from '../room-shell.ts';
import type { Stage } from '../stage.ts';
import { type Pictures, paintGoods, showsGoods } from './goods.ts';
import type { FlipBook } from './place-set.ts';

/** Pixels (of a frame of 720 lines) to a hundredth of a person, in the middle of a set. */
const SIZE = 3;
/** Flip books turn six pages a second. */
const PAGES = 6;

export interface Thing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
}

/** Where the things of a set stand in this frame; a tall frame has them closer together and smaller. */
export function placedThings(stage: Stage, text: string): Thing[] {
  const { unit, width, horizon } = stage;
  const room = width / unit / 1280;
  const squeeze = room < 0.9 ? Math.min(1, room * 1.2) : room;
  const size = room < 0.9 ? 0.78 : 1;
  return text
    .trim()
    .split('\n')
    .filter((line) => !isAbsent(line, stage.scene.absent) && !isTheirs(line, stage.scene))
    .flatMap((line) => {
      const [what = '', x = '0', y = '0', scale = '1', flip] = line.trim().split(/\s+/);
      const [, name = '', times = '1', apart = '0'] = /^([^*]+)(?:\*(\d+):(\d+))?$/.exec(what)!;
      return Array.from({ length: Number(times) }, (_, index) => ({
        name,
        x: width / 2 + (Number(x) + index * Number(apart)) * squeeze * unit,
        y: horizon + Number(y) * unit,
        scale: Number(scale) * size,
        flip: flip === 'flip',
      }));
    });
}

/** What the film has as a subject of its own, or what would be taken for one: a hen-house is no hen. */
function isTheirs(line: string, scene: SceneDescription): boolean {
  const [name = ''] = line.trim().split(/[\s*]/);
  const thing = name.replace('emoji:', '').replace('@', '').replaceAll(/[-_]/g, ' ');
  // Of many tables one may be that of the drawing.
  const isOnly = !line.includes('*');
  return isNamed(scene, thing) || isStranger(scene, thing) || (isOnly && isDrawnWithDeed(scene, thing));
}

const PEOPLE = new Set(['person', 'people', 'audience', 'crowd', 'spectator', 'anyone', 'guest', 'visitor']);

/** Nothing of what is said not to be there stands in the scenery. */
function isAbsent(line: string, absent: readonly string[]): boolean {
  const words = (/^[^*\s]+/.exec(line.trim())?.[0] ?? '').split('-');
  return absent.some(
    (noun) =>
      words.includes(noun) ||
      words.includes(`${noun}s`) ||
      (PEOPLE.has(noun) && words.some((word) => word === 'crowd' || PEOPLE.has(word))),
  );
}

export interface Drawings {
  readonly sketches: Readonly<Record<string, string | FlipBook>>;
  readonly pictures: Pictures;
}

/** A colour of the set in the light of the hour. */
export function lightOf(stage: Stage, dim = false): (colour: string) => string {
  return (colour) => stage.paint(colour, dim ? 0.05 : 0);
}

export function paintThing(
  brush: Brush,
  stage: Stage,
  thing: Thing,
  drawings: Drawings,
  light: (colour: string) => string,
  page = 0,
): void {
  const { unit } = stage;
  if (thing.name === 'window') {
    const [wide, tall] = [200 * thing.scale * unit, 200 * thing.scale * unit];
    paintWindow(brush, stage, thing.x - wide / 2, thing.y, wide, tall);
    return;
  }
  brush.save();
  brush.translate(thing.x, thing.y);
  const size = SIZE * thing.scale * unit;
  brush.scale(thing.flip ? -size : size, size);
  if (thing.name.startsWith('@')) landmark(modelOf(thing))?.draw(brush, page / 8);
  else if (thing.name.startsWith('sign:')) drawSketch(brush, signOf(thing.name), { light });
  else if (showsGoods(thing.name)) paintGoods(brush, thing.name, drawings.pictures, light);
  else {
    const drawing = drawings.sketches[thing.name];
    if (drawing === undefined) throw new Error(`no drawing of ${thing.name}`);
    drawSketch(brush, typeof drawing === 'string' ? drawing : drawing[page % drawing.length]!, { light });
  }
  brush.restore();
}

/** `@ferris_wheel` is a landmark. */
const modelOf = ({ name }: Thing): string => name.slice(1).replaceAll('_', ' ');

/** `sign:NIGHT_BAR:#colour`: a board as wide as its words. */
function signOf(name: string): string {
  const [, words = '', colour = '#33507f'] = name.split(':');
  const text = words.replaceAll('_', ' ');
  const wide = text.length * 8.4 + 14;
  return `
    box ${colour} ${-wide / 2} -10 ${wide} 20 3
    box ${colour}+70 ${-wide / 2 + 1.6} -8.4 ${wide - 3.2} 16.8 2
    box ${colour} ${-wide / 2 + 2.6} -7.4 ${wide - 5.2} 14.8 2
    text #ffffff 11 0 .5 ${text}`;
}

const MOVING_LANDMARKS: Readonly<Record<string, number>> = {
  '@windmill': 20,
  '@lighthouse': 30,
  '@ferris_wheel': 30,
  '@volcano': 20,
  '@campfire': 16,
};

export const isLiving = (thing: Thing, drawings: Drawings): boolean =>
  thing.name in MOVING_LANDMARKS || Array.isArray(drawings.sketches[thing.name]);

/** A thing that moves: its pages as sprites, shown in turn. It passes with the ground at `parallax`. */
export function addLivingThing(
  stage: Stage,
  thing: Thing,
  drawings: Drawings,
  light: (colour: string) => string,
  parallax: number,
): void {
  const { compositor, grade, unit, width } = stage;
  const pages = MOVING_LANDMARKS[thing.name] ? 8 : (drawings.sketches[thing.name] as FlipBook).length;
  const widest = thing.name.startsWith('@') ? (landmark(modelOf(thing))?.box.right ?? 0) : 0;
  const half = Math.max(190, widest) * SIZE * thing.scale * unit;
  const tall = 360 * SIZE * thing.scale * unit;
  const sprites = Array.from({ length: pages }, (_, page) => {
    const canvas = createCanvas(
      even(Math.min(half * 2, width * 1.2)),
      even(Math.min(tall * 1.3, stage.height * 1.2)),
    );
    const brush = canvas.getContext('2d');
    const origin = { x: canvas.width / 2, y: canvas.height * 0.8 };
    paintThing(brush, stage, { ...thing, ...origin }, drawings, light, page);
    return compositor.sprite(canvas, grade);
  });
  const lane = width * 1.5;
  stage.add(({ time, travel }) => {
    const moved = thing.x - travel * parallax;
    const x = parallax === 0 ? thing.x : ((((moved + lane / 4) % lane) + lane) % lane) - lane / 4;
    compositor.drawSprite(sprites[Math.floor(time * PAGES) % sprites.length]!, {
      x,
      y: thing.y,
      anchorX: 0.5,
      anchorY: 0.8,
      scaleX: 1,
      scaleY: 1,
      opacity: 1,
    });
  });
}
