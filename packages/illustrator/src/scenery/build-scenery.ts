import type { Image } from '@napi-rs/canvas';
import type { PlaceDrawing, RoomDrawing } from '../catalogue/place-data.ts';
import { placeDrawing } from '../catalogue/place-index.ts';
import { even } from '../painting/shapes.ts';
import { strew } from '../painting/strew.ts';
import { addLayers } from './layers.ts';
import { goodsIn } from './sets/goods.ts';
import { readRow } from './sets/read-row.ts';
import { sketchesOf } from './sets/set-sketches.ts';
import type { Drawings } from './sets/set-things.ts';
import { skySketches } from './sky-sketches.ts';
import type { Stage } from './stage.ts';

/** Paints what the file of a place says. */
async function buildPlace(stage: Stage, place: PlaceDrawing): Promise<void> {
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

/** Paints a place, and before it what is seen of the land through its panes. */
export async function buildScenery(stage: Stage, place = placeDrawing(stage.scene.place)): Promise<void> {
  if ('outside' in place && place.outside) await buildOutside(stage, place.outside);
  await buildPlace(stage, place);
  if (stage.scene.grounds) (await import('./grounds.ts')).addGrounds(stage, stage.scene.grounds);
}

/** The place that is named, or where such a vehicle usually is, without what stands there. */
async function buildOutside(
  stage: Stage,
  { place, speed = 0 }: NonNullable<RoomDrawing['outside']>,
): Promise<void> {
  const { ground, horizon, scene, unit } = stage;
  const named = placeDrawing(scene.outside ?? place);
  const view = 'wall' in named ? placeDrawing(place) : named;
  stage.passing = speed * unit;
  stage.horizon = even(horizon * 0.56);
  await buildPlace(stage, 'back' in view ? { ...view, things: '', deserted: '' } : view);
  Object.assign(stage, { ground, horizon, passing: 0, still: false });
  stage.removeCast();
  addPassingWeather(stage);
}

function addPassingWeather(stage: Stage): void {
  const { scene, unit, random, horizon } = stage;
  const drops = skySketches().passing[scene.weather];
  if (!drops) return;
  const strip = { top: 0, height: horizon, parallax: 0, drift: drops.drift * unit };
  stage.addStrip(strip, (brush, ...area) => strew(brush, random, area, unit, drops));
}
