import { createCanvas, loadImage } from '@napi-rs/canvas';
import { channels } from '../../painting/colour.ts';

/** Hues further apart than this are different parts of a picture: the leaf of an apple keeps its green. */
const SAME_HUE = 48;
const GREY = 0.14;
/** A recoloured picture must be of the new colour for the most part. */
const MAIN_SHARE = 0.5;
const PROBE = 48;

interface Tone {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** The picture's main colours, and only these, in shades of another colour. */
export async function recolour(body: string, colour: string): Promise<string> {
  const areas = await fillAreas(body);
  const areaOf = (fills: Iterable<string>) => [...fills].reduce((sum, fill) => sum + areas.get(fill)!, 0);
  const enough = areaOf(areas.keys()) * MAIN_SHARE;
  const changed = new Set<string>();
  for (const [part] of [...areas].toSorted(([, one], [, other]) => other - one)) {
    if (areaOf(changed) >= enough) break;
    for (const fill of areas.keys()) if (sameFamily(toneOf(fill), toneOf(part))) changed.add(fill);
  }
  const middle = weightedLightness([...changed], areas);
  return body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (fill) => {
    const full = sixDigits(fill);
    return changed.has(full) ? shadeOf(colour, toneOf(full).lightness - middle) : fill;
  });
}

/** How many pixels each fill takes up. */
async function fillAreas(body: string): Promise<Map<string, number>> {
  const fills = [...new Set((body.match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi) ?? []).map(sixDigits))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${PROBE}" height="${PROBE}">${body}</svg>`;
  const canvas = createCanvas(PROBE, PROBE);
  const brush = canvas.getContext('2d');
  brush.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const { data } = brush.getImageData(0, 0, PROBE, PROBE);
  const areas = new Map(fills.map((fill) => [fill, 0]));
  const tones = fills.map(channels);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    let [best, nearest] = [-1, 900];
    for (const [index, [red, green, blue]] of tones.entries()) {
      const distance = (data[at]! - red!) ** 2 + (data[at + 1]! - green!) ** 2 + (data[at + 2]! - blue!) ** 2;
      if (distance < nearest) [best, nearest] = [index, distance];
    }
    if (best >= 0) areas.set(fills[best]!, areas.get(fills[best]!)! + 1);
  }
  return areas;
}

function sameFamily(a: Tone, b: Tone): boolean {
  if (a.saturation < GREY || b.saturation < GREY) return a.saturation < GREY && b.saturation < GREY;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart) < SAME_HUE;
}

function weightedLightness(fills: readonly string[], areas: ReadonlyMap<string, number>): number {
  let [sum, weight] = [0, 0];
  for (const fill of fills) {
    const area = areas.get(fill)! + 0.01;
    sum += toneOf(fill).lightness * area;
    weight += area;
  }
  return sum / weight;
}

/** Lighter and darker parts stay so, within what still counts as the colour. */
function shadeOf(colour: string, lighter: number): string {
  const { hue, saturation, lightness } = toneOf(colour);
  // Greys begin soon beside white and black.
  const reach = lightness > 0.85 || lightness < 0.25 ? 0.08 : 0.16;
  const shade = Math.max(0.1, Math.min(0.97, lightness + Math.max(-reach, Math.min(reach, lighter * 0.6))));
  return `hsl(${hue.toFixed(0)}, ${(saturation * 100).toFixed(0)}%, ${(shade * 100).toFixed(0)}%)`;
}

function toneOf(fill: string): Tone {
  const [red = 0, green = 0, blue = 0] = channels(fill).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const span = most - least;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const hue =
    most === red
      ? ((green - blue) / span) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: (hue * 60 + 360) % 360, saturation, lightness };
}

function sixDigits(fill: string): string {
  const lower = fill.toLowerCase();
  return lower.length === 7 ? lower : `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}`;
}
