import type { Random } from '../seeded-random.ts';
import { noiseOf } from './noise.ts';
import type { StereoSound } from './stereo-sound.ts';
import { addTone, sine } from './tone.ts';

type Span = readonly [least: number, most: number];

/** A row of `words/sounds.yaml`, which says what each is. */
export interface Calls {
  readonly every: Span;
  readonly count?: Span;
  readonly apart?: number;
  readonly seconds: number;
  readonly level: Span;
  readonly pitch: Span;
  readonly bend?: Span;
  readonly overtones?: readonly (readonly [times: number, level: number])[];
  readonly trill?: number;
}

const arch = (share: number) => Math.sin(share * Math.PI);
const duration = (sound: StereoSound) => sound.left.length / sound.rate;

export function addCalls(sound: StereoSound, random: Random, calls: Calls): void {
  const { apart = 0, bend = [0, 0], count = [1, 2], every, overtones = [], seconds, trill } = calls;
  const between = ([least, most]: Span) => least + random() * (most - least);
  for (let time = 0.2 + random(); time < duration(sound) - 0.6; time += between(every)) {
    const [pitch, change, level] = [between(calls.pitch), between(bend), between(calls.level)];
    const pan = random() * 1.4 - 0.7;
    for (let call = 0; call < Math.floor(between(count)); call++)
      addTone(sound, {
        start: time + call * apart,
        seconds,
        pan,
        level,
        envelope: arch,
        wave(at, share) {
          const turns = at * (pitch + change * share);
          let value = sine(turns);
          for (const [times, part] of overtones) value += part * sine(turns * times);
          return trill ? value * Math.max(0, sine(at * trill)) : value;
        },
      });
  }
}

/** Rolls of low noise; short ones are the bangs of fireworks. */
export function thunder(sound: StereoSound, random: Random, seconds = 2.6, every = 3.7): void {
  const [level, brightness] = seconds < 1 ? [0.8, 0.05] : [1.3, 0.016];
  for (let time = every * 0.25; time < duration(sound) - 0.5; time += every * (0.8 + random() * 0.5)) {
    const noise = noiseOf(Math.floor(random() * 1e9));
    let low = 0;
    addTone(sound, {
      start: time,
      seconds,
      pan: random() * 0.8 - 0.4,
      level,
      decay: 2.6 / seconds,
      envelope: (share) => Math.min(1, share * seconds * 30),
      wave: () => (low += (noise()[0] - low) * brightness),
    });
  }
}

export function crackle(sound: StereoSound, random: Random, level: number, perSecond: number): void {
  for (let time = 0.1; time < duration(sound) - 0.1; time += (0.4 + random()) / perSecond) {
    const pitch = 900 + random() * 2600;
    addTone(sound, {
      start: time,
      seconds: 0.02,
      pan: random() - 0.5,
      level: level * random() ** 2,
      decay: 240,
      wave: (at) => sine(at * pitch),
    });
  }
}
