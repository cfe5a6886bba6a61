import { placeWords } from '../catalogue/place-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { musicBox, pad, pluckedMelody } from './music.ts';
import { noiseOf } from './noise.ts';
import { addCalls, type Calls, crackle, thunder } from './sound-events.ts';
import type { StereoSound } from './stereo-sound.ts';

/** Ambience and soft music have nothing above 16 kHz. */
const RATE = 32_000;
/** Peak level: loud enough beside other films, with headroom for the encoder. */
const PEAK = 0.6;
const FADE_IN_SECONDS = 0.25;
const FADE_OUT_SECONDS = 0.5;

type Bed = readonly [level: number, brightness: number, swell: number, depth: number];

/** `words/sounds.yaml`, which says what each is. */
const sounds = once(() =>
  wordTable<{
    readonly beds: Readonly<Record<string, Bed>>;
    readonly calls: readonly (Calls & {
      readonly places: readonly string[];
      readonly hours?: readonly string[];
      readonly fair?: boolean;
    })[];
  }>('sounds'),
);

/** The film's sound: the place's noise, its weather and creatures, and quiet music in its mood. */
export function composeSound(scene: SceneDescription, seconds: number): StereoSound {
  const length = Math.round(seconds * RATE);
  const sound: StereoSound = { rate: RATE, left: new Float32Array(length), right: new Float32Array(length) };
  const random = seededRandom(scene.seed ^ 0x50d);
  const { beds } = sounds();
  const unnamed = placeWords(scene.place).indoors ? 'any room' : 'anywhere else';
  addBed(sound, beds[scene.place] ?? beds[unnamed]!, scene.seed);
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
  const [level, brightness, often, depth] = bed;
  const noise = noiseOf(seed);
  let [lowLeft, lowRight, swell] = [0, 0, 1];
  const gain = level / Math.sqrt(brightness / 2);
  const turn = (2 * Math.PI * often) / rate;
  for (let sample = 0; sample < left.length; sample++) {
    const [one, other] = noise();
    lowLeft += (one - lowLeft) * brightness;
    lowRight += (other - lowRight) * brightness;
    // The swell is slow: every 64th sample is often enough.
    if ((sample & 63) === 0) swell = 1 - depth * (0.5 + 0.5 * Math.sin(sample * turn + 1.2));
    left[sample] = lowLeft * gain * swell;
    right[sample] = lowRight * gain * swell;
  }
}

function addWeather(sound: StereoSound, scene: SceneDescription, random: Random): void {
  if (scene.weather === 'rain' || scene.weather === 'storm')
    addRain(sound, scene.place === 'room' ? 0.05 : 0.12, scene.seed);
  if (scene.weather === 'storm') thunder(sound, random);
  if (scene.effects.includes('embers')) crackle(sound, random, 0.14, 14);
  if (scene.effects.includes('fireworks')) thunder(sound, random, 0.35, 0.9);
}

/** High noise: what is left of white noise after its slow part is taken away. */
function addRain({ left, right }: StereoSound, level: number, seed: number): void {
  const noise = noiseOf(seed ^ 0x2545f491);
  let slow = 0;
  for (let sample = 0; sample < left.length; sample++) {
    const [one, other] = noise();
    slow += (one - slow) * 0.3;
    left[sample]! += (one - slow) * level;
    right[sample]! += (other - slow) * level * 0.8;
  }
}

const ROUGH: ReadonlySet<SceneDescription['weather']> = new Set(['storm', 'snow', 'rain']);

function addLife(sound: StereoSound, { place, time, weather }: SceneDescription, random: Random): void {
  for (const { places, hours = [time], fair = false, ...calls } of sounds().calls)
    if (places.includes(place) && hours.includes(time) && !(fair && ROUGH.has(weather)))
      addCalls(sound, random, calls);
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
