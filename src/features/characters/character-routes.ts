import type { App } from '../../platform/http/bodies/route-schemas.ts';
import {
  type CharactersParts,
  charactersCreate,
  charactersDelete,
  charactersList,
} from './character-endpoints.ts';
import { type CharacterPageParts, characterPage } from './character-page.ts';

export interface CharacterParts extends CharactersParts, CharacterPageParts {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: App, parts: CharacterParts): void {
  charactersCreate(app, parts);
  charactersList(app, parts);
  charactersDelete(app, parts);
  characterPage(app, parts);
}
