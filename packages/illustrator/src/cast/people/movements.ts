import type { Action } from '../../scene-description.ts';
import { EVERYDAY_MOVEMENTS } from './everyday-movements.ts';
import { PLAYING_MOVEMENTS } from './playing-movements.ts';
import type { Movement } from './pose.ts';
import { TRAVEL_MOVEMENTS } from './travel-movements.ts';

export const MOVEMENTS: Readonly<
  Record<
    | Action
    | 'idle'
    | 'walk-hold'
    | 'walk-carry'
    | 'ride-bike'
    | 'sit-aboard'
    | 'play-guitar'
    | 'play-piano'
    | 'play-violin'
    | 'play-drum'
    | 'play-wind'
    | 'kick',
    Movement
  >
> = { ...EVERYDAY_MOVEMENTS, ...PLAYING_MOVEMENTS, ...TRAVEL_MOVEMENTS };
