import { sendOk } from '../api/client.ts';
import { ownAddress } from '../api/film-events.ts';

/** All that the service knows of a film. */
export interface FilmDetails {
  readonly prompt: string;
  readonly enhanced_prompt: string;
  readonly model: string;
  readonly seconds: number;
  readonly size: string;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly price: number | null;
  readonly style: string | null;
  readonly watermark: boolean;
  readonly private: boolean;
  readonly images: readonly { readonly role: string; readonly url: string | null }[];
  readonly characters: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** What was set beyond the contract, or counted by default. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly remix_of: string | null;
}

export async function readDetails(id: string): Promise<FilmDetails> {
  const response = await sendOk(`/v1/videos/${encodeURIComponent(id)}?include=details`);
  const { details }: { details: FilmDetails } = await response.json();
  const images = details.images.map(({ role, url }) => ({ role, url: ownAddress(url) }));
  return { ...details, images };
}
