import { wordTable } from '../catalogue/word-tables.ts';
import {
  type ColourMatrix,
  compose,
  contrast,
  IDENTITY,
  light,
  saturation,
} from '../compositor/colour-matrix.ts';
import { once } from '../once.ts';
import { mix, NAMED_COLOURS } from '../painting/colour.ts';
import type { SceneDescription } from '../scene-description.ts';

/** The light of an hour: what it makes of the sky, of natural colours, and of the people who stand in it. */
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

export function choosePalette(scene: SceneDescription): Palette {
  const palette = tinted(paletteOf(scene), scene);
  // From directly above no sky is seen.
  return scene.camera.framing === 'overhead' ? { ...palette, disc: 'none', stars: 0 } : palette;
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
  const { mood, time, weather } = scene;
  const world = OTHER_WORLDS.has(scene.outside ?? '') ? scene.outside : scene.place;
  const own = (time === 'night' && lightOf(`${world} at night`)) || lightOf(world ?? '');
  if (own) return own;
  const hour = lightOf(time)!;
  const cloudy = weather !== 'clear' && weather !== 'snow';
  const palette = cloudy
    ? time === 'day'
      ? (lightOf(weather) ?? lightOf('overcast'))!
      : dimmed(hour, weather === 'fog' ? 0.3 : 0.5)
    : weather === 'snow' && time === 'day'
      ? lightOf('snow')!
      : hour;
  return mood === 'dramatic' ? { ...palette, actors: compose(palette.actors, contrast(1.08)) } : palette;
}

type Written = Omit<Palette, 'actors'> & {
  readonly actors?: readonly [colour: number, red: number, green: number, blue: number];
};

/** `words/light.yaml`, which says what each is. */
const lights = once(() => wordTable<Readonly<Record<string, Written>>>('light'));

function lightOf(name: string): Palette | null {
  const written = lights()[name];
  if (!written) return null;
  const { actors: [colour, ...shares] = [1, 1, 1, 1] } = written;
  return { ...written, actors: compose(colour === 1 ? IDENTITY : saturation(colour), light(...shares)) };
}

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
