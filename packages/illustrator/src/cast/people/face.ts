import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, stroke } from '../../painting/shapes.ts';

export function drawFace(brush: Brush, skin: string, blink: boolean, mouth: 'smile' | 'open'): void {
  for (const x of [3.2, 9]) {
    if (blink)
      stroke(
        brush,
        [
          [x - 1.5, 0.2],
          [x + 1.5, 0.2],
        ],
        1,
        '#2a1f24',
      );
    else oval(brush, x, -0.2, 1.25, 1.8, '#2a1f24');
    stroke(
      brush,
      [
        [x - 1.7, -3.6],
        [x + 1.6, -3.9],
      ],
      0.9,
      darker(skin, 0.5),
    );
  }
  oval(brush, 0.8, 4, 2.2, 1.4, mix(skin, '#ff6f61', 0.35));
  oval(brush, 10.2, 3.8, 1.4, 1.2, mix(skin, '#ff6f61', 0.35));
  stroke(
    brush,
    [
      [6.6, 0.8],
      [7.6, 3],
      [6.6, 3.2],
    ],
    0.9,
    darker(skin, 0.22),
  );
  if (mouth === 'open') oval(brush, 6.2, 6.4, 2.2, 2.6, '#8a2f34');
  else {
    brush.strokeStyle = '#9a4a42';
    brush.lineWidth = 1.1;
    brush.beginPath();
    brush.arc(6, 4.6, 2.9, 0.35, 2.5);
    brush.stroke();
  }
}
