import { wordTable } from '../catalogue/word-tables.ts';
import { alpha } from '../painting/colour.ts';
import type { Brush } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import type { Style } from '../scene-description.ts';
import { type Overlay, type OverlayContext, still } from './overlay.ts';

/** A row of `words/overlays.yaml`, which says what each is. */
interface Written {
  readonly edge?: readonly [wide: number, corner: number, colour: string];
  readonly vignette?: readonly [colour: string, strength: number];
  readonly lines?: number;
  readonly sketches?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly spans?: number;
    readonly flip?: boolean;
    readonly sketch: Sketch;
  }[];
}

/** What of a style does not move. */
export function writtenOverlay(style: Style, context: OverlayContext): Overlay {
  const {
    edge,
    lines,
    sketches = [],
    vignette,
  } = wordTable<Readonly<Partial<Record<Style, Written>>>>('overlays')[style] ?? {};
  const { unit } = context;
  return still(context, (brush, width, height) => {
    if (vignette) darkenCorners(brush, width, height, ...vignette);
    if (lines) {
      brush.fillStyle = alpha('#0a001e', lines);
      for (let y = 0; y < height; y += 4) brush.fillRect(0, y, width, 2);
    }
    if (edge) {
      const [wide, corner] = [edge[0] * unit, edge[1] * unit];
      brush.fillStyle = edge[2];
      brush.beginPath();
      brush.rect(0, 0, width, height);
      brush.roundRect(wide, wide, width - wide * 2, height - wide * 2, corner);
      brush.fill('evenodd');
    }
    for (const { at, flip, sketch, spans } of sketches) {
      brush.save();
      brush.translate(at[0] * width, at[1] * height);
      brush.scale((spans ? width / spans : unit) * (flip ? -1 : 1), unit);
      drawSketch(brush, sketch);
      brush.restore();
    }
  });
}

function darkenCorners(brush: Brush, width: number, height: number, colour: string, strength: number): void {
  const [x, y] = [width / 2, height / 2];
  const gradient = brush.createRadialGradient(
    x,
    y,
    Math.min(width, height) * 0.35,
    x,
    y,
    Math.hypot(width, height) * 0.56,
  );
  gradient.addColorStop(0, alpha(colour, 0));
  gradient.addColorStop(1, alpha(colour, strength));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}
