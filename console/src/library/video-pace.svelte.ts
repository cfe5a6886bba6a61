import { timeLeft } from '../../../src/domain/time-left.ts';
import { t } from '../words.ts';

/** When a video was first seen being made, and how far it was: the speed since then tells what is left. */
const seen = new Map<string, { readonly at: number; readonly percent: number }>();
const TICK_MS = 1000;
const clock = $state({ now: performance.now() });

/** For a component that shows what is left: time goes on between two events. */
export function keepTime(): void {
  $effect(() => {
    const timer = setInterval(() => (clock.now = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  });
}

/** "about 12 s left", as the command line says it; empty before there is a speed. */
export function shownTimeLeft({
  id,
  status,
  progress,
}: {
  id: string;
  status: string;
  progress: number;
}): string {
  if (status !== 'processing') return '';
  const now = Math.max(clock.now, performance.now());
  const first = seen.get(id) ?? { at: now, percent: progress };
  seen.set(id, first);
  const left = timeLeft(now - first.at, progress, first.percent);
  return left === null ? '' : t('about {time} left', { time: span(left) });
}

function span(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 60) return t('{seconds} s', { seconds });
  return t('{minutes} min {seconds} s', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
