import type { Canvas, Image } from '@napi-rs/canvas';
import { openPicture } from '../media/open-picture.ts';
import { even } from '../painting/shapes.ts';
import { CARD_ASPECT } from '../staging/framed-pictures.ts';
import type { RenderJob } from './render-job.ts';

/** The job's pictures and clips, decoded. */
export interface OpenInputs {
  /** Stands in for the scenery: a first frame or a base picture. */
  readonly first: Image | null;
  readonly last: Image | null;
  readonly components: readonly Image[];
  readonly characters: readonly { readonly name: string | undefined; readonly frames: readonly Canvas[] }[];
}

const NAMES = {
  'first-frame': 'The first frame',
  'last-frame': 'The last frame',
  component: 'The component',
  reference: 'The reference image',
} as const;

export async function openInputs(job: RenderJob, cardWidth: (total: number) => number): Promise<OpenInputs> {
  let first: Image | null = null;
  let last: Image | null = null;
  const components: Image[] = [];
  const characters: { name: string | undefined; frames: Canvas[] }[] = [];
  const total = job.inputs.filter((input) => input.role === 'character').length;
  for (const input of job.inputs) {
    switch (input.role) {
      case 'first-frame':
      case 'reference': {
        const picture = await openPicture(input.path, NAMES[input.role]);
        // Further base pictures take part as elements of the scene.
        if (first) components.push(picture);
        else first = picture;
        break;
      }
      case 'last-frame':
        last = await openPicture(input.path, NAMES[input.role]);
        break;
      case 'component':
        components.push(await openPicture(input.path, NAMES[input.role]));
        break;
      case 'character': {
        const width = cardWidth(total);
        const label = input.name ? `The clip of the character ${input.name}` : 'The character clip';
        // The decoders are only loaded for films that have somebody to decode.
        const { openClip } = await import('../media/open-clip.ts');
        characters.push({
          name: input.name,
          frames: await openClip(input.path, label, input.cut, width, even(width * CARD_ASPECT)),
        });
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
