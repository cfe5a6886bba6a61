import type { FieldWords } from '../parts/field-problems.svelte.ts';

const size = { id: 'size', label: 'Size', hint: 'Choose another size.' };
const seconds = { id: 'seconds', label: 'Length', hint: 'Choose another length.' };
const pictures = { id: 'pictures', label: 'Pictures', hint: 'Choose others, or fewer.' };

const clips = {
  id: 'clips',
  label: 'Clips',
  hint: 'Use mp4, mov, webm, mkv, avi, mpeg or ogv of at most 60 seconds.',
};
const recordings = {
  id: 'recordings',
  label: 'Recordings',
  hint: 'Use flac, mp3, mp4, m4a, ogg, wav or webm.',
};

/** The fields of the form by the names that the API has for what is written into them. */
export const VIDEO_FIELDS: Readonly<Record<string, FieldWords>> = {
  prompt: {
    id: 'prompt',
    label: 'Prompt',
    hint: 'Describe who is in the scene, where it is, and what happens.',
  },
  model: { id: 'model', label: 'Model', hint: 'Choose another model.' },
  size,
  orientation: size,
  aspect_ratio: size,
  enable_upsample: size,
  seconds,
  duration: seconds,
  images: pictures,
  input_reference: pictures,
  videos: clips,
  video_reference: clips,
  audios: recordings,
  audio_reference: recordings,
  style: { id: 'style', label: 'Style', hint: 'Use at most 64 characters.' },
  metadata: {
    id: 'metadata',
    label: 'Metadata',
    hint: 'Write a JSON object of at most 16 entries, such as {"order": "A-17"}.',
  },
  character_url: {
    id: 'character-url',
    label: 'Address of a clip',
    hint: 'Paste an address that begins with https:// and leads to a clip of 1 to 3 seconds.',
  },
  character_from_task: {
    id: 'character-task',
    label: 'Id of a finished video',
    hint: 'Copy it from the page of the video. Use either it or the address of a clip.',
  },
  character_timestamps: {
    id: 'character-times',
    label: 'Which part, in seconds',
    hint: 'Write where it begins and ends, 1 to 3 seconds apart, such as 0,3.',
  },
};
