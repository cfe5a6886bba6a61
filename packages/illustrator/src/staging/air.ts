import type { Moment } from '../scenery/stage.ts';

/** What is in the air: all of it, or what is behind or before the subject of a photograph. */
export type Air = (moment: Moment, part?: AirPart) => void;
export type AirPart = 'behind' | 'before';
