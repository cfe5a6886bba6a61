import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import type { StereoSound } from './stereo-sound.ts';
import { addPureTone } from './tone.ts';

const C4 = 261.63;
const note = (steps: number) => C4 * 2 ** (steps / 12);

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];
/** Sines beside a plucked one: how many times its pitch, and how loud. */
const PLUCKED = [
  [2, 0.35],
  [3, 0.1],
] as const;

type Chords = readonly (readonly [number, number, number])[];

/** Of `words/sounds.yaml`, in half tones from C. */
const chords = once(
  () => wordTable<{ chords: Record<'bright' | 'wistful' | 'dark', Chords> }>('sounds').chords,
);

function chordsFor({ mood, time, weather }: SceneDescription): Chords {
  const { bright, dark, wistful } = chords();
  if (mood === 'mysterious' || mood === 'dramatic' || weather === 'storm') return dark;
  const late = time === 'night' || time === 'sunset';
  return mood === 'sad' || mood === 'romantic' || late ? wistful : bright;
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
    const pitch = note(chord[Math.floor(random() * 3)]! + (random() < 0.6 ? 12 : 24));
    bell(sound, beat * 0.5 + 0.1, pitch, 0.07, random() * 0.8 - 0.4);
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
    if (beat % 4 === 0)
      addPureTone(sound, { start, seconds: 0.9, pan: 0, level: 0.16, decay: 3, pitch: note(chord[0] - 24) });
    if (random() < 0.28) continue;
    degree = Math.max(0, Math.min(SCALE.length - 1, degree + Math.floor(random() * 5) - 2));
    const pitch = note(SCALE[degree]! + chord[0]);
    const pan = random() * 0.5 - 0.25;
    addPureTone(sound, { start, seconds: 0.8, pan, level: 0.15, decay: 4.2, pitch, overtones: PLUCKED });
  }
}
