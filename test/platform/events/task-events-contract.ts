import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TaskEvents } from '../../../src/platform/events/task-events.ts';

export interface OpenedEvents {
  /** Where news are published, and where they are listened to: the same object, or two nodes. */
  readonly here: TaskEvents;
  readonly there: TaskEvents;
  close(): Promise<void>;
}

/** Resolves with the next news of a task. */
export function news(events: TaskEvents, taskId: string): Promise<void> {
  return new Promise<void>((resolve) => {
    const unsubscribe = events.subscribe(taskId, () => {
      unsubscribe();
      resolve();
    });
  });
}

/** What all news of tasks promise, whether they stay in the process or travel between nodes. */
export function taskEventsContract(name: string, open: () => Promise<OpenedEvents>): void {
  describe(name, () => {
    let opened: OpenedEvents;
    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    test('changes of a task are reported in the same process and in others', async () => {
      const heard = [news(opened.here, 'a'), news(opened.there, 'a')];
      opened.here.publish('a');
      await Promise.all(heard);
    });

    test('every listener is called, and one that unsubscribes does not affect the others', async () => {
      let counted = 0;
      const unsubscribe = opened.there.subscribe('b', () => {
        counted += 1;
        unsubscribe();
      });
      const heard = Promise.all([news(opened.there, 'b'), news(opened.there, 'b')]);
      opened.here.publish('b');
      await heard;
      assert.equal(counted, 1);
    });

    test('changes of another task are not reported', async () => {
      let wrong = 0;
      const unsubscribe = opened.there.subscribe('c', () => {
        wrong += 1;
      });
      const heard = news(opened.there, 'd');
      opened.here.publish('d');
      await heard;
      assert.equal(wrong, 0);
      unsubscribe();
    });

    test('a listener is not called after it unsubscribed, and may unsubscribe twice', async () => {
      let heard = 0;
      const unsubscribe = opened.there.subscribe('e', () => {
        heard += 1;
      });
      unsubscribe();
      unsubscribe();
      const other = news(opened.there, 'e');
      opened.here.publish('e');
      await other;
      assert.equal(heard, 0);
    });

    test('publishing without listeners does nothing', () => {
      opened.here.publish('nobody');
    });

    test('changes of a thousand tasks at once are all reported', async () => {
      const ids = Array.from(
        { length: 1000 },
        (_, number) => `vidA3.1:1234567890-${'x'.repeat(16)}${number}`,
      );
      const heard = Promise.all(ids.map((id) => news(opened.there, id)));
      for (const id of ids) opened.here.publish(id);
      await heard;
    });
  });
}
