import { after, before } from 'node:test';

/**
 * What is made before the first test of a file or suite, and ended after the last one. Hooks that need it come later and
 * wait for it, except in a file with a process of its own: Node runs all hooks of its top level at once.
 */
export function use<Thing extends object>(
  make: () => Thing | Promise<Thing>,
  end: (thing: Thing) => unknown,
): Thing {
  let made: Thing | undefined;
  before(async () => {
    made = await make();
  });
  after(async () => {
    if (made !== undefined) await end(made);
  });
  return new Proxy({} as Thing, {
    get: (_, name) => {
      const value: unknown = Reflect.get(made ?? {}, name);
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}
