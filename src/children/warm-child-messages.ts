import type { ChildMessage } from './child-message.ts';
import type { Beat } from './vital-signs.ts';

/** Messages from a parent to a warm child. */
export type WarmChildOrder =
  | { readonly type: 'setup'; readonly setup: unknown; readonly beatMs: number }
  | { readonly type: 'job'; readonly id: number; readonly input: unknown }
  | { readonly type: 'cancel'; readonly id: number };

/** Messages from a warm child to its parent: about a job, a heartbeat, or that it cannot work. */
export type WarmChildReport =
  | { readonly id: number; readonly message: ChildMessage }
  | { readonly id: null; readonly beat: Beat }
  | { readonly id: null; readonly broken: string };
