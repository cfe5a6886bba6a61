import { createCanvas } from '@napi-rs/canvas';
import { useLettering } from '../painting/lettering.ts';
import { disc, even } from '../painting/shapes.ts';
import type { Overlay, OverlayContext } from './overlay.ts';
import { writtenOverlay } from './written-overlay.ts';

/** The screen of a phone held at arm's length. */
export function selfie(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const base = writtenOverlay('selfie', context);
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
