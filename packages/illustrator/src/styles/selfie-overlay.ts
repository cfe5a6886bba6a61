import { createCanvas } from '@napi-rs/canvas';
import { alpha } from '../painting/colour.ts';
import { useLettering } from '../painting/lettering.ts';
import { disc, even, roundedBox, stroke } from '../painting/shapes.ts';
import { type Overlay, type OverlayContext, still, vignette } from './overlay.ts';

/** The screen of a phone held at arm's length. */
export function selfie(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const base = still(context, (brush, width, height) => {
    vignette(brush, width, height, '#000000', 0.35);
    const edge = 14 * unit;
    brush.fillStyle = '#0b0b10';
    brush.beginPath();
    brush.rect(0, 0, width, height);
    brush.roundRect(edge, edge, width - edge * 2, height - edge * 2, 44 * unit);
    brush.fill('evenodd');
    roundedBox(brush, width / 2 - 58 * unit, edge + 8 * unit, 116 * unit, 22 * unit, 11 * unit, '#0b0b10');
    const x = width > height ? width - 80 * unit : width / 2;
    const y = width > height ? height / 2 : height - 96 * unit;
    disc(brush, x, y, 37 * unit, alpha('#ffffff', 0.85));
    disc(brush, x, y, 31 * unit, '#e5383b');
    for (const [dx, dy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const cx = width / 2 - dx * width * 0.26;
      const cy = height * 0.45 - dy * height * 0.26;
      stroke(
        brush,
        [
          [cx, cy + dy * 34 * unit],
          [cx, cy],
          [cx + dx * 34 * unit, cy],
        ],
        4 * unit,
        alpha('#ffffff', 0.8),
      );
    }
  });
  const canvas = createCanvas(even(150 * unit), even(40 * unit));
  const brush = canvas.getContext('2d');
  disc(brush, 18 * unit, 20 * unit, 10 * unit, '#e5383b');
  useLettering(brush, 24 * unit);
  brush.fillStyle = '#ffffff';
  brush.fillText('REC', 38 * unit, 21 * unit);
  const badge = compositor.sprite(canvas);
  return {
    draw(moment) {
      // A hand is never quite still.
      const sway = Math.sin(moment.time * 1.7) * 0.4 + Math.sin(moment.time * 2.9) * 0.3;
      compositor.zoom(
        1.035,
        compositor.width * (0.5 + sway * 0.2),
        compositor.height * (0.5 + Math.cos(moment.time * 2.1) * 0.2),
      );
      base.draw(moment);
      if (moment.time % 1.2 < 0.8) compositor.drawSprite(badge, { x: 120 * unit, y: 58 * unit });
    },
  };
}
