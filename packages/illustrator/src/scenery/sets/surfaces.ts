import type { PlaceLayer } from '../../catalogue/place-data.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import type { Sketch } from '../../painting/sketch.ts';

/** What goods are shown on. */
interface Showcase {
  readonly behind: Sketch;
  readonly before: Sketch;
  readonly boards: readonly { x: number; y: number; count: number; apart: number; size: number }[];
}

interface Ground {
  readonly colours?: readonly [high: string, low: string];
  readonly mark?: string;
  readonly marks?: Sketch;
  readonly inSnow?: Pick<Ground, 'colours' | 'mark'>;
}

/** `words/surfaces.yaml`, which says what each is. */
interface Surfaces {
  readonly walls: Readonly<Record<string, Sketch>>;
  readonly floors: Readonly<Record<string, Sketch>>;
  readonly grounds: Readonly<Record<string, Ground>>;
  readonly backs: Readonly<Record<string, PlaceLayer>>;
  readonly showcases: Readonly<Record<string, Showcase>>;
}

export const surfaces = once(() => wordTable<Surfaces>('surfaces'));
