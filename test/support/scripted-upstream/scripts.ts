import { FAMILY_SCRIPTS } from './family-scripts.ts';
import { OWN_MACHINE_SCRIPTS } from './own-machine-scripts.ts';
import type { Script } from './script.ts';
import { TASK_SCRIPTS } from './task-scripts.ts';

/** How the service of each preset speaks. */
export const SCRIPTS: readonly Script[] = [...FAMILY_SCRIPTS, ...TASK_SCRIPTS, ...OWN_MACHINE_SCRIPTS];
