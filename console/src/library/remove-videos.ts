import { explain } from '../api/api-error.ts';
import { doUnlessUndone, say } from '../shell/toasts.svelte.ts';
import { cancelVideo, deleteVideo } from '../studio/make-video.ts';
import { t } from '../words.ts';
import { isUnfinished, type ListedVideo, videos } from './videos.svelte.ts';

const SHORT = 40;

/** Enough of a video's words to know it by. */
export function shortName({ id, prompt = id }: Pick<ListedVideo, 'id' | 'prompt'>): string {
  return prompt.length > SHORT ? `${prompt.slice(0, SHORT).trimEnd()}…` : prompt;
}

/** At once: every moment more may finish the video, and then it is charged. */
async function cancel(video: ListedVideo): Promise<void> {
  const name = shortName(video);
  try {
    if (!isUnfinished(await videos.reread(video.id)))
      return say(t('“{video}” has ended already.', { video: name }));
    await cancelVideo(video.id);
    await videos.reread(video.id);
    say(t('“{video}” was cancelled. Nothing was charged.', { video: name }));
  } catch (error) {
    say(explain(error).message);
  }
}

/** Cancels what is not finished, and deletes the rest unless it is taken back. `hide` and `show` are for those that go. */
export function removeVideos(
  chosen: readonly ListedVideo[],
  hide: (id: string) => void,
  show: (id: string) => void,
): void {
  for (const video of chosen) if (isUnfinished(video)) void cancel(video);
  const ended = chosen.filter((video) => !isUnfinished(video));
  const [first] = ended;
  if (first === undefined) return;
  for (const { id } of ended) hide(id);
  const text =
    ended.length === 1
      ? t('“{video}” was deleted.', { video: shortName(first) })
      : t('{count} videos were deleted.', { count: ended.length });
  const run = () => {
    for (const { id } of ended) {
      void deleteVideo(id).then(
        () => videos.hide(id),
        (error: unknown) => {
          show(id);
          say(explain(error).message);
        },
      );
    }
  };
  const takeBack = () => {
    for (const { id } of ended) show(id);
  };
  doUnlessUndone(text, run, takeBack);
}
