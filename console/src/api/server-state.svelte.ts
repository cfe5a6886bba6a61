/** Whether the service answers. While it does not, it is asked every second whether it is back. */
export const server = $state({ isAway: false, returns: 0 });

const ASK_EVERY_MS = 1000;

export function noteAway(): void {
  if (server.isAway) return;
  server.isAway = true;
  const timer = setInterval(async () => {
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    clearInterval(timer);
    server.isAway = false;
    server.returns += 1;
  }, ASK_EVERY_MS);
}

/** Resolves at once, or when the service is back. */
export async function untilBack(signal: AbortSignal): Promise<void> {
  while (server.isAway && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 250));
}
