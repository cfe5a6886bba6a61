import { openPicture } from '../media/open-picture.ts';
import { even } from '../painting/shapes.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { RenderInput, RenderJob } from '../render-job.ts';
import { CARD_ASPECT, FIGURE_HEIGHT, type ShownCharacter } from '../staging/framed-pictures.ts';

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
  const pictures = { first: null as StudiedPicture | null, last: null as StudiedPicture | null };
  const components: StudiedPicture[] = [];
  const characters: ShownCharacter[] = [];
  const total = job.inputs.filter((input) => input.role === 'character').length;
  for (const input of job.inputs) {
    const { role, study = null } = input;
    if (role === 'character') {
      characters.push(await openCharacter(job, input, total, cardWidth(total)));
      continue;
    }
    const picture = { image: await openPicture(input.path, NAMES[role]), study };
    if (role === 'last-frame') pictures.last = picture;
    // Further base pictures take part as elements of the scene.
    else if (role === 'component' || pictures.first) components.push(picture);
    else pictures.first = picture;
  }
  const { first, last } = pictures;
  // A last frame alone is where the film leads to: it is the picture.
  return { first: first ?? last, last: first && last, components, characters };
}

async function openCharacter(
  job: RenderJob,
  { cut, name, path, study }: RenderInput,
  total: number,
  width: number,
): Promise<ShownCharacter> {
  const label = name ? `The clip of the character ${name}` : 'The character clip';
  // The decoders are only loaded for films that have somebody to decode.
  const { openClip } = await import('../media/open-clip.ts');
  const subjects = study?.subjects.length ? study.subjects : null;
  // However many there are, together they take the memory of one.
  const size = subjects
    ? { width: even(job.width / total), height: even((job.height * FIGURE_HEIGHT) / Math.sqrt(total)) }
    : { width, height: even(width * CARD_ASPECT) };
  const faces = study?.faces ?? [];
  const frames = await openClip(path, label, cut, { ...size, whole: subjects !== null, faces });
  return { name, frames, subjects };
}
