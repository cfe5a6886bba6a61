import { Ambient } from './ambient.ts';

const seen = new Ambient(true);

/** Signs beside a head (a face that cries, "Zzz") take no room: figures are measured without them. */
export const withoutSigns = (draw: () => void) => seen.during(false, draw);

export const signsAreSeen = () => seen.now;
