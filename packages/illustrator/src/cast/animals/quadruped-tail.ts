import { type Brush, oval } from '../../painting/shapes.ts';
import type { Point } from '../rig.ts';
import type { Species } from './species.ts';

export interface Tail {
  readonly species: Species;
  readonly coat: string;
  readonly shade: string;
  readonly dark: string;
  /** Where it begins. */
  readonly root: Point;
  readonly wag: number;
  readonly fast: boolean;
  readonly low: boolean;
}

export function drawTail(brush: Brush, { species, coat, shade, dark, root, wag, fast, low }: Tail): void {
  switch (species.tail) {
    case 'bushy': {
      const tip = { x: root.x - 122, y: root.y + (fast ? -16 : low ? 40 : 34) + wag };
      const path = () => {
        brush.beginPath();
        brush.moveTo(root.x + 16, root.y - 8);
        brush.bezierCurveTo(root.x - 40, root.y - 36, tip.x + 36, tip.y - 38, tip.x, tip.y);
        brush.bezierCurveTo(tip.x + 46, tip.y + 28, root.x - 36, root.y + 36, root.x + 16, root.y + 14);
        brush.closePath();
      };
      path();
      brush.fillStyle = shade;
      brush.fill();
      brush.save();
      path();
      brush.clip();
      if (species.mark === 'mask')
        for (const shift of [20, 52, 84])
          oval(brush, tip.x + shift, tip.y - shift * 0.1, 9, 60, species.markColour);
      else oval(brush, tip.x + 2, tip.y, 40, 46, species.belly);
      brush.restore();
      return;
    }
    case 'plume': {
      const sway = wag * 0.5;
      for (const [x, y, wide, tall, colour] of [
        [-34, -26, 34, 46, shade],
        [-52, -78, 38, 56, shade],
        [-36, -122, 32, 32, shade],
        [-40, -74, 20, 44, species.belly],
      ] as const)
        oval(brush, root.x + x + (sway * -y) / 120, root.y + (low ? y * 0.7 : y), wide, tall, colour, 0.1);
      return;
    }
    case 'curl':
      brush.strokeStyle = shade;
      brush.lineWidth = 11;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.arc(root.x - 6, root.y - 14 + wag * 0.2, 17, 0.4, 5.2);
      brush.stroke();
      return;
    case 'short':
      oval(
        brush,
        root.x - 6,
        root.y - 2 + wag * 0.2,
        17,
        13,
        species.mark === 'wool' ? coat : species.belly,
        -0.5,
      );
      return;
    case 'none':
      return;
    case 'thin':
    case 'hair':
    case 'tuft': {
      const hair = species.tail === 'hair';
      const length = hair ? 96 : species.tail === 'tuft' ? 84 : 108;
      const rise = hair || species.tail === 'tuft' ? 36 : fast ? -30 : low ? 30 : -78;
      brush.strokeStyle = hair ? species.mane! : shade;
      brush.lineWidth = hair ? 25 : species.tail === 'tuft' ? 9 : 13;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(root.x + 10, root.y);
      brush.bezierCurveTo(
        root.x - length * 0.4,
        root.y - 10,
        root.x - length * 0.66,
        root.y + rise + wag,
        root.x - length * (hair ? 0.8 : 1),
        root.y + rise * (hair ? 1.9 : 0.95) + wag * 1.3,
      );
      brush.stroke();
      if (species.tail === 'tuft')
        oval(brush, root.x - length, root.y + rise * 0.95 + wag * 1.3, 16, 12, species.bigMane ?? dark);
      return;
    }
    default:
      species.tail satisfies never;
  }
}
