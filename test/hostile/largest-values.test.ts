// Own process: it measures its process.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MOST_HELD_PARSES } from '../support/event-loop-watch.ts';
import {
  type LargeRequest,
  largeHeaders,
  largeRequests,
  nameOf,
  type Operation,
  operationsOf,
} from '../support/operations.ts';
import { startWatchedService, type WatchedService } from '../support/watched-service.ts';

/** Whatever the limits let in is dealt with in linear time, and off the event loop where that takes long. */

let service: WatchedService;
let made = 0;
let sent = 0;
before(async () => {
  service = await startWatchedService();
});
after(() => service.stop());

/** Texts in which the service searches: for words, for mentions, for the head of a data URL. */
const SEARCHED = ['prompt', 'input', 'instructions', 'images.0', 'messages.0.content.0.text'];

/** All of the fields that are searched. Others are only counted, compared or kept: each gets a twelfth of the values. */
function* someOf(requests: Iterable<LargeRequest>): Generator<LargeRequest> {
  for (const request of requests) {
    made += 1;
    if (SEARCHED.includes(request.field) || request.field === 'long text' || made % 12 === 0) yield request;
  }
}

async function assertNobodyWaits(requests: Iterable<LargeRequest>): Promise<void> {
  await service.worstHold();
  for (const { field, what, request } of requests) {
    const answer = await service.send(request);
    sent += 1;
    const { heldParses } = await service.worstHold();
    const spoken = `${request.method} ${request.path.slice(0, 60)}, ${field} of ${what}: ${answer.status} ${answer.text.slice(0, 200)}`;
    assert.ok(answer.status < 500, spoken);
    assert.ok(heldParses <= MOST_HELD_PARSES, `${spoken}: held for ${heldParses} parses`);
  }
}

async function describedOperations(): Promise<Operation[]> {
  const document = await fetch(`${service.url}/openapi.json`);
  return operationsOf(await document.json());
}

describe('the largest value that a limit allows does not block others', () => {
  test('in any field of any endpoint that is described', async (context) => {
    const operations = await describedOperations();
    assert.ok(operations.length > 20);
    for (const operation of operations) {
      await context.test(nameOf(operation), async () => {
        await assertNobodyWaits(someOf(largeRequests(operation)));
      });
    }
  });

  test('in a header', async (context) => {
    await assertNobodyWaits(largeHeaders());
    context.diagnostic(`${sent} requests in all`);
    assert.ok(sent >= 500, `only ${sent} of ${made} requests were sent`);
  });
});
