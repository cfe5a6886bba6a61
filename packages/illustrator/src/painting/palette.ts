import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import type { SceneDescription } from '../scene-description.ts';
import { mix, NAMED_COLOURS } from './colour.ts';

/** The light of an hour: what it makes of the sky, of natural colours, and of whoever stands in it. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  readonly glow: string;
  /** What distance fades into. */
  readonly haze: string;
  /** What every natural colour is drawn towards, and how far. */
  readonly cast: readonly [colour: string, share: number];
  readonly cloud: string;
  /** Height of sun or moon above the horizon, as a share of the sky. */
  readonly sunHeight: number;
  readonly disc: 'sun' | 'moon' | 'none';
  /** 0 none, 1 a clear night. */
  readonly stars: number;
  /** How the light falls on the actors. */
  readonly actors: ColourMatrix;
}

const DAY: Palette = {
  sky: ['#2f86df', '#7cc3f4', '#dcf1fb'],
  sun: '#fffbe6',
  glow: '#fff3c4',
  haze: '#cde7f5',
  cast: ['#ffffff', 0.04],
  cloud: '#ffffff',
  sunHeight: 0.72,
  disc: 'sun',
  stars: 0,
  actors: IDENTITY,
};
const DAWN: Palette = {
  sky: ['#5270bd', '#e3a3c0', '#ffe5bd'],
  sun: '#fff6df',
  glow: '#ffd7a0',
  haze: '#f6cfc4',
  cast: ['#a57fa6', 0.24],
  cloud: '#ffdfe0',
  sunHeight: 0.14,
  disc: 'sun',
  stars: 0,
  actors: light(1.02, 0.93, 0.95),
};
const SUNSET: Palette = {
  sky: ['#37246b', '#c14d74', '#ffb768'],
  sun: '#fff1c4',
  glow: '#ffb25a',
  haze: '#f59a6e',
  cast: ['#7a2d55', 0.33],
  cloud: '#f7a58c',
  sunHeight: 0.16,
  disc: 'sun',
  stars: 0,
  actors: light(1.04, 0.86, 0.84),
};
const NIGHT: Palette = {
  sky: ['#070b2a', '#142656', '#38609a'],
  sun: '#f7f3df',
  glow: '#8fb4ee',
  haze: '#2f4f86',
  cast: ['#0c1b45', 0.62],
  cloud: '#5570a8',
  sunHeight: 0.74,
  disc: 'moon',
  stars: 1,
  actors: compose(saturation(0.9), light(0.72, 0.8, 0.98)),
};
const OVERCAST: Palette = {
  sky: ['#5b6b7c', '#8a98a5', '#c3cbd0'],
  sun: '#e6eaec',
  glow: '#d5dde1',
  haze: '#aab5bc',
  cast: ['#6a7782', 0.3],
  cloud: '#aeb9c1',
  sunHeight: 0.7,
  disc: 'none',
  stars: 0,
  actors: compose(saturation(0.88), light(0.92, 0.95, 0.98)),
};

const SPACE: Palette = {
  ...NIGHT,
  sky: ['#060516', '#120b30', '#1e0f40'],
  cast: ['#060516', 0],
  disc: 'none',
  actors: IDENTITY,
};
const MOON: Palette = {
  ...SPACE,
  sky: ['#05060f', '#090c20', '#0d1230'],
  haze: '#3a3f55',
  cast: ['#3a3f55', 0.1],
  actors: light(0.98, 0.99, 1.02),
};
const MARS: Palette = {
  ...DAY,
  sky: ['#b8694a', '#e09a6a', '#f6cf9f'],
  haze: '#eab288',
  cast: ['#c25a34', 0.06],
  glow: '#fff0d6',
  actors: light(1.03, 0.95, 0.88),
};
const MARS_AT_NIGHT: Palette = {
  ...MARS,
  sky: ['#1a0d1e', '#4a2130', '#8a4336'],
  haze: '#6a3230',
  cast: ['#2a1028', 0.45],
  stars: 1,
  disc: 'moon',
  actors: light(0.85, 0.75, 0.8),
};
const UNDER_WATER: Palette = {
  ...DAY,
  sky: ['#3cc3e0', '#1278b4', '#063463'],
  haze: '#0d4f80',
  cast: ['#0d4f80', 0],
  actors: light(0.88, 0.98, 1.04),
};
const UNDER_WATER_AT_NIGHT: Palette = { ...UNDER_WATER, sky: ['#125a8c', '#0a3564', '#041630'] };
/** Lamps and stage lights: the hour outside does not reach the actors. */
const LAMPLIGHT: Palette = { ...NIGHT, actors: light(1, 0.94, 0.9) };

