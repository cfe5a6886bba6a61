import { mix } from '../painting/colour.ts';
import type { Brush } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

/** Through here one sees what was painted before. */
export function cutOut(brush: Brush, outline: () => void): void {
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = '#000000';
  brush.beginPath();
  outline();
  brush.fill();
  brush.restore();
}

export function withFill(brush: Brush, colour: string): Brush {
  brush.fillStyle = colour;
  return brush;
}

export function lit(stage: Stage, colour: string): string {
  return stage.scene.time === 'night' ? mix(colour, '#2a2350', 0.34) : stage.paint(colour);
}
