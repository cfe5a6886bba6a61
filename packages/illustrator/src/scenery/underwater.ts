import { alpha, darker, mix } from '../painting/colour.ts';
import { disc, even, groundPath, repeated, stroke, TURN, verticalGradient } from '../painting/shapes.ts';
import { addSeabedRemains } from './seabed-remains.ts';
import type { Stage } from './stage.ts';

const REEF = ['#e8607f', '#f39a4c', '#f2c14e', '#8a62d6', '#3fb59a', '#ff8fab'];

export function underwater(stage: Stage): void {
  const { width, height, unit, random } = stage;
  const night = stage.scene.time === 'night';
  const [top, middle, low] = night ? ['#125a8c', '#0a3564', '#041630'] : ['#3cc3e0', '#1278b4', '#063463'];
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, height, top, middle, low);
    brush.fillRect(-80, 0, width + 160, height);
    brush.globalCompositeOperation = 'screen';
    for (let ray = 0; ray < 8; ray++) {
      const x = (width * (ray + random())) / 8;
      const wide = (26 + random() * 70) * unit;
      brush.fillStyle = verticalGradient(
        brush,
        0,
        height * 0.85,
        alpha('#c9f6ff', 0.34),
        alpha('#c9f6ff', 0),
      );
      brush.beginPath();
      brush.moveTo(x, -10);
      brush.lineTo(x + wide, -10);
      brush.lineTo(x + wide * 2.3 - 150 * unit, height * 0.88);
      brush.lineTo(x - 210 * unit, height * 0.88);
      brush.fill();
    }
    brush.globalCompositeOperation = 'source-over';
  });
  stage.add(({ time }) =>
    stage.compositor.setWaves((row) => Math.sin((row / unit) * 0.035 + time * 1.5) * 5 * unit),
  );
  bed(stage, 0.7, 90, 0.2, ['#1f7aa6', '#0d4a76'], 0.4);
  addSeabedRemains(stage);
  growth(stage, 0.79, 15, 150, 0.5, 0.4);
  bed(stage, 0.79, 54, 0.6, ['#3f8da2', '#125072'], 0.15);
  addCorals(stage, 0.84, 0.6, 0.12);
  stage.ground = height * 0.52;
  stage.placeCast();
  bed(stage, 0.89, 34, 1, ['#e0cf9c', '#7d8f83'], 0.1);
  growth(stage, 0.97, 11, 120, 1, 0.1);
}

function bed(
  stage: Stage,
  share: number,
  swell: number,
  parallax: number,
  [top, low]: [string, string],
  blue: number,
): void {
  const colours = { top: mix(top, '#0d4f80', blue), low: mix(low, '#0a3560', blue) };
  const strip = even(stage.height * share);
  stage.addStrip({ top: strip, height: stage.height - strip, parallax }, (brush, period, height) => {
    const { unit } = stage;
    const surface = (x: number) =>
      swell *
      unit *
      (0.5 + 0.3 * Math.sin((x / period) * TURN * 2 + share * 9) + 0.2 * Math.sin((x / period) * TURN * 5));
    groundPath(brush, period, height, surface);
    brush.fillStyle = verticalGradient(brush, 0, height, colours.top, colours.low);
    brush.fill();
  });
}

/** Seaweed that sways with the rows of the water. */
function growth(
  stage: Stage,
  share: number,
  count: number,
  tall: number,
  parallax: number,
  blue: number,
): void {
  const { unit, random } = stage;
  const head = tall * unit;
  stage.addStrip(
    { top: even(stage.height * share) - head, height: head + 60 * unit, parallax, waves: true },
    (brush, period) => {
      for (let weed = 0; weed < count; weed++) {
        const height = head * (0.45 + random() * 0.5);
        const colour = mix(weed % 3 ? '#2f9c7c' : '#7fb04a', '#0d4f80', blue);
        repeated(period, ((weed + random()) / count) * period, 60 * unit, (x) => {
          for (const lean of [-1, 0, 1]) {
            brush.strokeStyle = lean === 0 ? colour : darker(colour, 0.15);
            brush.lineWidth = (7 + (1 - Math.abs(lean)) * 4) * unit;
            brush.lineCap = 'round';
            brush.beginPath();
            brush.moveTo(x + lean * 6 * unit, head + 50 * unit);
            brush.bezierCurveTo(
              x + lean * 30 * unit,
              head - height * 0.3,
              x - lean * 8 * unit,
              head - height * 0.6,
              x + lean * 30 * unit,
              head - height * (1 - Math.abs(lean) * 0.25),
            );
            brush.stroke();
          }
        });
      }
    },
  );
}

function addCorals(stage: Stage, share: number, parallax: number, blue: number): void {
  const { unit, random } = stage;
  const head = 110 * unit;
  stage.addStrip(
    { top: even(stage.height * share) - head, height: head + 40 * unit, parallax },
    (brush, period) => {
      for (let coral = 0; coral < 12; coral++) {
        const colour = mix(REEF[coral % REEF.length]!, '#0d4f80', blue);
        const size = (34 + random() * 44) * unit;
        const x = ((coral + random() * 0.8) / 12) * period;
        repeated(period, x, size, (at) => {
          if (coral % 3 === 0) {
            for (let puff = 0; puff < 5; puff++)
              disc(
                brush,
                at + (puff - 2) * size * 0.3,
                head + 20 * unit - size * (0.2 + 0.16 * Math.sin(puff * 0.8)),
                size * 0.3,
                puff % 2 ? colour : darker(colour, 0.12),
              );
          } else {
            for (const lean of [-0.5, -0.22, 0.05, 0.3, 0.55]) {
              stroke(
                brush,
                [
                  [at, head + 30 * unit],
                  [at + lean * size * 0.6, head - size * 0.3],
                  [at + lean * size * 1.1, head - size * (0.8 - Math.abs(lean) * 0.5)],
                ],
                size * 0.13,
                colour,
              );
            }
          }
        });
      }
    },
  );
}
