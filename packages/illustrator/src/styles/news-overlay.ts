import { createCanvas } from '@napi-rs/canvas';
import { alpha } from '../painting/colour.ts';
import { fitText, useLettering } from '../painting/lettering.ts';
import { disc, even, roundedBox } from '../painting/shapes.ts';
import { type Overlay, type OverlayContext, still } from './overlay.ts';

/** A live badge, a headline, and a ticker that runs. */
export function news(context: OverlayContext): Overlay {
  const { compositor, unit, caption } = context;
  const { width, height } = compositor;
  const bar = height - 118 * unit;
  const base = still(context, (brush) => {
    brush.fillStyle = alpha('#0d1f45', 0.94);
    brush.fillRect(0, bar, width, 76 * unit);
    brush.fillStyle = '#c8102e';
    brush.fillRect(0, bar - 6 * unit, width, 6 * unit);
    brush.fillRect(0, bar, 190 * unit, 76 * unit);
    useLettering(brush, 30 * unit);
    brush.fillStyle = '#ffffff';
    brush.fillText('NEWS', 48 * unit, bar + 40 * unit);
    const text = fitText(
      brush,
      caption.charAt(0).toUpperCase() + caption.slice(1),
      32 * unit,
      width - 240 * unit,
    );
    brush.fillStyle = '#ffffff';
    brush.fillText(text, 216 * unit, bar + 40 * unit);
    brush.fillStyle = '#f4f6fa';
    brush.fillRect(0, bar + 76 * unit, width, 42 * unit);
    roundedBox(brush, 30 * unit, 28 * unit, 112 * unit, 46 * unit, 8 * unit, '#c8102e');
    disc(brush, 54 * unit, 51 * unit, 8 * unit, '#ffffff');
    useLettering(brush, 26 * unit);
    brush.fillText('LIVE', 72 * unit, 53 * unit);
  });
  const canvas = createCanvas(even(width * 1.2), even(40 * unit));
  const brush = canvas.getContext('2d');
  const ticker = fitText(
    brush,
    `${caption}   •   More as the story develops   •`,
    24 * unit,
    canvas.width - 40 * unit,
  );
  brush.fillStyle = '#16233f';
  brush.fillText(ticker, 10 * unit, canvas.height / 2 + unit);
  const strip = compositor.layer(canvas, { repeat: true });
  return {
    draw(moment) {
      base.draw(moment);
      compositor.drawLayer(strip, moment.time * 70 * unit, bar + 76 * unit);
    },
  };
}
