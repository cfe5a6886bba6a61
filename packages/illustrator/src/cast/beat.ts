import { TURN } from '../painting/shapes.ts';

export const sin = (phase: number, turns = 1, offset = 0) => Math.sin(phase * TURN * turns + offset);
