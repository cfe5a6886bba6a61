/** How a new video is made of a finished one, and what its form says. */
export type Rework = 'remix' | 'edit' | 'extension';

interface ReworkWords {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  /** When nothing is written. */
  readonly missing: string;
  readonly action: string;
}

const change = {
  label: 'What should change',
  missing: 'Describe what should change: “at night”, “with a red umbrella”.',
};

export const REWORKS: Readonly<Record<Rework, ReworkWords>> = {
  remix: {
    ...change,
    placeholder: 'at night, with falling snow',
    hint: 'A new video from the same description, with this change.',
    action: 'Make remix',
  },
  edit: {
    ...change,
    placeholder: 'the boat is blue',
    hint: 'This video with the change: the same people, the same place.',
    action: 'Make edited video',
  },
  extension: {
    label: 'What happens next',
    placeholder: 'she sits down and reads a book',
    hint: 'The new video begins with this one and goes on. Only the added seconds are charged.',
    missing: 'Describe what happens next: “she sits down and reads a book”.',
    action: 'Make it longer',
  },
};

/** The request for it. */
export function reworkCall(
  kind: Rework,
  id: string,
  { prompt, seconds }: { readonly prompt: string; readonly seconds: number },
): { endpoint: string; body: object } {
  if (kind === 'remix') return { endpoint: `/v1/videos/${encodeURIComponent(id)}/remix`, body: { prompt } };
  const body = { prompt, video: { id } };
  if (kind === 'edit') return { endpoint: '/v1/videos/edits', body };
  return { endpoint: '/v1/videos/extensions', body: { ...body, seconds } };
}
