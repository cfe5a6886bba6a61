import type { Box } from '@phonofilm/illustrator/study-picture';

/** The detector looks at two grids: cells across, and boxes in each cell. */
const GRIDS = [
  { cells: 16, boxes: 2 },
  { cells: 8, boxes: 6 },
] as const;
/** Numbers for each box: centre, size, and six points of the face that are not used here. */
const BOX_NUMBERS = 16;
const PICTURE_SIZE = 256;
/** Clocks and cats get up to 0.7. */
const LEAST_CERTAINTY = 0.75;
const SAME_FACE = 0.3;

interface Found extends Box {
  readonly certainty: number;
}

/** Reads what BlazeFace answers: for each grid its certainties and its boxes. The surest of each face remain. */
export function findFaces(certainties: readonly Float32Array[], boxes: readonly Float32Array[]): Box[] {
  const found = GRIDS.flatMap((grid, index) => inGrid(grid, certainties[index]!, boxes[index]!));
  const kept: Found[] = [];
  for (const face of found.toSorted((a, b) => b.certainty - a.certainty))
    if (kept.every((other) => overlap(face, other) < SAME_FACE)) kept.push(face);
  return kept.map(({ x, y, width, height }) => ({ x, y, width, height }));
}

function inGrid(grid: (typeof GRIDS)[number], certainties: Float32Array, boxes: Float32Array): Found[] {
  const found: Found[] = [];
  for (const [index, value] of certainties.entries()) {
    const certainty = 1 / (1 + Math.exp(-value));
    if (certainty < LEAST_CERTAINTY) continue;
    const cell = Math.floor(index / grid.boxes);
    const [centreX, centreY, width, height] = Array.from(
      boxes.subarray(index * BOX_NUMBERS, index * BOX_NUMBERS + 4),
      (number) => number / PICTURE_SIZE,
    ) as [number, number, number, number];
    const x = ((cell % grid.cells) + 0.5) / grid.cells + centreX - width / 2;
    const y = (Math.floor(cell / grid.cells) + 0.5) / grid.cells + centreY - height / 2;
    found.push({ x, y, width, height, certainty });
  }
  return found;
}

/** Common area of two boxes, as a share of what both cover. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const common = width * height;
  return common / (a.width * a.height + b.width * b.height - common);
}
