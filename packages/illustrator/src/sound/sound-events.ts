import type { Random } from '../seeded-random.ts';
import type { StereoSound } from './stereo-sound.ts';
import { addTone, sine } from './tone.ts';

const arch = (share: number) => Math.sin(share * Math.PI);
const duration = (sound: StereoSound) => sound.left.length / sound.rate;

/** Songbirds: short rising and falling whistles in small groups. */
export function chirps(sound: StereoSound, random: Random, often: number): void {
  for (let time = 0.4 + random(); time < duration(sound) - 0.6; time += (0.8 + random() * 1.6) / often) {
    const pitch = 2400 + random() * 1800;
    const pan = random() * 1.4 - 0.7;
    const level = 0.02 + random() * 0.03;
    const bend = (random() - 0.4) * 900;
    for (let peep = 0; peep < 2 + Math.floor(random() * 3); peep++) {
      addTone(sound, {
        start: time + peep * 0.13,
        seconds: 0.09,
        pan,
        level,
        envelope: arch,
        wave: (at, share) => sine(at * (pitch + (bend * share) / 2)),
      });
    }
  }
}

export function cricketSong(sound: StereoSound, random: Random): void {
  for (const [pitch, pan, offset] of [
    [4200, -0.5, 0],
    [4650, 0.4, 0.3],
  ] as const) {
    for (let time = offset + random() * 0.2; time < duration(sound) - 0.3; time += 0.62 + random() * 0.1) {
      addTone(sound, {
        start: time,
        seconds: 0.22,
        pan,
        level: 0.016,
        envelope: arch,
        wave: (at) => sine(at * pitch) * Math.max(0, sine(at * 34)),
      });
    }
  }
}

export function gulls(sound: StereoSound, random: Random): void {
  for (let time = 1 + random() * 2; time < duration(sound) - 1; time += 2.6 + random() * 3) {
    const pan = random() * 1.2 - 0.6;
    for (let cry = 0; cry < 2 + Math.floor(random() * 2); cry++) {
      addTone(sound, {
        start: time + cry * 0.34,
        seconds: 0.27,
        pan,
        level: 0.035,
        envelope: arch,
        wave: (at, share) => sine(at * (1250 - share * 210)) + 0.4 * sine(at * (2500 - share * 420)),
      });
    }
  }
}

/** Traffic: engines that pass from side to side, now and then a far horn. */
export function hornsAndEngines(sound: StereoSound, random: Random): void {
  for (let time = random() * 1.5; time < duration(sound) - 1; time += 2.2 + random() * 2.4) {
    const pitch = 62 + random() * 40;
    addTone(sound, {
      start: time,
      seconds: 2.6,
      pan: random() * 1.6 - 0.8,
      level: 0.07,
      envelope: (share) => arch(share) ** 2,
      wave: (at, share) =>
        sine(at * (pitch - share * 9)) +
        0.5 * sine(at * (pitch * 2 - share * 18)) +
        0.3 * sine(at * pitch * 3),
    });
    if (random() < 0.22)
      addTone(sound, {
        start: time + 0.5,
        seconds: 0.32,
        pan: random() - 0.5,
        level: 0.02,
        wave: (at) => sine(at * 415) + sine(at * 523),
      });
  }
}

/** Rolls of low noise; short ones are the bangs of fireworks. */
export function thunder(sound: StereoSound, random: Random, seconds = 2.6, every = 3.7): void {
  for (let time = every * 0.25; time < duration(sound) - 0.5; time += every * (0.8 + random() * 0.5)) {
    let low = 0;
    let state = Math.floor(random() * 1e9) | 1;
    const level = seconds < 1 ? 0.8 : 1.3;
    addTone(sound, {
      start: time,
      seconds,
      pan: random() * 0.8 - 0.4,
      level,
      decay: 2.6 / seconds,
      envelope: (share) => Math.min(1, share * seconds * 30),
      wave: () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        low += ((state & 0xffff) / 32768 - 1 - low) * (seconds < 1 ? 0.05 : 0.016);
        return low;
      },
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
