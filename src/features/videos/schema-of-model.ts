import { type TObject, type TProperties, Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';

/**
 * A schema in which the row of a model may replace parameters. Most rows replace nothing; the others get a schema that is
 * made once and compiled once, as long as the row stays what it is.
 */
export function schemaOfModel<Properties extends TProperties>(
  schema: TObject<Properties>,
  replaced: (model: VideoModel) => TProperties,
): (model: VideoModel) => TObject<Properties> {
  const made = new WeakMap<VideoModel, TObject<Properties>>();
  return (model) => {
    const known = made.get(model);
    if (known) return known;
    const own = replaced(model);
    const found =
      Object.keys(own).length === 0
        ? schema
        : (Type.Object({ ...schema.properties, ...own }) as unknown as TObject<Properties>);
    made.set(model, found);
    return found;
  };
}
