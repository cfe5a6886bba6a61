import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { FairGate, type FairGateOptions, type Turn } from '../../../src/platform/turns/fair-gate.ts';

const never = new AbortController().signal;

/** Work that begins when the gate lets it and ends when the test says so. */
class Scene {
  readonly gate: FairGate;
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();

  constructor(options: Partial<FairGateOptions>) {
    this.gate = new FairGate({ what: 'pieces of work', atOnce: 1, waiting: 100, ...options });
  }

  /** `greedy 1` is the first piece of the account `greedy`. */
  come(name: string, turn: Partial<Turn> = {}, signal = never): Promise<void> {
    return this.gate.run(
      { account: name.split(' ')[0]!, ...turn },
      async () => {
        this.begun.push(name);
        await new Promise<void>((resolve) => this.#ends.set(name, resolve));
      },
      signal,
    );
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)!();
    await new Promise(setImmediate);
  }

  /** Ends whatever runs until nothing waits, and answers the order in which work began. */
  async runOut(): Promise<string[]> {
    await new Promise(setImmediate);
    for (let ended = 0; ended < this.begun.length; ended += 1) await this.end(this.begun[ended]!);
    return this.begun;
  }
}

const isFull = (error: unknown) =>
  error instanceof ServiceError && error.status === 503 && error.retryAfterSeconds! >= 1;

describe('a fair gate', () => {
  it('runs no more jobs at once than its limit, those of one account in their order', async () => {
    const scene = new Scene({ atOnce: 2 });
    const done = ['a 1', 'a 2', 'a 3', 'a 4'].map((name) => scene.come(name));
    await new Promise(setImmediate);
    assert.deepEqual(scene.begun, ['a 1', 'a 2']);
    await scene.end('a 2');
    assert.deepEqual(scene.begun, ['a 1', 'a 2', 'a 3']);
    assert.deepEqual(await scene.runOut(), ['a 1', 'a 2', 'a 3', 'a 4']);
    await Promise.all(done);
    assert.deepEqual([scene.gate.running, scene.gate.waiting], [0, 0]);
  });

  it('gives a modest account its turn before the rest of a greedy one', async () => {
    const scene = new Scene({ atOnce: 2 });
    const greedy = [1, 2, 3, 4, 5, 6].map((number) => scene.come(`greedy ${number}`));
    const modest = scene.come('modest 1');
    const order = await scene.runOut();
    await Promise.all([...greedy, modest]);
    assert.deepEqual(order.slice(0, 3), ['greedy 1', 'greedy 2', 'modest 1']);
  });

  it('takes turns among all waiting accounts, also those that return with more jobs', async () => {
    const scene = new Scene({});
    const done = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1'].map((name) => scene.come(name));
    const returns = [scene.come('b 2'), scene.come('c 2')];
    const order = await scene.runOut();
    await Promise.all([...done, ...returns]);
    assert.deepEqual(order, ['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'c 2', 'a 3', 'a 4']);
  });

  it('keeps a place free for others when an account may not have them all', async () => {
    const scene = new Scene({ atOnce: 3, perAccount: 2 });
    const done = ['greedy 1', 'greedy 2', 'greedy 3', 'modest 1'].map((name) => scene.come(name));
    await new Promise(setImmediate);
    assert.deepEqual(scene.begun, ['greedy 1', 'greedy 2', 'modest 1']);
    await scene.end('modest 1');
    assert.deepEqual(scene.begun, ['greedy 1', 'greedy 2', 'modest 1'], 'two of one account are enough');
    await scene.runOut();
    await Promise.all(done);
  });

  it('refuses with 503 and Retry-After when its line is full', async () => {
    const scene = new Scene({ waiting: 2, code: 'model_overloaded' });
    const done = ['a 1', 'a 2', 'a 3'].map((name) => scene.come(name));
    await assert.rejects(
      scene.come('a 4'),
      (error: ServiceError) => isFull(error) && error.code === 'model_overloaded',
    );
    await scene.runOut();
    await Promise.all(done);
  });

  it('turns the newest of a greedy account out of a full line for a modest one', async () => {
    const scene = new Scene({ waiting: 3 });
    const greedy = [1, 2, 3, 4].map((number) => scene.come(`greedy ${number}`));
    const last = assert.rejects(greedy[3]!, isFull);
    const modest = scene.come('modest 1');
    await last;
    assert.deepEqual((await scene.runOut()).slice(0, 2), ['greedy 1', 'modest 1']);
    await Promise.all([...greedy.slice(0, 3), modest]);
  });

  it('keeps half of its places for those who can pay, from however many accounts that cannot', async () => {
    const scene = new Scene({ atOnce: 4 });
    const poor = { withoutMoney: true };
    const done = ['p 1', 'q 1', 'r 1', 's 1'].map((name) => scene.come(name, poor));
    await new Promise(setImmediate);
    assert.deepEqual(scene.begun, ['p 1', 'q 1']);
    done.push(scene.come('payer 1'), scene.come('payer 2'));
    await new Promise(setImmediate);
    assert.deepEqual(scene.begun, ['p 1', 'q 1', 'payer 1', 'payer 2']);
    await scene.end('payer 1');
    assert.equal(scene.begun.length, 4, 'the place of one who pays is not for those who do not');
    await scene.end('p 1');
    assert.equal(scene.begun[4], 'r 1');
    await scene.runOut();
    await Promise.all(done);
  });

  it('turns those who cannot pay out of a full line for one who can, and not the other way round', async () => {
    const scene = new Scene({ waiting: 2 });
    const poor = { withoutMoney: true };
    const done = [scene.come('payer 1'), scene.come('payer 2')];
    const rejected = assert.rejects(scene.come('p 1', poor), isFull);
    done.push(scene.come('payer 3'));
    await rejected;
    await assert.rejects(scene.come('payer 4'), isFull);
    await scene.runOut();
    await Promise.all(done);
  });

  it('neither refuses nor removes a job that may wait', async () => {
    const scene = new Scene({ waiting: 0 });
    const first = scene.come('a 1');
    const patient = [scene.come('a 2', { patient: true }), scene.come('b 1', { patient: true })];
    await assert.rejects(scene.come('c 1'), isFull);
    assert.deepEqual(await scene.runOut(), ['a 1', 'b 1', 'a 2']);
    await Promise.all([first, ...patient]);
  });

  it('gives its place back when the work fails', async () => {
    const { gate } = new Scene({});
    await assert.rejects(
      gate.run({ account: 'a' }, () => Promise.reject(new Error('no luck')), never),
      /no luck/,
    );
    assert.equal(await gate.run({ account: 'a' }, async () => 'fine', never), 'fine');
  });

  it('lets a caller leave the line', async () => {
    const scene = new Scene({});
    const first = scene.come('a 1');
    const stop = new AbortController();
    const second = scene.come('a 2', {}, stop.signal);
    const third = scene.come('a 3');
    stop.abort(new Error('the client left'));
    await assert.rejects(second, /the client left/);
    assert.deepEqual(await scene.runOut(), ['a 1', 'a 3']);
    await Promise.all([first, third]);
  });

  it('counts a place once, however often it is released', async () => {
    const { gate } = new Scene({});
    const place = await gate.enter({ account: 'a' }, never);
    place[Symbol.dispose]();
    place[Symbol.dispose]();
    assert.equal(gate.running, 0);
    using _again = await gate.enter({ account: 'a' }, never);
    assert.equal(gate.running, 1);
  });
});
