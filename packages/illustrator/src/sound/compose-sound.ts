import { placeWords } from '../catalogue/place-index.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { musicBox, pad, pluckedMelody } from './music.ts';
import { chirps, crackle, cricketSong, gulls, hornsAndEngines, thunder } from './sound-events.ts';
import type { StereoSound } from './stereo-sound.ts';

/** Ambience and soft music have nothing above 16 kHz. */
const RATE = 32_000;
/** Peak level: loud enough beside other films, with headroom for the encoder. */
const PEAK = 0.6;
const FADE_IN_SECONDS = 0.25;
const FADE_OUT_SECONDS = 0.5;

/** A bed of filtered noise: how loud, how dull (share of each sample that passes), how it swells (times a second). */
interface Bed {
  readonly level: number;
  readonly brightness: number;
  readonly swell: number;
  readonly depth: number;
}

const BEDS: Partial<Record<SceneDescription['place'], Bed>> = {
  ocean: { level: 0.34, brightness: 0.035, swell: 0.13, depth: 0.75 },
  beach: { level: 0.32, brightness: 0.045, swell: 0.15, depth: 0.85 },
  lake: { level: 0.1, brightness: 0.03, swell: 0.22, depth: 0.5 },
  underwater: { level: 0.3, brightness: 0.008, swell: 0.2, depth: 0.4 },
  forest: { level: 0.1, brightness: 0.06, swell: 0.17, depth: 0.5 },
  jungle: { level: 0.12, brightness: 0.08, swell: 0.2, depth: 0.4 },
  mountains: { level: 0.17, brightness: 0.03, swell: 0.12, depth: 0.7 },
  sky: { level: 0.2, brightness: 0.025, swell: 0.12, depth: 0.6 },
  meadow: { level: 0.08, brightness: 0.07, swell: 0.18, depth: 0.5 },
  savanna: { level: 0.1, brightness: 0.05, swell: 0.15, depth: 0.5 },
  farm: { level: 0.08, brightness: 0.06, swell: 0.16, depth: 0.5 },
  park: { level: 0.08, brightness: 0.06, swell: 0.16, depth: 0.5 },
  desert: { level: 0.18, brightness: 0.04, swell: 0.1, depth: 0.8 },
  arctic: { level: 0.22, brightness: 0.04, swell: 0.11, depth: 0.8 },
  city: { level: 0.2, brightness: 0.012, swell: 0.07, depth: 0.3 },
  street: { level: 0.2, brightness: 0.016, swell: 0.09, depth: 0.35 },
  room: { level: 0.03, brightness: 0.02, swell: 0.05, depth: 0.2 },
  kitchen: { level: 0.04, brightness: 0.05, swell: 0.05, depth: 0.2 },
  stage: { level: 0.07, brightness: 0.03, swell: 0.1, depth: 0.3 },
  space: { level: 0.12, brightness: 0.005, swell: 0.06, depth: 0.5 },
  moon: { level: 0.06, brightness: 0.005, swell: 0.06, depth: 0.5 },
  mars: { level: 0.18, brightness: 0.03, swell: 0.09, depth: 0.8 },
  abstract: { level: 0.04, brightness: 0.01, swell: 0.08, depth: 0.5 },
};
const INDOOR_BED: Bed = { level: 0.03, brightness: 0.02, swell: 0.05, depth: 0.2 };
const OUTDOOR_BED: Bed = { level: 0.1, brightness: 0.05, swell: 0.16, depth: 0.5 };

/** The film's sound: the place's noise, its weather and creatures, and quiet music in its mood. */
export function composeSound(scene: SceneDescription, seconds: number): StereoSound {
  const length = Math.round(seconds * RATE);
  const sound: StereoSound = { rate: RATE, left: new Float32Array(length), right: new Float32Array(length) };
  const random = seededRandom(scene.seed ^ 0x50d);
  const unnamed = placeWords(scene.place).indoors ? INDOOR_BED : OUTDOOR_BED;
  addBed(sound, BEDS[scene.place] ?? unnamed, scene.seed | 1);
  addWeather(sound, scene, random);
  addLife(sound, scene, random);
  if (scene.relation === 'playing' || scene.place === 'stage') pluckedMelody(sound, scene, random);
  else if (
    scene.mood === 'romantic' ||
    scene.mood === 'happy' ||
    scene.place === 'room' ||
    scene.place === 'abstract' ||
    scene.season === 'winter'
  )
    musicBox(sound, scene, random);
  pad(sound, scene);
  master(sound);
  return sound;
}

