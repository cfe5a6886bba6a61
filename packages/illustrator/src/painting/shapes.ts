import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../seeded-random.ts';
import { alpha } from './colour.ts';

export type Brush = SKRSContext2D;

export const TURN = Math.PI * 2;

/** Frame and layer sizes are even: colour is stored for blocks of two by two. */
export const even = (value: number) => Math.ceil(value / 2) * 2;

export function disc(brush: Brush, x: number, y: number, radius: number, colour?: string): void {
  oval(brush, x, y, radius, radius, colour);
}

export function oval(
  brush: Brush,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour?: string,
  turn = 0,
): void {
  if (colour) brush.fillStyle = colour;
  brush.beginPath();
  brush.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), turn, 0, TURN);
  brush.fill();
}

export function polygon(
  brush: Brush,
  colour: string,
  ...points: readonly (readonly [number, number])[]
): void {
  brush.fillStyle = colour;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

export function roundedBox(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour?: string,
): void {
  if (colour) brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
}

/** A line with round ends through the given points. */
export function stroke(
  brush: Brush,
  width: number,
  colour: string,
  ...points: readonly (readonly [number, number])[]
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.stroke();
}

/** Where something is drawn: the point `from` of it comes to x, y, about which it is turned and scaled. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number | readonly [wide: number, tall: number];
  readonly from?: { readonly x?: number; readonly y?: number };
}

export function placed(brush: Brush, { x = 0, y = 0, turn, scale, from }: Placing, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  if (turn) brush.rotate(turn);
  if (scale !== undefined) brush.scale(...(typeof scale === 'number' ? ([scale, scale] as const) : scale));
  if (from) brush.translate(-(from.x ?? 0), -(from.y ?? 0));
  draw();
  brush.restore();
}

/** Light that fades outwards from a point. */
export function glow(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, alpha(colour, strength));
  gradient.addColorStop(0.3, alpha(colour, strength * 0.45));
  gradient.addColorStop(0.65, alpha(colour, strength * 0.12));
  gradient.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = gradient;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function verticalGradient(brush: Brush, from: number, to: number, ...colours: string[]) {
  const gradient = brush.createLinearGradient(0, from, 0, to);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
  return gradient;
}

/** Draws something once, and once more where it crosses the edge of a repeating picture. */
export function repeated(period: number, x: number, reach: number, draw: (x: number) => void): void {
  draw(x);
  if (x - reach < 0) draw(x + period);
  if (x + reach > period) draw(x - period);
}

/** A smooth periodic line between -1 and 1. */
export function rollingLine(
  random: Random,
  period: number,
  octaves: number,
  roughness = 0.5,
): (x: number) => number {
  const waves: { amplitude: number; turns: number; phase: number }[] = [];
  let amplitude = 1;
  let turns = 1 + Math.floor(random() * 2);
  for (let index = 0; index < octaves; index++) {
    waves.push({ amplitude, turns, phase: random() * TURN });
    amplitude *= roughness;
    turns = turns * 2 + Math.round(random());
  }
  const total = waves.reduce((sum, wave) => sum + wave.amplitude, 0);
  return (x) =>
    waves.reduce(
      (sum, wave) => sum + wave.amplitude * Math.sin((TURN * wave.turns * x) / period + wave.phase),
      0,
    ) / total;
}

/** The outline of ground whose surface is at `surface(x)`, closed along the bottom. */
export function groundPath(
  brush: Brush,
  width: number,
  height: number,
  surface: (x: number) => number,
): void {
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x < width; x += 4) brush.lineTo(x, surface(x));
  brush.lineTo(width, surface(width));
  brush.lineTo(width, height);
  brush.closePath();
}
