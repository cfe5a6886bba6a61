import { TestEngines } from '../../src/engines/test-mode/test-engines.ts';
import { fakeEngines } from './fake-engines.ts';
import { type Answer, startService, type TestService, type TestServiceOptions } from './service.ts';

/** A service with fakes for live keys and the real engines of test keys. */
export interface ServiceInTestMode extends TestService {
  readonly testKey: string;
  /** A request with the test key. */
  inTestMode(method: string, path: string, body?: unknown, outcome?: string): Promise<Answer>;
}

export async function startInTestMode(options: TestServiceOptions = {}): Promise<ServiceInTestMode> {
  const engines = await fakeEngines();
  const testEngines = new TestEngines();
  const service = await startService({ ...options, registry: engines.registry.useInTestMode(testEngines) });
  const created = await service.admin('POST', '/keys', { type: 'payg', livemode: false });
  const testKey: string = created.json.key;
  return {
    ...service,
    testKey,
    inTestMode: (method, path, body, outcome) => {
      const requested = outcome === undefined ? {} : { 'phonofilm-test': outcome };
      return service.call(method, path, body, { authorization: `Bearer ${testKey}`, ...requested });
    },
    stop: async () => {
      await service.stop();
      testEngines.close();
    },
  };
}
