import type { ObjectName } from '../object-name.ts';

export const SPORTS: Readonly<Record<string, ObjectName>> = {
  skis: { words: 'ski, pair of skis', rests: 'floor' },
  snowboard: { words: 'snow board', rests: 'floor' },
  surfboard: { words: 'surf board', rests: 'floor' },
  skateboard: { words: 'skate board', rests: 'floor' },
  frisbee: { words: 'flying disc, flying disk', rests: 'ground', held: true },
  'baseball bat': { rests: 'floor', held: true },
  'baseball glove': { words: 'baseball mitt, catcher mitt', rests: 'table', held: true },
  'tennis racket': { words: 'tennis racquet, racket, racquet', rests: 'table', held: true },
  'sports ball': { words: 'soccer ball, football', rests: 'floor', held: true },
};
