import type { VideoModel } from '../../domain/catalogue.ts';
import type { FilmInput, FilmInputRole, FilmRequest } from '../../domain/films/film.ts';
import type { WaitingStatus } from '../../domain/task.ts';

/** An order for a film from a request of any style, with its parameters checked. */
export interface FilmOrder {
  readonly model: VideoModel;
  /** Without an `enhancedPrompt`, the prompt or its enhancement is used. */
  readonly film: Omit<FilmRequest, 'enhancedPrompt'> & { readonly enhancedPrompt?: string };
  readonly enhancePrompt: boolean;
  /** The parameter that contains the prompt, for error messages; default `prompt`. */
  readonly promptParam?: string;
  /** The text whose `@<username>` mentions add characters to the film. */
  readonly mentionsIn: string;
  /** As shown in the response. */
  readonly size: string;
  readonly initialStatus: WaitingStatus;
  readonly idShape: 'task' | 'video' | 'remix';
  /** Images from the request, as local files; they become the film's inputs. */
  readonly uploads: readonly FilmUpload[];
  /** Inputs of another film; this film gets copies, so that it does not depend on the other's files. */
  readonly copies?: readonly FilmCopy[];
  /** Fields of the request that mean nothing here. */
  readonly ignored?: readonly string[];
}

export interface FilmUpload {
  readonly role: FilmInputRole;
  readonly file: string;
  /** Decodes it, which takes a while; rejects when it is no image. */
  inspect(): Promise<unknown>;
}

export interface FilmCopy {
  readonly input: Omit<FilmInput, 'source'>;
  /** Artifact key. */
  readonly from: string;
}
