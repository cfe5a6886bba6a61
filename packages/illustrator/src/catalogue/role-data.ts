import type { RoleSchema } from '../../schemas/role-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

/** One file of `roles/`. */
export type RoleData = Written<typeof RoleSchema>;

/** What reading a prompt needs to know of a kind of people. */
export type RoleWords = Pick<RoleData, 'words' | 'lives' | 'does'>;

/** How they look. */
export type RoleDrawing = Omit<RoleData, keyof RoleWords>;