function addBed({ left, right, rate }: StereoSound, bed: Bed, seed: number): void {
  let state = seed;
  let lowLeft = 0;
  let lowRight = 0;
  let swell = 1;
  const gain = bed.level / Math.sqrt(bed.brightness / 2);
  const turn = (2 * Math.PI * bed.swell) / rate;
  for (let sample = 0; sample < left.length; sample++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    lowLeft += ((state & 0xffff) / 32768 - 1 - lowLeft) * bed.brightness;
    lowRight += (((state >>> 16) & 0xffff) / 32768 - 1 - lowRight) * bed.brightness;
    // The swell is slow: every 64th sample is often enough.
    if ((sample & 63) === 0) swell = 1 - bed.depth * (0.5 + 0.5 * Math.sin(sample * turn + 1.2));
    left[sample] = lowLeft * gain * swell;
    right[sample] = lowRight * gain * swell;
  }
}

function addWeather(sound: StereoSound, scene: SceneDescription, random: Random): void {
  if (scene.weather === 'rain' || scene.weather === 'storm')
    addRain(sound, scene.place === 'room' ? 0.05 : 0.12, scene.seed | 1);
  if (scene.weather === 'storm') thunder(sound, random);
  if (scene.effects.includes('embers')) crackle(sound, random, 0.14, 14);
  if (scene.effects.includes('fireworks')) thunder(sound, random, 0.35, 0.9);
}

/** High noise: what is left of white noise after its slow part is taken away. */
function addRain({ left, right }: StereoSound, level: number, seed: number): void {
  let state = seed ^ 0x2545f491;
  let slow = 0;
  for (let sample = 0; sample < left.length; sample++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const noise = (state & 0xffff) / 32768 - 1;
    slow += (noise - slow) * 0.3;
    left[sample]! += (noise - slow) * level;
    right[sample]! += (((state >>> 16) & 0xffff) / 32768 - 1 - slow) * level * 0.8;
  }
}

const BIRDSONG = new Set<SceneDescription['place']>([
  'forest',
  'jungle',
  'meadow',
  'farm',
  'park',
  'lake',
  'savanna',
]);

function addLife(sound: StereoSound, scene: SceneDescription, random: Random): void {
  const quiet = scene.weather === 'storm' || scene.weather === 'snow' || scene.weather === 'rain';
  if (BIRDSONG.has(scene.place) && !quiet) {
    if (scene.time === 'night') cricketSong(sound, random);
    else chirps(sound, random, scene.place === 'jungle' ? 1.1 : 0.7);
  }
  if ((scene.place === 'beach' || scene.place === 'ocean') && scene.time !== 'night' && !quiet)
    gulls(sound, random);
  if (scene.place === 'city' || scene.place === 'street') hornsAndEngines(sound, random);
}

/** Removes what would click or clip: fades at both ends, one gain for the whole film. */
function master({ left, right, rate }: StereoSound): void {
  const peak = Math.max(peakOf(left), peakOf(right));
  const gain = peak > 0 ? Math.min(1.6, PEAK / peak) : 1;
  const fadeIn = FADE_IN_SECONDS * rate;
  const fadeOut = FADE_OUT_SECONDS * rate;
  for (const channel of [left, right]) {
    const last = channel.length - 1;
    for (let sample = 0; sample <= last; sample++) channel[sample]! *= gain;
    for (let sample = 0; sample < Math.min(fadeIn, last); sample++) channel[sample]! *= sample / fadeIn;
    for (let sample = 0; sample < Math.min(fadeOut, last); sample++)
      channel[last - sample]! *= sample / fadeOut;
  }
}

function peakOf(channel: Float32Array): number {
  let peak = 0;
  for (let sample = 0; sample < channel.length; sample++) {
    const value = channel[sample]!;
    if (value > peak) peak = value;
    else if (-value > peak) peak = -value;
  }
  return peak;
}
