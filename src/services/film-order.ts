import type { VideoModel } from '../domain/catalogue.ts';
import type { FilmInput, FilmInputRole, FilmRequest } from '../domain/film.ts';
import type { WaitingStatus } from '../domain/task.ts';

/** What a request of any style asks for, its parameters checked. */
export interface FilmOrder {
  readonly model: VideoModel;
  /** Without an `enhancedPrompt` the prompt itself is used, or its enhancement. */
  readonly film: Omit<FilmRequest, 'enhancedPrompt'> & { readonly enhancedPrompt?: string };
  readonly enhancePrompt: boolean;
  /** The parameter the prompt came in, named in a refusal; `prompt` unless told. */
  readonly promptParam?: string;
  /** The text whose `@<username>` mentions bring characters into the film. */
  readonly mentionsIn: string;
  /** As the answer shows it. */
  readonly size: string;
  readonly initialStatus: WaitingStatus;
  readonly idShape: 'task' | 'video' | 'remix';
  /** Checked images that came with the request, as local files; they become the film's inputs. */
  readonly uploads: readonly FilmUpload[];
  /** Inputs of another film; this one gets copies, so that it depends on nobody else's files. */
  readonly copies?: readonly FilmCopy[];
}

export interface FilmUpload {
  readonly role: FilmInputRole;
  readonly file: string;
}

export interface FilmCopy {
  readonly input: Omit<FilmInput, 'source'>;
  /** An artifact. */
  readonly from: string;
}
