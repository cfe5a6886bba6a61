import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { Sketch } from '../painting/sketch.ts';
import type { Strewn } from '../painting/strew.ts';
import type { Fact, Weather } from '../scene-description.ts';

/** `words/sky.yaml`, which says what each is. */
interface SkySketches {
  readonly stars: Strewn;
  readonly sun: Sketch;
  readonly rays: Sketch;
  readonly moon: Sketch;
  readonly clouds: readonly Sketch[];
  readonly birds: Sketch;
  readonly rainbow: Sketch;
  readonly aurora: readonly string[];
  readonly firework: Sketch;
  readonly passing: Readonly<Partial<Record<Weather, Strewn & { readonly drift: number }>>>;
  readonly window: readonly { readonly sketch: Sketch; readonly when?: Fact; readonly unless?: Fact }[];
}

export const skySketches = once(() => wordTable<SkySketches>('sky'));
