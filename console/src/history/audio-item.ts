/** A speech or a transcript that is kept, as the API lists it. */
export interface AudioItem {
  readonly id: string;
  readonly kind: 'speech' | 'transcript';
  readonly model: string;
  readonly text: string;
  readonly voice: string | null;
  readonly language: string | null;
  readonly seconds: number | null;
  readonly created_at: number;
}
