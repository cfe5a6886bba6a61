import { Type } from 'typebox';

/** The answer to a deletion. */

export const DeletedSchema = (object: string) =>
  Type.Object({
    id: Type.String(),
    object: Type.String({ description: `\`${object}.deleted\`` }),
    deleted: Type.Boolean(),
  });

export function deletedJson(object: string, id: string) {
  return { id, object: `${object}.deleted`, deleted: true };
}
