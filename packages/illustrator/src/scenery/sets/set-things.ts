import { paintedAs } from '../../cast/painted-as.ts';
import { modulo } from '../../compositor/planes.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { SceneDescription } from '../../scene-description.ts';
import { factsOf, holds, PEOPLE } from '../facts.ts';
import { isDrawnWithDeed, isNamed, isStranger } from '../named-things.ts';
import { skySketches } from '../sky-sketches.ts';
import type { Stage } from '../stage.ts';
import { type Pictures, paintGoods, showsGoods } from './goods.ts';
import { type Row, readRow } from './read-row.ts';

/** Pixels (of a frame of 720 lines) to a hundredth of a person, in the middle of a set. */
const SIZE = 3;
/** Flip books turn six pages a second. */
const PAGES = 6;

export type Thing = Pick<Row, 'name' | 'x' | 'y' | 'scale' | 'flip'>;

/** Where the things of a set stand in this frame; a tall frame has them closer together and smaller. */
function placedThings(stage: Stage, text: string): Thing[] {
  const { unit, width, horizon } = stage;
  const room = width / unit / 1280;
  const squeeze = room < 0.9 ? Math.min(1, room * 1.2) : room;
  const size = room < 0.9 ? 0.78 : 1;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRow)
    .filter((row) => !isAbsent(row.name, stage.scene.absent) && !isTheirs(row, stage.scene))
    .flatMap(({ apart, flip, name, scale, times, x, y }) =>
      Array.from({ length: times }, (_, index) => ({
        name,
        x: width / 2 + (x + index * apart) * squeeze * unit,
        y: horizon + y * unit,
        scale: scale * size,
        flip,
      })),
    );
}

/** What the film has as a subject of its own, or what would be taken for one: a hen-house is no hen. */
function isTheirs({ name, times }: Row, scene: SceneDescription): boolean {
  const thing = name.replace('emoji:', '').replaceAll(/[-_]/g, ' ');
  // Of many tables one may be that of the drawing.
  const isOnly = times === 1;
  return isNamed(scene, thing) || isStranger(scene, thing) || (isOnly && isDrawnWithDeed(scene, thing));
}

/** Nothing of what is said not to be there stands in the scenery. */
function isAbsent(name: string, absent: readonly string[]): boolean {
  const words = name.split('-');
  return absent.some(
    (noun) =>
      words.includes(noun) ||
      words.includes(`${noun}s`) ||
      (PEOPLE.has(noun) && words.some((word) => word === 'crowd' || PEOPLE.has(word))),
  );
}

/** A drawing in hundredths of a person's height. */
export interface SetDrawing {
  /** How many pictures of its movement there are; what stands still has one. */
  readonly pages: number;
  /** How far it reaches to either side, where it is known. */
  readonly reach: number;
  draw(brush: Brush, page: number, light: (colour: string) => string): void;
}

export interface Drawings {
  readonly sketches: ReadonlyMap<string, SetDrawing>;
  readonly pictures: Pictures;
}

export function paintThing(
  brush: Brush,
  stage: Stage,
  thing: Thing,
  drawings: Drawings,
  light: (colour: string) => string,
  page = 0,
): void {
  const { flip, name, x, y } = thing;
  const size = SIZE * thing.scale * stage.unit;
  placed(brush, { x, y, scale: [flip ? -size : size, size] }, () => {
    paintedAs(brush, { name: name.replaceAll(/[-_]/g, ' ') }, () => {
      if (name === 'window') paintWindow(brush, stage);
      else if (name.startsWith('sign:')) drawSketch(brush, signOf(name), { light });
      else if (showsGoods(name)) paintGoods(brush, name, drawings.pictures, light);
      else drawings.sketches.get(name)!.draw(brush, page, light);
    });
  });
}

/** With the sky of the hour behind it, and the weather. */
function paintWindow(brush: Brush, stage: Stage): void {
  const { glow, sky, sun } = stage.palette;
  const facts = factsOf(stage);
  const parts = skySketches().window.filter((part) => holds(facts, part));
  const ground = { hill: stage.paint('#5d9a5a', 0.2), snow: stage.paint('#eef4fa', 0.2) };
  placed(brush, { scale: 2 / 3, from: { x: 50 } }, () =>
    drawSketch(brush, parts.map(({ sketch }) => sketch).join('\n'), {
      main: facts.has('night') ? '#cdbfae' : '#fffaf0',
      inks: { high: sky[0], low: sky[2], sun, glow, ...ground },
    }),
  );
}

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

/**
 * What stands there, and before it what moves. It passes with the ground at `parallax`; what does not is painted over the
 * `room`, in one picture: a second one costs a fifth of the drawing of a frame.
 */
export function addThings(
  stage: Stage,
  text: string,
  drawings: Drawings,
  light: (colour: string) => string,
  parallax: number,
  room: (brush: Brush) => void = () => {},
): void {
  const isLiving = ({ name }: Thing) => (drawings.sketches.get(name)?.pages ?? 1) > 1;
  const things = placedThings(stage, text);
  const fixed = things.filter((thing) => !isLiving(thing));
  const paint: Paint = (brush, thing, page) => paintThing(brush, stage, thing, drawings, light, page);
  if (parallax === 0)
    stage.addBackdrop((brush) => {
      room(brush);
      for (const thing of fixed) paint(brush, thing);
    });
  else
    stage.addStrip({ top: 0, height: stage.height, parallax }, (brush, period) => {
      for (const thing of fixed) {
        paint(brush, thing);
        // What hangs over the seam is seen on both sides of it.
        if (thing.x < stage.width * 0.3) paint(brush, { ...thing, x: thing.x + period });
      }
    });
  for (const thing of things)
    if (isLiving(thing)) addLivingThing(stage, thing, drawings.sketches.get(thing.name)!, parallax, paint);
}

type Paint = (brush: Brush, thing: Thing, page?: number) => void;

/** A thing that moves: its pages as sprites, shown in turn. */
function addLivingThing(
  stage: Stage,
  thing: Thing,
  { pages, reach }: SetDrawing,
  parallax: number,
  paint: Paint,
): void {
  const { compositor, height, unit, width } = stage;
  const half = Math.max(190, reach) * SIZE * thing.scale * unit;
  const tall = 360 * SIZE * thing.scale * unit;
  const sprites = Array.from({ length: pages }, (_, page) =>
    stage.sprite(Math.min(half * 2, width * 1.2), Math.min(tall * 1.3, height * 1.2), (brush, wide, high) =>
      paint(brush, { ...thing, x: wide / 2, y: high * 0.8 }, page),
    ),
  );
  const lane = width * 1.5;
  stage.add(({ time, travel }) => {
    const moved = thing.x - travel * parallax;
    const x = parallax === 0 ? thing.x : modulo(moved + lane / 4, lane) - lane / 4;
    const sprite = sprites[Math.floor(time * PAGES) % sprites.length]!;
    compositor.drawSprite(sprite, { x, y: thing.y, anchorY: 0.8 });
  });
}
