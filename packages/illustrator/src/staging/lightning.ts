import { createCanvas } from '@napi-rs/canvas';
import { lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { even } from '../painting/shapes.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Moment, Stage } from '../scenery/stage.ts';

/** Where a bolt bends, in parts of its height. */
const BENDS = [
  [0.62, 0],
  [0.5, 0.2],
  [0.64, 0.3],
  [0.4, 0.56],
  [0.58, 0.64],
  [0.3, 1],
] as const;
const FORK = [
  [0.64, 0.3],
  [0.84, 0.48],
  [0.8, 0.66],
] as const;
const EVERY = 1.9;
const STAYS = 0.95;
/** What is struck is what the film is about. */
const STRIKING = 1.6;

/** "Lightning strikes the tower" */
export function isStruck({ struck, weather }: SceneDescription): boolean {
  return weather === 'storm' && struck === true;
}

/** Bolts out of the clouds, long enough to be seen in any still, and flashes with them. */
export function lightning(stage: Stage): (moment: Moment) => void {
  const { compositor, random, width, height, unit } = stage;
  const tall = even(Math.max(40, height * 0.44));
  const canvas = createCanvas(even(tall * 0.9), tall);
  const brush = canvas.getContext('2d');
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const [asked] = stage.scene.tints?.lightning ?? [];
  const tint = asked ? NAMED_COLOURS[asked] : null;
  for (const [colour, thick] of [
    [tint ? `${tint}88` : '#bcd4ff55', 15],
    [tint ?? '#dfe9ff', 7],
    [tint ? lighter(tint, 0.7) : '#fffbe0', 3.6],
  ] as const)
    for (const [bends, share] of [
      [BENDS, 1],
      [FORK, 0.6],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = thick * share * unit;
      brush.beginPath();
      for (const [x, y] of bends) brush.lineTo(x * canvas.width, y * tall);
      brush.stroke();
    }
  const sprite = compositor.sprite(canvas, stage.grade);
  const first = random() * 0.5;
  const places = [0.2 + random() * 0.12, 0.74 + random() * 0.12, 0.5 + random() * 0.1];
  return ({ time }) => {
    const since = time - first;
    if (since < 0) return;
    const age = since % EVERY;
    const stays = stage.struck ? STRIKING : STAYS;
    if (age > stays) return;
    if (stage.struck) {
      const { x, y } = stage.struck;
      compositor.drawSprite(sprite, {
        x,
        y,
        anchorX: 0.3,
        anchorY: 1,
        scaleY: Math.max(0.3, y / tall),
        opacity: age < 1.3 ? 1 : (STRIKING - age) / 0.3,
      });
      if (age < 0.09) compositor.flash(0.5);
      return;
    }
    const x = places[Math.floor(since / EVERY) % places.length]! * width;
    compositor.drawSprite(sprite, {
      x,
      y: 0,
      anchorX: 0.5,
      anchorY: 0,
      opacity: age < 0.6 ? 1 : (STAYS - age) / 0.35,
    });
    const strength = age < 0.09 ? 0.55 : age > 0.16 && age < 0.24 ? 0.35 : 0;
    if (strength > 0) compositor.flash(strength);
  };
}
