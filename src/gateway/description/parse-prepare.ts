import type { Json } from '../../engines/video-engine.ts';
import type { UploadStep } from './description.ts';
import { DescriptionError } from './description-error.ts';
import type { WrittenDescription } from './description-schema.ts';
import { parseCall } from './parse-call.ts';
import { visitVariables } from './template-variables.ts';

/** Reads the steps that give an input to the service before a video is created. They must end in a name for it. */
export function parsePrepare({ prepare = [] }: WrittenDescription, path: string): UploadStep[] {
  const bound = ['item'];
  const steps = prepare.map((step, index): UploadStep => {
    const at = `${path}.prepare.${index}`;
    const call = parseCall(step, at, bound);
    if (!call) throw new DescriptionError(`${at}.post`, 'is missing; expected a path such as /uploads');
    const bind = Object.entries(step.bind ?? {}).map(([name, way]) => [name, [way].flat()] as const);
    bound.push(...bind.map(([name]) => name));
    return { call, bind: Object.fromEntries(bind) };
  });
  if (steps.length > 0 && !bound.includes('uploaded'))
    throw new DescriptionError(`${path}.prepare`, 'expected a step with bind: { uploaded: … }');
  return steps;
}

/** A template that mentions an upload needs the steps for it. */
export function assertPrepared(templates: readonly Json[], steps: readonly UploadStep[], path: string): void {
  if (steps.length > 0) return;
  for (const template of templates)
    visitVariables(template, path, (name, at) => {
      if (name.at(-1) !== 'uploaded') return;
      throw new DescriptionError(at, `$${name.join('.')} needs prepare, which says how it is uploaded`);
    });
}
