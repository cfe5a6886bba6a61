import type { LookSchema } from '../../schemas/look-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

type Said = Written<typeof LookSchema>;
type Always =
  | 'skin'
  | 'hair'
  | 'hairStyle'
  | 'top'
  | 'bottom'
  | 'shoes'
  | 'dress'
  | 'cape'
  | 'beard'
  | 'tutu'
  | 'height';

/** How somebody looks, as far as files of roles, garments and deeds say it. */
export type Look = Omit<Said, Always> & Required<Pick<Said, Always>>;

export type HairStyle = Look['hairStyle'];
