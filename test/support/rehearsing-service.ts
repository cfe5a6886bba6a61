import { TestEngines } from '../../src/engines/rehearsal/test-engines.ts';
import { fakeEngines } from './fake-engines.ts';
import { type Answer, startService, type TestService, type TestServiceOptions } from './service.ts';

/** A service with fakes for live keys and the real engines of test keys. */
export interface RehearsingService extends TestService {
  readonly testKey: string;
  /** A request with the test key. */
  rehearse(method: string, path: string, body?: unknown, outcome?: string): Promise<Answer>;
}

export async function startRehearsing(options: TestServiceOptions = {}): Promise<RehearsingService> {
  const engines = await fakeEngines();
  const rehearsal = new TestEngines();
  const service = await startService({ ...options, registry: engines.registry.rehearseWith(rehearsal) });
  const created = await service.admin('POST', '/keys', { type: 'payg', livemode: false });
  const testKey: string = created.json.key;
  return {
    ...service,
    testKey,
    rehearse: (method, path, body, outcome) => {
      const asked = outcome === undefined ? {} : { 'phonofilm-test': outcome };
      return service.call(method, path, body, { authorization: `Bearer ${testKey}`, ...asked });
    },
    stop: async () => {
      await service.stop();
      rehearsal.close();
    },
  };
}
