import { MemoryRateLimiter } from '../../../src/platform/limits/memory-rate-limiter.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';

rateLimiterContract('rate limits in memory', () => new MemoryRateLimiter());
