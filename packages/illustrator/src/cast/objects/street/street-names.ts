import type { ObjectName } from '../object-name.ts';

export const STREET: Readonly<Record<string, ObjectName>> = {
  'fire hydrant': { words: 'hydrant, fireplug', rests: 'street' },
  'parking meter': { rests: 'street' },
  'stop sign': { words: 'stop signal', rests: 'street' },
  'traffic light': { words: 'stoplight, traffic signal, traffic lamp', rests: 'street' },
  bench: { words: 'park bench', rests: 'ground' },
  'trash can': { words: 'garbage can, dustbin, rubbish bin, waste bin', rests: 'street' },
  'street lamp': { words: 'streetlight, street light, lamppost, lamp post', rests: 'street' },
};
