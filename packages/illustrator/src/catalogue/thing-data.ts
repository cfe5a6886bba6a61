import type { Written } from '../../schemas/schema-parts.ts';
import type { ThingSchema } from '../../schemas/thing-schema.ts';

/** One file of `things/`. */
export type ThingData = Written<typeof ThingSchema>;

/** What reading a prompt needs to know of a thing; one without words is only drawn where the scene itself brings it. */
export type ThingWords = Pick<ThingData, 'words' | 'kind' | 'rests' | 'held'>;

/** What drawing it needs. */
export type ThingDrawing = Omit<ThingData, keyof ThingWords>;

/** Measures of a drawing, and where others are on it or in it. */
export type ThingSize = Pick<ThingData, 'wide' | 'tall' | 'size' | 'surface' | 'inside' | 'mouth'>;

export type Wheel = NonNullable<ThingData['wheels']>[number];
