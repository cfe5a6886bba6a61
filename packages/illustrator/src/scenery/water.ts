import type { PlaceLayer } from '../catalogue/place-data.ts';
import { alpha, darker, lighter, mix, NAMED_COLOURS } from '../painting/colour.ts';
import { even, groundPath, oval, TURN, verticalGradient } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

/** Rows of water shift sideways, the more the nearer they are. */
function stirWater(stage: Stage, from: number): void {
  const { unit, height, compositor } = stage;
  stage.add(({ time }) =>
    compositor.setWaves((row) => {
      if (row < from) return 0;
      const near = (row - from) / (height - from);
      return Math.sin((row / unit) * (0.34 - near * 0.22) + time * 2.1) * (1 + near * 5) * unit;
    }),
  );
}

interface Sea {
  readonly far: string;
  readonly near: string;
}

function seaColours(stage: Stage): Sea {
  const { palette, scene } = stage;
  const [tint] = scene.tints?.water ?? [];
  if (tint) {
    const colour = stage.paint(NAMED_COLOURS[tint]);
    return { far: lighter(colour, 0.3), near: darker(colour, 0.22) };
  }
  return {
    far: mix(
      stage.paint('#4fb6d8'),
      palette.sky[2],
      scene.weather === 'fog' ? 0.9 : scene.time === 'day' ? 0.25 : 0.5,
    ),
    near: mix(stage.paint('#0f5a96'), palette.sky[0], palette.stars > 0 ? 0.45 : 0.25),
  };
}

/** Flat water: gradient, streaks, and the sun's broken reflection. */
export function addWater(stage: Stage, { y = 0 }: PlaceLayer): void {
  const { width, height, unit, random, palette, sun } = stage;
  const top = stage.heightOf(y);
  const colours = seaColours(stage);
  stirWater(stage, top);
  stage.addBackdrop(
    (brush) => {
      brush.fillStyle = verticalGradient(brush, top, height, colours.far, colours.near);
      brush.fillRect(-80, top, width + 160, height - top);
      for (let streak = 0; streak < 190; streak++) {
        const near = random() ** 1.5;
        brush.globalAlpha = 0.1 + random() * 0.18;
        oval(
          brush,
          random() * width * 1.1 - width * 0.05,
          top + near * (height - top),
          (16 + 100 * near) * unit,
          (1 + 2.4 * near) * unit,
          random() < 0.6 ? lighter(colours.far, 0.45) : colours.near,
        );
      }
      if (palette.disc !== 'none') {
        for (let spark = 0; spark < 120; spark++) {
          const near = random();
          brush.globalAlpha = 0.6 * (1 - near * 0.75);
          const spread = (40 + 170 * near) * unit;
          oval(
            brush,
            sun.x + (random() - 0.5) * spread,
            top + 2 + near * (height - top) * 0.9,
            (10 + 70 * near) * (0.3 + random() * 0.7) * unit,
            (1.2 + 2.3 * near) * unit,
            mix(palette.sun, palette.glow, random()),
          );
        }
      }
      brush.globalAlpha = 1;
    },
    { top, waves: true },
  );
}

/** A swell that rolls by, with a lighter crest. */
export function addSwell(stage: Stage, { colours: own, near = 0, phase = 0, y = 0 }: PlaceLayer): void {
  const { unit } = stage;
  const top = even(stage.heightOf(y));
  const colours = own ? { far: own[0], near: own[1] } : seaColours(stage);
  const rise = (9 + near * 14) * unit;
  stage.addStrip(
    {
      top,
      height: stage.height - top + rise * 2,
      parallax: 0.35 + near * 0.75,
      drift: (20 + 40 * near) * unit,
      bob: { height: rise * 0.4, rate: 0.8 + near * 0.4, phase },
    },
    (brush, period, height) => {
      const surface = (x: number) =>
        rise *
        (1.1 +
          0.6 * Math.sin((x / period) * TURN * 5 + phase) +
          0.3 * Math.sin((x / period) * TURN * 11 + phase * 2));
      groundPath(brush, period, height, surface);
      const crest = mix(colours.far, colours.near, 0.2 + near * 0.35);
      brush.fillStyle = verticalGradient(brush, 0, height * 0.8, crest, darker(colours.near, near * 0.3));
      brush.fill();
      brush.strokeStyle = alpha(lighter(colours.far, 0.6), 0.6);
      brush.lineWidth = (1.5 + near * 2.2) * unit;
      brush.beginPath();
      for (let x = 0; x <= period; x += 4) brush.lineTo(x, surface(x) + unit);
      brush.stroke();
    },
  );
}
