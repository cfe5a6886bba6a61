// Own process: it shares its tests with other files, which could not be told apart.
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';

rateLimiterContract('rate limits in memory', () => new MemoryRateLimiter());
