import { createCanvas } from '@napi-rs/canvas';
import { wordTable } from '../catalogue/word-tables.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import { even } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Moment, Stage } from '../scenery/stage.ts';

const EVERY = 1.9;
/** How long a bolt is seen; what is struck is what the film is about. */
const STAYS = 0.95;
const STRIKING = 1.6;

/** "Lightning strikes the tower" */
export function isStruck({ struck, weather }: SceneDescription): boolean {
  return weather === 'storm' && struck === true;
}

/** Bolts out of the clouds, long enough to be seen in any still, and flashes with them. */
export function lightning(stage: Stage): (moment: Moment) => void {
  const { compositor, random, width, height } = stage;
  const tall = even(Math.max(40, height * 0.44));
  const canvas = createCanvas(even(tall * 0.9), tall);
  const brush = canvas.getContext('2d');
  brush.scale(tall / 100, tall / 100);
  const [asked] = stage.scene.tints?.lightning ?? [];
  const { bolt } = wordTable<{ readonly bolt: Sketch }>('lightning');
  drawSketch(brush, bolt, { main: asked && NAMED_COLOURS[asked] });
  const sprite = compositor.sprite(canvas, stage.grade);
  const first = random() * 0.5;
  const places = [0.2 + random() * 0.12, 0.74 + random() * 0.12, 0.5 + random() * 0.1];
  return ({ time }) => {
    const { struck } = stage;
    const since = time - first;
    const age = since % EVERY;
    const stays = struck ? STRIKING : STAYS;
    if (since < 0 || age > stays) return;
    const place = places[Math.floor(since / EVERY) % places.length]!;
    compositor.drawSprite(sprite, {
      x: struck?.x ?? place * width,
      y: struck?.y ?? 0,
      anchorX: struck ? 0.3 : 0.5,
      anchorY: struck ? 1 : 0,
      scaleY: struck ? Math.max(0.3, struck.y / tall) : 1,
      opacity: Math.min(1, (stays - age) / 0.3),
    });
    if (age < 0.09 || (age > 0.16 && age < 0.24)) compositor.flash(0.5);
  };
}
