import type { GarmentSchema } from '../../schemas/garment-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

/** One file of `garments/`. */
export type GarmentData = Written<typeof GarmentSchema>;
export type GarmentWords = Pick<GarmentData, 'words' | 'names'>;
/** How a garment is drawn. */
export type GarmentPart = Omit<GarmentData, keyof GarmentWords>;
