import assert from 'node:assert/strict';
import { countOf } from '../support/metrics.ts';
import { startService, type TestService } from '../support/service.ts';
import { use } from '../support/use.ts';

/** A service for the tests of a file that must not have failed once when they have ended. */
export function useAttackedService(
  lookAround: (service: TestService) => Promise<void> = async () => {},
): TestService {
  return use(
    () => startService(),
    async (service) => {
      const failures = await countOf(service, 'internal_error');
      await lookAround(service).finally(() => service.stop());
      assert.equal(failures, 0);
    },
  );
}
