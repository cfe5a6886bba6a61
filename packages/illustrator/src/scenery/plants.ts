import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import { lighter } from '../painting/colour.ts';
import { type Brush, placed } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import { isSnowy } from './facts.ts';
import { lightOn } from './light-on.ts';
import type { Stage } from './stage.ts';

interface Plant {
  readonly colour?: string | readonly string[];
  readonly trunk?: string;
  readonly spans?: number;
  readonly sketches: readonly Sketch[];
  readonly snowy?: readonly Sketch[];
}

/** `words/plants.yaml`, which says what each is. */
const plants = once(() => wordTable<Readonly<Record<string, Plant>>>('plants'));

export function colourOfPlant(name: string, which: number): string | undefined {
  const colours = [plants()[name]!.colour ?? []].flat();
  return colours[which % colours.length];
}

/** How wide it is beside its height, in a row with so much room for each. */
export const widthOfPlant = (name: string, tall: number, room: number): number =>
  ((plants()[name]!.spans ?? 0) * room) / tall || 1;

/** A plant with its foot at (x, y); `which` of its sketches, and how wide it is beside its height. */
export function paintPlant(
  brush: Brush,
  stage: Stage,
  name: string,
  { tall, wide = 1, ...at }: { x: number; y: number; tall: number; wide?: number },
  which: number,
  { depth, main, snowy = isSnowy(stage) }: { main: string; depth?: number; snowy?: boolean | undefined },
): void {
  const { sketches, snowy: inSnow = sketches, trunk = '#6a4630' } = plants()[name]!;
  const shown = snowy ? inSnow : sketches;
  const cap = snowy ? '#f6fafe' : lighter(main, 0.1);
  const inks = { trunk, cap, snow: '#f6fafe', haze: stage.palette.haze };
  const light = lightOn(stage, (colour) => stage.paint(colour, depth));
  placed(brush, { ...at, scale: [(tall * wide) / 100, tall / 100] }, () =>
    drawSketch(brush, shown[which % shown.length]!, { inks, light, main }),
  );
}

const GRASS: Readonly<Record<string, readonly [top: string, low: string]>> = {
  autumn: ['#d0a24c', '#9a6429'],
  winter: ['#e8eef4', '#bccbdd'],
  usual: ['#86c65c', '#45903f'],
};

export function grassColours(stage: Stage): readonly [top: string, low: string] {
  return isSnowy(stage) ? ['#f4f8fc', '#c3d2e8'] : (GRASS[stage.scene.season ?? ''] ?? GRASS.usual!);
}

const LEAVES: Readonly<Record<string, string>> = { autumn: '#d9782d', spring: '#7cbf55' };

export function foliage({ scene }: Stage): string {
  return scene.effects.includes('petals') ? '#f3a8c4' : (LEAVES[scene.season ?? ''] ?? '#3f8f4b');
}
