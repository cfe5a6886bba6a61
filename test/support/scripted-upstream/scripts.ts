import { FAMILY_SCRIPTS } from './family-scripts.ts';
import { HOSTED_SCRIPTS } from './hosted-scripts.ts';
import { INLINE_SCRIPTS, OWN_MACHINE_SCRIPTS } from './own-machine-scripts.ts';
import type { Script } from './script.ts';
import { TASK_SCRIPTS } from './task-scripts.ts';

/** How the service of each preset with jobs speaks. */
export const SCRIPTS: readonly Script[] = [
  ...FAMILY_SCRIPTS,
  ...TASK_SCRIPTS,
  ...OWN_MACHINE_SCRIPTS,
  ...HOSTED_SCRIPTS,
];

/** And of those without. */
export const ALL_SCRIPTS: readonly Script[] = [...SCRIPTS, ...INLINE_SCRIPTS];
