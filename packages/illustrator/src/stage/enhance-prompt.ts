import { placeWords } from '../catalogue/place-index.ts';
import type { Camera, SceneDescription } from '../scene-description.ts';
import { translate } from '../translate/translate.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { readScene } from './read-scene.ts';

const TIMES: Record<SceneDescription['time'], string> = wordRecord('timePhrases');
const WEATHERS: Record<SceneDescription['weather'], string | null> = wordRecord('weatherPhrases');
const MOVES: Record<Camera['move'], string> = wordRecord('cameraSentences');
const FRAMINGS: Record<Camera['framing'], string> = wordRecord('framingPhrases');
const CUTTINGS: Record<Camera['cutting'], string | null> = wordRecord('cuttingSentences');

/** The prompt in English, and what it leaves open and the film shows. Reading it again gives the same scene. */
export async function enhancePrompt(prompt: string): Promise<string> {
  const scene = await readScene(prompt);
  const said = withoutEnd(translate(prompt));
  const sentences =
    scene.sequence.length > 0
      ? [shotList(scene)]
      : [
          `The scene is set ${settingOf(scene)}.`,
          scene.outside ? `Outside is the view: ${placeWords(scene.outside).said}.` : null,
          scene.grounds?.includes('snowed') ? null : WEATHERS[scene.weather],
          `${MOVES[scene.camera.move]}${FRAMINGS[scene.camera.framing]}${paceOf(scene.camera)}.`,
          CUTTINGS[scene.camera.cutting],
        ];
  return [said && `${said}.`, ...sentences].filter(Boolean).join(' ');
}

function settingOf({ place, time }: SceneDescription): string {
  return `${placeWords(place).said}, ${TIMES[time]}`;
}

/** What each shot shows, for people; the reader of prompts skips it. */
function shotList({ sequence }: SceneDescription): string {
  const shots = sequence.map((scene, index) => {
    const cast = scene.subjects.map(({ noun }) => noun).join(' and ') || 'a view';
    return `(${index + 1}) ${cast} ${settingOf(scene)}`;
  });
  return `Shots: ${shots.join('; ')}.`;
}

/** Without the full stops and spaces at its end. No pattern: on many spaces it would take quadratic time. */
function withoutEnd(prompt: string): string {
  let end = prompt.length;
  while (end > 0 && (prompt[end - 1] === '.' || prompt[end - 1]!.trim() === '')) end -= 1;
  return prompt.slice(0, end).trim();
}

function paceOf({ pace }: Camera): string {
  return pace < 1 ? ', in slow motion' : pace > 1 ? ', as a time lapse' : '';
}
