import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Place } from '../../compiled/place.ts';
import type { Rig } from '../../src/cast/rig.ts';
import { IDENTITY } from '../../src/compositor/colour-matrix.ts';
import { Compositor } from '../../src/compositor/compositor.ts';
import { buildScenery } from '../../src/scenery/build-scenery.ts';
import { choosePalette } from '../../src/scenery/palette.ts';
import { Stage } from '../../src/scenery/stage.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import type { PlaceData } from './places.ts';
import type { Written } from './read-written.ts';

const [WIDE, TALL] = [480, 270];

/** The place by day, with nobody in it, as its file says now. */
export async function paintPlace({ data, name }: Written<PlaceData>): Promise<Rig> {
  const place = name.replaceAll(' ', '-') as Place;
  const scene = { ...(await readScene('a place')), place, subjects: [] };
  const compositor = new Compositor(WIDE, TALL);
  const stage = new Stage(compositor, scene, choosePalette(scene), IDENTITY, seededRandom(7));
  await buildScenery(stage, data);
  const draw = stage.finish(() => {}, 0, 1 / 24);
  compositor.nextFrame();
  draw({ time: 0, progress: 0, travel: 0 });
  const picture = createCanvas(WIDE, TALL);
  picture.getContext('2d').putImageData(new ImageData(compositor.snapshot(WIDE, TALL), WIDE, TALL), 0, 0);
  return {
    box: { left: 0, right: WIDE, top: 0, bottom: TALL },
    cycle: 1,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw: (brush) => brush.drawImage(picture, 0, 0),
  };
}
