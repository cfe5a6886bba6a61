import { CALLERS } from '../../platform/http/api-side.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type CharactersParts, charactersCreate, manageCharacters } from './character-endpoints.ts';
import { type CharacterPageParts, characterPage } from './character-page.ts';

export interface CharacterParts extends CharactersParts, CharacterPageParts {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: App, parts: CharacterParts): void {
  charactersCreate(app, parts);
  manageCharacters(app, parts, CALLERS);
  characterPage(app, parts);
}
