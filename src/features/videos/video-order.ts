import type { VideoModel } from '../../domain/catalogue.ts';
import type { WaitingStatus } from '../../domain/task.ts';
import type { InputRole, RequestInput, VideoRequest } from '../../domain/videos/video.ts';

/** An order for a video from a request of any style, with its parameters checked. */
export interface VideoOrder {
  readonly model: VideoModel;
  /** Without an `enhancedPrompt`, the prompt or its enhancement is used. */
  readonly video: Omit<VideoRequest, 'enhancedPrompt'> & { readonly enhancedPrompt?: string };
  readonly enhancePrompt: boolean;
  /** The parameter that contains the prompt, for error messages; default `prompt`. */
  readonly promptParam?: string;
  /** The text whose `@<username>` mentions add characters to the video. */
  readonly mentionsIn: string;
  /** As shown in the response. */
  readonly size: string;
  readonly initialStatus: WaitingStatus;
  readonly idShape: 'task' | 'video' | 'remix';
  /** Images from the request, as local files; they become the video's inputs. */
  readonly uploads: readonly VideoUpload[];
  /** Inputs of another video; this video gets copies, so that it does not depend on the other's files. */
  readonly copies?: readonly VideoCopy[];
  /** Fields of the request that mean nothing here. */
  readonly ignored?: readonly string[];
}

export interface VideoUpload {
  readonly role: InputRole;
  readonly file: string;
  /** Decodes it, which takes a while; rejects when it is no image. */
  inspect(): Promise<unknown>;
}

export interface VideoCopy {
  readonly input: Omit<RequestInput, 'source'>;
  /** Artifact key. */
  readonly from: string;
}
