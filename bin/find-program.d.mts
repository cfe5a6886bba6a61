export const BUNDLED: URL;
export const BUNDLED_SOURCES: URL;
export function findProgram(): URL;
export function listSources(): string;
