import type { Box } from './picture-study.ts';

/** Part of a picture, in its pixels. */
export interface CropWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Faces are shown with some room around them: the detector's box ends at forehead and chin. */
const ROOM = 0.6;

/** The largest part of a picture with the given proportions: its middle, moved as far as needed to show all faces. */
export function cropWindow(
  picture: { readonly width: number; readonly height: number },
  aspect: number,
  faces: readonly Box[] = [],
): CropWindow {
  const width = Math.min(picture.width, picture.height * aspect);
  const height = Math.min(picture.height, picture.width / aspect);
  const span = (near: (face: Box) => number, length: (face: Box) => number, whole: number) =>
    faces.length === 0
      ? null
      : {
          from: Math.min(...faces.map((face) => near(face) - length(face) * ROOM)) * whole,
          to: Math.max(...faces.map((face) => near(face) + length(face) * (1 + ROOM))) * whole,
        };
  const across = span(
    (face) => face.x,
    (face) => face.width,
    picture.width,
  );
  const down = span(
    (face) => face.y,
    (face) => face.height,
    picture.height,
  );
  return {
    x: start(picture.width, width, across),
    y: start(picture.height, height, down),
    width,
    height,
  };
}

function start(whole: number, part: number, shown: { from: number; to: number } | null): number {
  const middle = (whole - part) / 2;
  if (!shown) return middle;
  // Faces that do not all fit are at least in the middle.
  if (shown.to - shown.from > part) return clamp((shown.from + shown.to - part) / 2, whole - part);
  return clamp(Math.max(shown.to - part, Math.min(shown.from, middle)), whole - part);
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
