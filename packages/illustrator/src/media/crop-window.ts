import type { Box, Size } from './picture-study.ts';

/** Faces are shown with some room around them: the detector's box ends at forehead and chin. */
const ROOM = 0.6;

/** The largest part of a picture with the given proportions, in its pixels: its middle, moved as far as needed to show all faces. */
export function cropWindow(picture: Size, aspect: number, faces: readonly Box[] = []): Box {
  const width = Math.min(picture.width, picture.height * aspect);
  const height = Math.min(picture.height, picture.width / aspect);
  const start = (near: 'x' | 'y', length: 'width' | 'height', part: number) => {
    const whole = picture[length];
    const middle = (whole - part) / 2;
    if (faces.length === 0) return middle;
    const from = Math.min(...faces.map((face) => face[near] - face[length] * ROOM)) * whole;
    const to = Math.max(...faces.map((face) => face[near] + face[length] * (1 + ROOM))) * whole;
    // Faces that do not all fit are at least in the middle.
    if (to - from > part) return clamp((from + to - part) / 2, whole - part);
    return clamp(Math.max(to - part, Math.min(from, middle)), whole - part);
  };
  return { x: start('x', 'width', width), y: start('y', 'height', height), width, height };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
