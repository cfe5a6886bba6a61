import { CALLERS } from '../../platform/http/api-side.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type CharactersDeps, charactersCreate, manageCharacters } from './character-endpoints.ts';
import { type CharacterPageDeps, characterPage } from './character-page.ts';

export interface CharacterDeps extends CharactersDeps, CharacterPageDeps {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: App, deps: CharacterDeps): void {
  charactersCreate(app, deps);
  manageCharacters(app, deps, CALLERS);
  characterPage(app, deps);
}
