import { bearer } from './contract.ts';
import { EventReader } from './event-stream.ts';
import type { TestService } from './service.ts';

export async function followTask(service: TestService, id: string): Promise<EventReader> {
  return new EventReader(
    await fetch(`${service.url}/v1/videos/${id}/events`, { headers: bearer(service.key) }),
  );
}

/** Follows a task until it has come so far. */
export async function untilProgress(service: TestService, id: string, percent: number): Promise<void> {
  const events = await followTask(service, id);
  while ((await events.data()).progress < percent);
  await events.cancel();
}
