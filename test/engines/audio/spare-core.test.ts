import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Look, SpareCore } from '../../../src/engines/local/chat/spare-core.ts';

/** Two cores; time goes on by what each step says. */
function machine() {
  let now: Look = { cores: 2, at: 0, idleMs: 0, ownMs: 0 };
  const pass = (ms: number, { idle, own }: { idle: number; own: number }) => {
    now = { ...now, at: now.at + ms, idleMs: now.idleMs + idle * ms, ownMs: now.ownMs + own * ms };
  };
  return { pass, core: new SpareCore(() => now) };
}

describe('the last core', () => {
  it('is taken while nobody else computes, however busy this process is', () => {
    const { pass, core } = machine();
    pass(200, { idle: 1, own: 1 });
    assert.equal(core.isThere(), true);
    pass(200, { idle: 0, own: 2 });
    assert.equal(core.isThere(), true);
  });

  it('is left to another process that computes', () => {
    const { pass, core } = machine();
    pass(200, { idle: 1, own: 1 });
    assert.equal(core.isThere(), true);
    pass(200, { idle: 0, own: 1 });
    assert.equal(core.isThere(), false);
  });

  it('is not given up for a little work of others', () => {
    const { pass, core } = machine();
    pass(200, { idle: 0.9, own: 0.9 });
    assert.equal(core.isThere(), true);
  });

  it('is not taken because of an idle hour: somebody may have begun just now', () => {
    const { pass, core } = machine();
    pass(3_600_000, { idle: 2, own: 0 });
    assert.equal(core.isThere(), false);
    pass(200, { idle: 1, own: 1 });
    assert.equal(core.isThere(), true);
  });

  it('is not taken before a while has been seen', () => {
    const { pass, core } = machine();
    pass(20, { idle: 2, own: 0 });
    assert.equal(core.isThere(), false);
    pass(100, { idle: 2, own: 0 });
    assert.equal(core.isThere(), true);
  });
});
