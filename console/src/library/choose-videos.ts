import { isCancelled, isUnfinished, type ListedVideo } from './videos.svelte.ts';

type Compare = (one: ListedVideo, other: ListedVideo) => number;

/** By its name in the address. The list itself is the newest first. */
export const ORDERS: Readonly<Record<string, { label: string; compare: Compare | null }>> = {
  '': { label: 'Newest first', compare: null },
  oldest: { label: 'Oldest first', compare: (one, other) => one.created_at - other.created_at },
  words: {
    label: 'By prompt',
    compare: (one, other) => (one.prompt ?? '').localeCompare(other.prompt ?? ''),
  },
  length: { label: 'Longest first', compare: (one, other) => other.seconds - one.seconds },
};

const STATES: Readonly<Record<string, (video: ListedVideo) => boolean>> = {
  completed: ({ status }) => status === 'completed',
  unfinished: isUnfinished,
  failed: (video) => video.status === 'failed' && !isCancelled(video),
  cancelled: isCancelled,
};

const DAY = 86_400;

/** By its name in the address: how many days back, and what it is called. */
export const SPANS: Readonly<Record<string, { label: string; days: number }>> = {
  day: { label: 'Last 24 hours', days: 1 },
  week: { label: 'Last 7 days', days: 7 },
  month: { label: 'Last 30 days', days: 30 },
};

/** What videos are chosen by; empty: by nothing. */
export interface VideoFilter {
  readonly search: string;
  readonly status: string;
  readonly model: string;
  readonly since: string;
}

export function chooseVideos(
  videos: readonly ListedVideo[],
  { search, status, model, since, order }: VideoFilter & { order: string },
): readonly ListedVideo[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = STATES[status] ?? (() => true);
  const earliest = Date.now() / 1000 - (SPANS[since]?.days ?? Number.POSITIVE_INFINITY) * DAY;
  const found = videos.filter((video) => {
    if (video.created_at < earliest || (model !== '' && video.model !== model)) return false;
    const text = `${video.prompt ?? ''} ${video.model} ${video.id}`.toLowerCase();
    return fits(video) && words.every((word) => text.includes(word));
  });
  const compare = ORDERS[order]?.compare;
  return compare ? found.toSorted(compare) : found;
}
