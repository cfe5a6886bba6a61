import type { BodyScript } from './deed-data.ts';

/** What a face can show. */
export type Expression = NonNullable<BodyScript['face']>[number];
