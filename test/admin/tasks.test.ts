import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

describe('tasks of all accounts', () => {
  const service = useService();

  const video = async (key: string, prompt = 'a boat', model = 'vidA2-fast') => {
    const answer = await service.call(
      'POST',
      '/v1/video/create',
      { model, prompt },
      { authorization: `Bearer ${key}` },
    );
    assert.equal(answer.status, 200, answer.text);
    return answer.json.id as string;
  };

  const read = async (id: string) => (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;

  test('a completed task shows exactly these fields, its money captured', async () => {
    const { key, id: keyId, account } = await service.newKey();
    const id = await video(key);
    await service.finished(id, key);
    const { created_at: createdAt, timings, picture_url: picture, ...rest } = await read(id);
    const shown = await fetch(picture);
    assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg']);
    assert.deepEqual(rest, {
      id,
      object: 'task',
      status: 'completed',
      progress: 100,
      model: 'vidA2-fast',
      prompt: 'a boat',
      account,
      key: keyId,
      seconds: 8,
      size: '1280x720',
      money: { quoted: 0.4, held: 0, captured: 0.4, released: 0 },
      route: 'fake/video',
      route_why: 'no other route can make it',
      attempts: 1,
      refused: null,
      post_processed: [],
      parameters: {},
      metadata: null,
      job_id: null,
      undecided_since: null,
      stopping_since: null,
      error: null,
    });
    assert.deepEqual(Object.keys(timings), [
      'started_at',
      'finished_at',
      'waited_seconds',
      'processing_seconds',
    ]);
    assert.ok(Number.isInteger(createdAt) && Math.abs(createdAt - Date.now() / 1000) < 60);
    assert.ok(createdAt <= timings.started_at && timings.started_at <= timings.finished_at);
    assert.ok(timings.waited_seconds >= 0 && timings.processing_seconds >= 0);
  });

  test('a task has the fields that its page shows', async () => {
    const { key } = await service.newKey();
    const page = readFileSync(new URL('../../docs/operator-api.md', import.meta.url), 'utf8');
    const [, shown = ''] = /### Tasks\n+```json\n(.*?)```/s.exec(page) ?? [];
    assert.deepEqual(Object.keys(await read(await video(key))).sort(), Object.keys(JSON.parse(shown)).sort());
  });

  test('tasks are searched by their id and by words of what was asked for', async () => {
    const { key, account } = await service.newKey();
    const order = async (prompt: string) =>
      (
        await service.call(
          'POST',
          '/v1/video/create',
          { model: 'vidA2-fast', prompt },
          { authorization: `Bearer ${key}` },
        )
      ).json.id;
    const heron = await order('A Heron, 100% "over" the reeds');
    const other = await order('100 boats');
    const found = async (search: string) => {
      const { json } = await service.admin(
        'GET',
        `/tasks?account=${account}&search=${encodeURIComponent(search)}`,
      );
      return json.data.map(({ id }: { id: string }) => id);
    };
    assert.deepEqual(await found('heron'), [heron]);
    assert.deepEqual(await found('100% "over"'), [heron]);
    assert.deepEqual(await found('100'), [other, heron]);
    assert.deepEqual(await found(other), [other]);
    assert.deepEqual(await found('1_0'), []);
    for (const id of [heron, other]) await service.finished(id, key);
  });

  test('a task shows the metadata that came with it', async () => {
    const { json } = await service.form('/v1/videos', {
      model: 'vidB-2',
      prompt: 'a boat',
      seconds: '4',
      size: '480x480',
      metadata: '{"order": "A-17"}',
    });
    assert.deepEqual((await read(json.id)).metadata, { order: 'A-17' });
  });

  test('an unfinished task holds its price; cancelled, it gives it back', async () => {
    const { key } = await service.newKey();
    const id = await video(key, 'hang about');
    for (;;) {
      const task = await read(id);
      assert.deepEqual(task.money, { quoted: 0.4, held: 0.4, captured: 0, released: 0 });
      assert.equal(task.timings.finished_at, null);
      if (task.status === 'processing') break;
      // Answers when the task has moved on.
      await service.call('GET', `/v1/video/query?wait=1&id=${encodeURIComponent(id)}`, undefined, {
        authorization: `Bearer ${key}`,
      });
    }
    await service.call('DELETE', `/v1/videos/${encodeURIComponent(id)}`, undefined, {
      authorization: `Bearer ${key}`,
    });
    const cancelled = await read(id);
    assert.equal(cancelled.status, 'failed');
    assert.equal(cancelled.error.code, 'cancelled');
    assert.deepEqual(cancelled.money, { quoted: 0.4, held: 0, captured: 0, released: 0.4 });
  });

  test('a failed task shows why, its money released', async () => {
    const { key } = await service.newKey();
    const id = await video(key, 'fail please');
    await service.finished(id, key);
    const task = await read(id);
    assert.equal(task.status, 'failed');
    assert.deepEqual(Object.keys(task.error), ['code', 'message']);
    assert.deepEqual(task.money, { quoted: 0.4, held: 0, captured: 0, released: 0.4 });
  });

  test('lists filter by account and status, newest first, page by page', async () => {
    const { key, account } = await service.newKey();
    const completed: string[] = [];
    const failed: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      completed.unshift(await video(key));
      failed.unshift(await video(key, 'fail'));
    }
    const waiting = await video(key, 'hang');
    for (const id of [...completed, ...failed]) await service.finished(id, key);

    const ids = async (query: string): Promise<string[]> => {
      const listed: string[] = [];
      let after = '';
      for (;;) {
        const { json } = await service.admin('GET', `/tasks?account=${account}&limit=2${query}${after}`);
        listed.push(...json.data.map((task: { id: string }) => task.id));
        if (!json.has_more) return listed;
        after = `&after=${encodeURIComponent(json.last_id)}`;
      }
    };
    assert.deepEqual((await ids('&status=completed')).toSorted(), completed.toSorted());
    assert.deepEqual((await ids('&status=failed')).toSorted(), failed.toSorted());
    assert.deepEqual((await ids('')).toSorted(), [...completed, ...failed, waiting].toSorted());
    assert.deepEqual(await ids('&status=queued'), []);
    assert.deepEqual([...(await ids('&status=pending')), ...(await ids('&status=processing'))], [waiting]);
    const { json: first } = await service.admin('GET', `/tasks?account=${account}&limit=1`);
    const { parameters: _parameters, metadata: _metadata, ...listed } = await read(first.data[0].id);
    assert.deepEqual(first.data[0], listed);
    const { json: all } = await service.admin('GET', '/tasks?status=failed&limit=100');
    assert.ok(all.data.length >= failed.length);
    assert.ok(all.data.every((task: { status: string }) => task.status === 'failed'));
    await service.call('DELETE', `/v1/videos/${encodeURIComponent(waiting)}`, undefined, {
      authorization: `Bearer ${key}`,
    });
  });

  test('an unknown task is 404 task_not_found, an unknown status is named', async () => {
    for (const path of ['/tasks/vidA2:1-none', '/tasks?after=vidA2:1-none']) {
      const { status, json } = await service.admin('GET', path);
      assert.deepEqual([status, json.error.code], [404, 'task_not_found']);
    }
    const { status, json } = await service.admin('GET', '/tasks?status=lost');
    assert.deepEqual([status, json.error.code, json.error.param], [400, 'invalid_parameter', 'status']);
  });

  test('the list of tasks of an unknown account is empty', async () => {
    const { json } = await service.admin('GET', '/tasks?account=acct_none');
    assert.deepEqual(json, { object: 'list', data: [], has_more: false, last_id: null });
  });
});
