import { openPicture } from '../media/open-picture.ts';
import { even } from '../painting/shapes.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { RenderInput, RenderJob } from '../render-job.ts';
import { CARD_ASPECT, FIGURE_HEIGHT } from '../staging/framed-pictures.ts';
import type { ShownCharacter } from '../staging/shown-character.ts';

/** The job's pictures and clips, decoded. */
export interface OpenInputs {
  /** Stands in for the scenery: a first frame or a base picture. */
  readonly first: StudiedPicture | null;
  readonly last: StudiedPicture | null;
  readonly components: readonly StudiedPicture[];
  readonly characters: readonly ShownCharacter[];
}

const NAMES = {
  'first-frame': 'The first frame',
  'last-frame': 'The last frame',
  component: 'The component',
  reference: 'The reference image',
} as const;

export async function openInputs(job: RenderJob, cardWidth: (total: number) => number): Promise<OpenInputs> {
  let first: StudiedPicture | null = null;
  let last: StudiedPicture | null = null;
  const components: StudiedPicture[] = [];
  const characters: ShownCharacter[] = [];
  const total = job.inputs.filter((input) => input.role === 'character').length;
  for (const input of job.inputs) {
    switch (input.role) {
      case 'first-frame':
      case 'reference': {
        const picture = await openStudied(input, NAMES[input.role]);
        // Further base pictures take part as elements of the scene.
        if (first) components.push(picture);
        else first = picture;
        break;
      }
      case 'last-frame':
        last = await openStudied(input, NAMES[input.role]);
        break;
      case 'component':
        components.push(await openStudied(input, NAMES[input.role]));
        break;
      case 'character': {
        const width = cardWidth(total);
        const label = input.name ? `The clip of the character ${input.name}` : 'The character clip';
        // The decoders are only loaded for films that have somebody to decode.
        const { openClip } = await import('../media/open-clip.ts');
        const subjects = input.study?.subjects.length ? input.study.subjects : null;
        // However many there are, together they take the memory of one.
        const size = subjects
          ? { width: even(job.width / total), height: even((job.height * FIGURE_HEIGHT) / Math.sqrt(total)) }
          : { width, height: even(width * CARD_ASPECT) };
        const frames = await openClip(input.path, label, input.cut, {
          ...size,
          whole: subjects !== null,
          faces: input.study?.faces ?? [],
        });
        characters.push({ name: input.name, frames, subjects });
        break;
      }
      default:
        input.role satisfies never;
    }
  }
  // A last frame alone is where the film leads to: it is the picture.
  return first === null && last !== null
    ? { first: last, last: null, components, characters }
    : { first, last, components, characters };
}

async function openStudied(input: RenderInput, label: string): Promise<StudiedPicture> {
  return { image: await openPicture(input.path, label), study: input.study ?? null };
}
