import { createCanvas } from '@napi-rs/canvas';
import { fitText } from '../src/painting/lettering.ts';
import { type Asked, filmStills } from './film-stills.ts';

export interface Exhibit extends Asked {
  /** What is written below; else the style, the edits or the prompt. */
  readonly label?: string;
  /** When in the film pictures are taken, in seconds. */
  readonly at?: readonly number[];
}

export interface Sheet {
  readonly columns?: number;
  /** Width of a picture. */
  readonly tile?: number;
  /** Size of the films. */
  readonly width?: number;
  readonly height?: number;
  readonly exhibits: readonly Exhibit[];
}

const LABEL = 26;
const USUALLY_AT = [3.36];

/** Pictures of films in rows, each with its label below it, as a JPEG. */
export async function paintSheet(sheet: Sheet): Promise<Buffer> {
  const { columns = 4, tile = 330, width = 1280, height = 720 } = sheet;
  const tileHeight = Math.round((tile * height) / width / 2) * 2;
  const shown = sheet.exhibits.flatMap(({ at = USUALLY_AT, ...exhibit }) =>
    at.map((second) => ({ exhibit, second })),
  );
  const canvas = createCanvas(tile * columns, (tileHeight + LABEL) * Math.ceil(shown.length / columns));
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, { exhibit, second }] of shown.entries()) {
    const x = (index % columns) * tile;
    const y = Math.floor(index / columns) * (tileHeight + LABEL);
    const still = await filmStills({ width, height, ...exhibit });
    brush.putImageData(await still(second, tile - 4, tileHeight), x + 2, y);
    const { label, style, edits = [], prompt } = exhibit;
    const text = fitText(brush, label ?? style ?? (edits.join(', ') || prompt), 12, tile - 10);
    brush.fillStyle = '#333333';
    brush.fillText(text, x + 4, y + tileHeight + LABEL / 2);
  }
  return canvas.encode('jpeg', 82);
}
