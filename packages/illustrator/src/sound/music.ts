import type { SceneDescription } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import type { StereoSound } from './stereo-sound.ts';
import { addPureTone } from './tone.ts';

const C4 = 261.63;
const note = (steps: number) => C4 * 2 ** (steps / 12);

const BRIGHT = [
  [0, 4, 7],
  [-3, 0, 4],
  [-7, -3, 0],
  [-5, -1, 2],
];
const WISTFUL = [
  [-3, 0, 4],
  [-7, -3, 0],
  [0, 4, 7],
  [-5, -1, 2],
];
const DARK = [
  [-3, 0, 4],
  [-7, -4, 0],
  [-8, -5, -1],
  [-5, -2, 2],
];
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];

function chordsFor(scene: SceneDescription): number[][] {
  if (scene.mood === 'mysterious' || scene.mood === 'dramatic' || scene.weather === 'storm') return DARK;
  if (scene.mood === 'sad' || scene.mood === 'romantic' || scene.time === 'night' || scene.time === 'sunset')
    return WISTFUL;
  return BRIGHT;
}

/** Slow chords far behind everything. */
export function pad(sound: StereoSound, scene: SceneDescription): void {
  const bar = 4;
  const chords = chordsFor(scene);
  const seconds = sound.left.length / sound.rate;
  for (let index = 0; index * bar < seconds; index++) {
    for (const [voice, steps] of chords[index % chords.length]!.entries()) {
      addPureTone(sound, {
        start: index * bar,
        seconds: bar + 0.9,
        pan: (voice - 1) * 0.35,
        level: 0.035,
        envelope: (share) => Math.sin(share * Math.PI) ** 0.8,
        pitch: note(steps - 12),
        overtones: [[2.003, 0.35]],
      });
    }
  }
}

function bell(sound: StereoSound, start: number, pitch: number, level: number, pan: number): void {
  addPureTone(sound, { start, seconds: 1.5, pan, level, decay: 3.4, pitch });
  addPureTone(sound, { start, seconds: 0.4, pan, level: level * 0.4, decay: 12, pitch: pitch * 3.01 });
}

/** A sparse tune over the chords. */
export function musicBox(sound: StereoSound, scene: SceneDescription, random: Random): void {
  const chords = chordsFor(scene);
  const seconds = sound.left.length / sound.rate;
  for (let beat = 0; beat * 0.5 < seconds - 0.6; beat++) {
    if (random() < 0.35) continue;
    const chord = chords[Math.floor((beat * 0.5) / 4) % chords.length]!;
    bell(
      sound,
      beat * 0.5 + 0.1,
      note(chord[Math.floor(random() * 3)]! + (random() < 0.6 ? 12 : 24)),
      0.07,
      random() * 0.8 - 0.4,
    );
  }
}

/** What somebody plays: quicker notes on a scale, over a bass. */
export function pluckedMelody(sound: StereoSound, scene: SceneDescription, random: Random): void {
  const seconds = sound.left.length / sound.rate;
  const chords = chordsFor(scene);
  let degree = 3;
  for (let beat = 0; beat * 0.25 < seconds - 0.5; beat++) {
    const start = beat * 0.25 + 0.05;
    const chord = chords[Math.floor(start / 2) % chords.length]!;
    const bass = note(chord[0]! - 24);
    if (beat % 4 === 0)
      addPureTone(sound, { start, seconds: 0.9, pan: 0, level: 0.16, decay: 3, pitch: bass });
    if (random() < 0.28) continue;
    degree = Math.max(0, Math.min(SCALE.length - 1, degree + Math.floor(random() * 5) - 2));
    addPureTone(sound, {
      start,
      seconds: 0.8,
      pan: random() * 0.5 - 0.25,
      level: 0.15,
      decay: 4.2,
      pitch: note(SCALE[degree]! + chord[0]!),
      overtones: [
        [2, 0.35],
        [3, 0.1],
      ],
    });
  }
}
