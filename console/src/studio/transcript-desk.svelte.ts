import { sendOk } from '../api/client.ts';
import { keptAudio } from './kept-audio.svelte.ts';

export interface Segment {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export interface Transcript {
  readonly text: string;
  readonly language?: string;
  readonly duration?: number;
  readonly segments?: readonly Segment[];
  readonly words?: readonly Word[];
}

/** A recording that becomes text. It outlives its page, with whatever is still being listened to. */
class TranscriptDesk {
  model = $state('');
  language = $state('');
  prompt = $state('');
  translates = $state(false);
  wantsWords = $state(false);
  file = $state.raw<File | null>(null);
  url = $state('');
  busy = $state(false);
  transcript = $state.raw<Transcript | null>(null);

  take(file: File): void {
    this.file = file;
    this.transcript = null;
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = URL.createObjectURL(file);
  }

  async transcribe(endpoint: string, fields: { readonly model: string }, file: File): Promise<void> {
    this.busy = true;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', file, file.name);
    try {
      const transcript: Transcript = await (await sendOk(endpoint, { method: 'POST', body: form })).json();
      const text = transcript.text.trim();
      void keptAudio.add({ kind: 'transcript', model: fields.model, text, transcript });
      // Somebody may have chosen another recording meanwhile.
      if (this.file === file) this.transcript = transcript;
    } finally {
      this.busy = false;
    }
  }
}

export const transcriptDesk = new TranscriptDesk();
