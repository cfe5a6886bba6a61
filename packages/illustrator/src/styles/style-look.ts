import { wordTable } from '../catalogue/word-tables.ts';
import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  lift,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { Sketch } from '../painting/sketch.ts';
import type { Strewn } from '../painting/strew.ts';
import type { Style } from '../scene-description.ts';

/** What a style does to every picture of the film. What it lays over the frame is in `style-overlay.ts`. */
export interface StyleLook {
  readonly grade: ColourMatrix;
  /** Ink outline around the actors, in design pixels. */
  readonly outline: number;
}

const STEPS = { saturation, contrast, light, lift };

/** What `words/styles.yaml` says of what lies over the frame. */
export interface Overlaid {
  readonly vignette?: readonly [colour: string, strength: number];
  readonly strewn?: readonly Strewn[];
  readonly edges?: readonly (readonly [wide: number, corner: number, colour: string])[];
  readonly sketches?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly spans?: number;
    readonly turn?: readonly [wide: number, tall: number];
    readonly sketch: Sketch;
  }[];
  readonly captions?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly size: number;
    readonly colour: string;
    readonly room: number;
    readonly board?: string;
    readonly more?: string;
    readonly runs?: number;
  }[];
  readonly sways?: boolean;
  readonly flickers?: boolean;
}

/** A row of `words/styles.yaml`, which says what each is. */
interface Written extends Overlaid {
  readonly grade: readonly (readonly [step: keyof typeof STEPS, ...by: [number, number, number]])[];
  readonly outline?: number;
}

export const writtenStyle = (style: Style): Written =>
  wordTable<Readonly<Record<Style, Written>>>('styles')[style];

export function styleLook(style: Style | null): StyleLook {
  if (!style) return { grade: IDENTITY, outline: 0 };
  const { grade, outline = 0 } = writtenStyle(style);
  return { grade: grade.map(([step, ...by]) => STEPS[step](...by)).reduce(compose), outline };
}
