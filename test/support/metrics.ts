import type { TestService } from './service.ts';

/** How often the service has answered with a code, by its own count. */
export async function countOf(service: TestService, code: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const line = new RegExp(`^phonofilm_errors_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(text);
  return Number(line?.[1] ?? 0);
}
