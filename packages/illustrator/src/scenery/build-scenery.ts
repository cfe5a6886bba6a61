import type { Image } from '@napi-rs/canvas';
import type { PlaceDrawing } from '../catalogue/place-data.ts';
import { placeDrawing, placeWords } from '../catalogue/place-index.ts';
import { even } from '../painting/shapes.ts';
import { addLayers } from './layers.ts';
import { goodsIn } from './sets/goods.ts';
import { readRow } from './sets/read-row.ts';
import { sketchesOf } from './sets/set-sketches.ts';
import type { Drawings } from './sets/set-things.ts';
import type { Stage } from './stage.ts';

/** Paints what the file of a place says. */
export async function buildPlace(stage: Stage, place: PlaceDrawing): Promise<void> {
  const drawings = await drawingsOf(place);
  if ('wall' in place) (await import('./sets/room-kit.ts')).buildRoom(stage, place, drawings);
  else if ('layers' in place) addLayers(stage, place.layers, drawings);
  else (await import('./sets/outdoor-kit.ts')).buildOutdoors(stage, place, drawings);
}

/** What the place shows, and nothing else, is parsed. */
async function drawingsOf(place: PlaceDrawing): Promise<Drawings> {
  const deserted = ('deserted' in place && place.deserted) || '';
  const rows = `${place.things ?? ''}\n${deserted}`.split('\n').filter((line) => line.trim() !== '');
  const layers = ('layers' in place && place.layers) || [];
  const scattered = layers.flatMap((layer) => layer.scattered ?? []).flatMap(({ sketches }) => sketches);
  const names = new Set([...rows.map((line) => readRow(line).name), ...scattered]);
  const pictures = new Map<string, Image>();
  for (const icon of goodsIn([...names])) {
    const picture = await (await import('../cast/things/emoji.ts')).loadEmoji(icon);
    if (picture) pictures.set(icon, picture);
  }
  return { sketches: sketchesOf(names, place.sketches), pictures };
}

export async function buildScenery(stage: Stage): Promise<void> {
  const { place } = stage.scene;
  if (placeWords(place).aboard) {
    const { interior, passingSpeed, viewOutside } = await import('./vehicle-interiors.ts');
    const { horizon } = stage;
    stage.passing = passingSpeed(stage.scene) * stage.unit;
    stage.horizon = even(horizon * 0.56);
    await buildPlace(stage, placeDrawing(viewOutside(stage.scene))!);
    stage.passing = 0;
    stage.horizon = horizon;
    interior(stage);
    return;
  }
  const drawing = placeDrawing(place);
  if (drawing) await buildPlace(stage, drawing);
  else (await import('./abstract.ts')).abstract(stage);
}
