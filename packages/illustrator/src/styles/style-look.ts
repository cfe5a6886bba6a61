import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  lift,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { Style } from '../scene-description.ts';

/** What a style does to every picture of the film. What it lays over the frame is in `style-overlay.ts`. */
export interface StyleLook {
  readonly grade: ColourMatrix;
  /** Ink outline around the actors, in design pixels. */
  readonly outline: number;
}

const LOOKS: Record<Style, StyleLook> = {
  anime: { grade: compose(saturation(1.28), contrast(1.08, 0.45)), outline: 2.2 },
  comic: { grade: compose(saturation(1.4), contrast(1.22)), outline: 5 },
  news: { grade: compose(saturation(0.92), light(0.98, 1, 1.05)), outline: 0 },
  selfie: { grade: compose(saturation(1.08), light(1.04, 1, 0.97)), outline: 0 },
  nostalgic: {
    grade: compose(
      compose(saturation(0.38), light(1.06, 0.93, 0.74)),
      compose(contrast(0.86), lift(0.05, 0.035, 0.02)),
    ),
    outline: 0,
  },
  thanksgiving: { grade: compose(saturation(1.08), light(1.08, 0.96, 0.8)), outline: 0 },
  noir: { grade: compose(saturation(0), contrast(1.3, 0.5)), outline: 0 },
  watercolor: {
    grade: compose(compose(saturation(0.78), contrast(0.78)), lift(0.1, 0.1, 0.09)),
    outline: 1.4,
  },
  'oil-painting': { grade: compose(saturation(1.2), contrast(1.1, 0.45)), outline: 0 },
  'stop-motion': { grade: compose(saturation(1.05), light(1.04, 1, 0.94)), outline: 0 },
  cyberpunk: {
    grade: compose(compose(saturation(1.25), contrast(1.12, 0.4)), light(0.98, 0.86, 1.16)),
    outline: 0,
  },
};

export function styleLook(style: Style | null): StyleLook {
  return style ? LOOKS[style] : { grade: IDENTITY, outline: 0 };
}
