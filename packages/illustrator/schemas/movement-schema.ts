import { Type } from 'typebox';
import { bodySchema } from './deed-schema.ts';
import { length, mayHave, oneOf, part } from './schema-parts.ts';

/** One file of `movements/`, as its author writes it. */
export const MovementSchema = part('how people move', {
  cycle: length('seconds of one round'),
  keys: Type.Array(Type.String({ pattern: '^(?:[a-z]+ -?[0-9.]+(?:,-?[0-9.]+)?(?: |$))*$' }), {
    minItems: 1,
    description: 'moments of the round, as of a deed; what one leaves out is as in the first',
  }),
  face: bodySchema.face,
  props: bodySchema.props,
  ...mayHave({
    speed: length("in hundredths of a person's height a second"),
    stance: oneOf(['sit', 'lie'], 'where one sits or lies at it anyway'),
  }),
});
