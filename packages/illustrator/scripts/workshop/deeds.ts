import { DeedSchema } from '../../schemas/deed-schema.ts';
import { isDoneInAnyPosture } from '../../src/cast/people/deeds/deed-rig.ts';
import { DEED_WORDS, type DeedData, type DeedShape } from '../../src/catalogue/deed-data.ts';
import { findDeedMistakes } from './find-deed-mistakes.ts';
import { DEED_INKS } from './props.ts';
import type { Shelf } from './shelf.ts';

export const DEEDS: Shelf<DeedData> = {
  one: 'deed',
  many: 'deeds',
  schema: DeedSchema,
  sketches: [['sketches', '*']],
  inks: Object.keys(DEED_INKS),
  mistakes: findDeedMistakes,
  pictures: 8,
  // One irons with an iron.
  sharesWords: true,
  reads: DEED_WORDS,
  tells: (data): DeedShape => ({
    ...('partner' in data && !data.partner?.ifNamed && { company: true }),
    ...('cycle' in data && !isDoneInAnyPosture(data) && { ownPosture: true }),
  }),
  beginning: (name) => `words: [${name}]
place: room
cycle: 1.2
keys:
  - nh 22,-60 fh 20,-58
  - nh 26,-66 fh 24,-62 lean .06
props: |
  front ${name.replaceAll(' ', '-')}-tool nh 1
sketches:
  ${name.replaceAll(' ', '-')}-tool: |
    box $ -8 -16 16 16 3
`,
  draw: async ({ data }, colour) => (await import('./draw-deed.ts')).drawDeed(data, colour),
};
