import type { SceneDescription } from '../scene-description.ts';
import { composeSound } from './compose-sound.ts';
import type { StereoSound } from './stereo-sound.ts';

/** What is heard from a moment of the film to another. */
interface Section {
  readonly scene: SceneDescription;
  readonly part: { readonly start: number; readonly end: number };
}

const CROSSFADE_SECONDS = 0.5;

/** The sound of a film whose scenes may follow one another: it goes on over cuts, and changes with the place. */
export function composeSoundtrack(sections: readonly Section[], seconds: number): StereoSound {
  const places = joined(sections);
  const [first] = places;
  if (places.length === 1) return composeSound(first!.scene, seconds);
  const parts = places.map(({ scene, part }) => {
    const start = Math.max(0, part.start - CROSSFADE_SECONDS / 2);
    const end = Math.min(seconds, part.end + CROSSFADE_SECONDS / 2);
    return { start, sound: composeSound(scene, end - start) };
  });
  const { rate } = parts[0]!.sound;
  const length = Math.round(seconds * rate);
  const whole: StereoSound = { rate, left: new Float32Array(length), right: new Float32Array(length) };
  for (const { start, sound } of parts) {
    const from = Math.round(start * rate);
    for (const side of ['left', 'right'] as const)
      for (let sample = 0; sample < sound[side].length && from + sample < length; sample++)
        whole[side][from + sample]! += sound[side][sample]!;
  }
  return whole;
}

/** Shots that sound alike are one. */
function joined(sections: readonly Section[]): Section[] {
  const places: Section[] = [];
  for (const section of sections) {
    const last = places.at(-1);
    if (last && soundOf(last.scene) === soundOf(section.scene))
      places.splice(-1, 1, { ...last, part: { start: last.part.start, end: section.part.end } });
    else places.push(section);
  }
  return places;
}

function soundOf({ place, weather, time, effects, relation, mood, season }: SceneDescription): string {
  return JSON.stringify([place, weather, time, effects, relation === 'playing', mood, season]);
}
