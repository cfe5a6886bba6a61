import { needsPortraits, type VideoCapabilities } from '../../engines/video-capabilities.ts';
import type { VideoJob } from '../../engines/video-engine.ts';

/**
 * The job with portraits in place of characters where the service knows no characters, or not so many, or takes them only
 * by an address and this server has none that others reach.
 */
export async function withPortraits(
  job: VideoJob,
  capabilities: VideoCapabilities,
  { mentioned, drop }: { readonly mentioned: ReadonlySet<string>; readonly drop: readonly string[] },
): Promise<VideoJob> {
  const characters = job.inputs.filter(({ role }) => role === 'character');
  if (characters.length === 0 || drop.includes('character')) return job;
  const { width, height, seconds, watermark, inputs } = job;
  const needs = { width, height, seconds, watermark, inputs, remixOf: job.remixOf?.taskId ?? null };
  const ways = [...mentioned].filter((name) => /^characters?\./.test(name) && !name.endsWith('.each'));
  const links = await Promise.all(characters.map(async (input) => (await input.link?.()) ?? null));
  const isOutOfReach = ways.length > 0 && ways.every((name) => name.endsWith('.url')) && links.includes(null);
  if (!isOutOfReach && !needsPortraits(capabilities, needs)) return job;
  return { ...job, inputs: inputs.map((input) => input.portrait ?? input) };
}
