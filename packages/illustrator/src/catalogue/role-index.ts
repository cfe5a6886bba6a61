import { openIndex } from './compiled-index.ts';
import type { RoleDrawing, RoleWords } from './role-data.ts';

/** The files of `roles/`. */
const ROLES = openIndex<RoleWords, RoleDrawing>('roles');

export const roleNames = (): readonly string[] => ROLES.names();
export const roleWords = (name: string): RoleWords | null => ROLES.reading(name);
export const roleDrawing = (name: string): RoleDrawing | null => ROLES.drawing(name);
