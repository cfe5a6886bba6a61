import type { ObjectName } from '../object-name.ts';

export const FURNITURE: Readonly<Record<string, ObjectName>> = {
  couch: { words: 'sofa, settee, loveseat', rests: 'floor' },
  armchair: { words: 'easy chair, recliner', rests: 'floor' },
  chair: { words: 'dining chair, kitchen chair', rests: 'floor' },
  stool: { words: 'bar stool, footstool', rests: 'floor' },
  bed: { words: 'double bed, single bed', rests: 'floor' },
  'dining table': { words: 'table, kitchen table, coffee table', rests: 'floor' },
  desk: { words: 'writing desk, office desk', rests: 'floor' },
  bookshelf: { words: 'bookcase, shelf', rests: 'floor' },
  wardrobe: { words: 'cupboard, cabinet, dresser', rests: 'floor' },
  toilet: { words: 'toilet bowl, lavatory', rests: 'floor' },
};
