import { DEEDS } from '../catalogue/deed-index.ts';

/** Whether an animal does in its own way what people have a drawing of their own for. */
export function isOnOwnLegs(deed: string): boolean {
  return DEEDS[deed]?.ownLegs === true;
}