export function choosePalette(scene: SceneDescription): Palette {
  return tinted(paletteOf(scene), scene);
}

/** The colours that a prompt gives to sky, clouds, sun and moon. */
function tinted(palette: Palette, { tints, time }: SceneDescription): Palette {
  if (!tints) return palette;
  const [high, low = high] = (tints.sky ?? []).map((name) => NAMED_COLOURS[name]);
  const cloud = tints.clouds?.[0] && NAMED_COLOURS[tints.clouds[0]];
  const disc = palette.disc === 'moon' ? tints.moon?.[0] : tints.sun?.[0];
  const dark = time === 'night' ? 0.45 : 0;
  const skyOf = (top: string, bottom: string): Palette['sky'] => [
    mix(mix(top, '#120a24', dark), '#120a24', 0.22),
    mix(mix(top, bottom, 0.5), '#120a24', dark * 0.7),
    mix(bottom, bottom === NAMED_COLOURS.black ? '#4a4658' : '#ffffff', 0.34 - dark * 0.6),
  ];
  return {
    ...palette,
    ...(cloud && {
      cloud: mix(cloud, '#ffffff', 0.12),
      sky: [mix(palette.sky[0], cloud, 0.45), mix(palette.sky[1], cloud, 0.35), palette.sky[2]],
    }),
    ...(high && {
      sky: skyOf(high, low!),
      haze: mix(palette.haze, low!, 0.5),
      cloud: cloud ?? mix(palette.cloud, low!, 0.18),
      stars: high === NAMED_COLOURS.black ? 1 : palette.stars,
    }),
    ...(disc && { sun: mix(NAMED_COLOURS[disc], '#ffffff', 0.12), glow: NAMED_COLOURS[disc] }),
  };
}

/** Their light falls through any pane. */
const OTHER_WORLDS = new Set<string>(['mars', 'moon', 'space', 'underwater']);

function paletteOf(scene: SceneDescription): Palette {
  switch (OTHER_WORLDS.has(scene.outside ?? '') ? scene.outside : scene.place) {
    case 'moon':
      return MOON;
    case 'mars':
      return scene.time === 'night' ? MARS_AT_NIGHT : MARS;
    case 'space':
      return SPACE;
    case 'underwater':
      return scene.time === 'night' ? UNDER_WATER_AT_NIGHT : UNDER_WATER;
    case 'stage':
      return LAMPLIGHT;
    case 'room':
    case 'kitchen':
      return scene.time === 'night' ? LAMPLIGHT : outdoorPalette(scene);
    default:
      return outdoorPalette(scene);
  }
}

function outdoorPalette(scene: SceneDescription): Palette {
  const hour = { day: DAY, dawn: DAWN, sunset: SUNSET, night: NIGHT }[scene.time];
  const cloudy = scene.weather !== 'clear' && scene.weather !== 'snow';
  const base = cloudy
    ? scene.time === 'day'
      ? OVERCAST
      : dimmed(hour, scene.weather === 'fog' ? 0.3 : 0.5)
    : hour;
  const snowy =
    scene.weather === 'snow' && scene.time === 'day' ? { ...base, haze: '#dcebf5', sky: SNOW_SKY } : base;
  return scene.mood === 'dramatic' ? { ...snowy, actors: compose(snowy.actors, contrast(1.08)) } : snowy;
}

const SNOW_SKY: Palette['sky'] = ['#5d9ad3', '#a5cde8', '#e8f3f8'];

/** An hour seen through cloud. */
function dimmed(hour: Palette, share: number): Palette {
  const grey = hour.stars > 0 ? '#1b2436' : '#77747f';
  return {
    ...hour,
    sky: [mix(hour.sky[0], grey, share), mix(hour.sky[1], grey, share), mix(hour.sky[2], grey, share * 0.7)],
    haze: mix(hour.haze, grey, share * 0.7),
    glow: mix(hour.glow, grey, share * 0.6),
    cloud: mix(hour.cloud, grey, 0.5),
    disc: 'none',
    stars: 0,
  };
}
