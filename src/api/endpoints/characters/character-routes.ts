import type { App } from '../../bodies/route-schemas.ts';
import { type CharacterPageParts, characterPage } from './character-page.ts';
import { type CharactersParts, charactersCreate, charactersDelete, charactersList } from './characters.ts';

export interface CharacterParts extends CharactersParts, CharacterPageParts {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: App, parts: CharacterParts): void {
  charactersCreate(app, parts);
  charactersList(app, parts);
  charactersDelete(app, parts);
  characterPage(app, parts);
}
