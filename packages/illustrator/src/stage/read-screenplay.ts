import type { AskedOfPictures, CastLine, Screenplay } from '../render-job.ts';
import type { SceneDescription, SpokenLine } from '../scene-description.ts';
import { seedOf } from '../seeded-random.ts';
import { translate } from '../translate/translate.ts';
import { type Cast, namingAll } from './cast-again.ts';
import type { Draft } from './draft.ts';
import { draftScene } from './draft-scene.ts';
import { readMeaning, stageMeaning } from './read-scene.ts';
import { speakerKind } from './speaker-kind.ts';
import { varyScene } from './vary-scene.ts';

export interface FilmTexts {
  readonly prompt: string;
  /** Remix edits, oldest first. */
  readonly edits: readonly string[];
  readonly style: string | null;
  /** Chooses what the texts leave open; without it a prompt always looks the same. A remix keeps that of its source. */
  readonly seed?: number;
  /** Actors of other films who act in this one as well. */
  readonly cast?: Cast;
}

/** Reads the texts of a film; of a remix only what was not read for its source. */
export async function readScreenplay(
  { prompt, edits, style, seed: asked, cast = {} }: FilmTexts,
  source: Screenplay | null = null,
): Promise<Screenplay> {
  const texts = [namingAll(prompt, cast, edits), ...edits];
  const known = source?.texts ?? source?.meanings.length ?? 0;
  const read = await Promise.all(texts.slice(known).map((text) => readMeaning(text, cast)));
  const meanings = [...(source?.meanings ?? []), ...read.map(({ meaning }) => meaning)];
  const seed = source?.scene.seed ?? seedOf(seedText(read[0]!.english.toLowerCase(), asked));
  const isVaried = source ? source.scene.aside !== undefined : asked !== undefined;
  const [told, ...changes] = meanings;
  const drafts = meanings.map(draftScene);
  const staged = stageMeaning(told!, seed, changes, style, cast);
  const scene = isVaried
    ? varyScene(
        staged,
        drafts.some(({ camera }) => camera.move !== null),
      )
    : staged;
  return {
    meanings,
    scene,
    lines: castLines(scene, scene.lines),
    hasSubtitles: scene.lines.length > 0 && wantsSubtitles(texts),
    caption: scene.style === null ? '' : captionOf(prompt),
    ofPictures: askedOf(drafts),
    ...(source?.story !== undefined && { story: source.story, texts: texts.length }),
  };
}

export function castLines({ subjects }: SceneDescription, lines: readonly SpokenLine[]): CastLine[] {
  return lines.map((line) => ({ ...line, speaker: speakerKind(subjects.find(({ id }) => id === line.by)) }));
}

function captionOf(prompt: string): string {
  return translate(prompt)
    .replace(/@[\w.-]+/g, '')
    .trim();
}

function seedText(english: string, asked: number | undefined): string {
  return asked === undefined ? english : `${asked} ${english}`;
}

function askedOf([told, ...changes]: readonly Draft[]): AskedOfPictures {
  return {
    still: [told!, ...changes].some(({ camera }) => camera.move === 'still'),
    hour: changes.some(({ time }) => time !== null),
    weather: changes.length === 0 ? told!.weather : null,
  };
}

const ASKED =
  /\b(subtitles?|subtitled|closed captions?|captions?)\b|字幕|untertitel|subtítulos|sous-titres|sottotitoli|legendas/i;
const REFUSED =
  /\b(no|without|ohne|sin|sans|senza|sem)\s+(any\s+)?(subtitles?|captions?|untertitel|subtítulos|sous-titres|sottotitoli|legendas)|没有字幕|无字幕/i;

/** Whether the lines are to be written as well. */
export function wantsSubtitles(texts: readonly string[]): boolean {
  const asked = texts.findLast((text) => ASKED.test(text));
  return asked !== undefined && !REFUSED.test(asked);
}
