import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import { type Parameter, unfit } from '../../domain/parameters.ts';
import { noteFacts } from '../../platform/http/observation/request-facts.ts';
import type { OfferedBeyond } from '../models/video-offer.ts';
import type { VideoOrder } from './video-order.ts';

type Fields = Readonly<Record<string, unknown>>;

/** So much is passed on at most; a service that takes more has a field that a row can declare. */
const MOST_PASSED = 16_384;

/** An order with what its request says beyond the fields of the contract. In a form everything is text. */
export function withParameters(
  order: VideoOrder,
  { declared, passes }: OfferedBeyond,
  fields: Fields,
  contract: { readonly properties: object },
): VideoOrder {
  // `character_create[save_to_library]` is a part of a field.
  const further = Object.entries(fields).filter(
    ([name]) => !((name.split('[')[0] ?? name) in contract.properties),
  );
  const isDeclared = ([name]: [string, unknown]) => Object.hasOwn(declared, name);
  const given = further
    .filter(isDeclared)
    .map(([name, value]) => [name, readValue(name, declared[name] as Parameter, value)] as const);
  const others = further.filter((field) => !isDeclared(field));
  const video = {
    ...order.video,
    ...(given.length > 0 && { parameters: { ...order.video.parameters, ...Object.fromEntries(given) } }),
  };
  if (!passes || others.length === 0) return { ...order, video, ignored: others.map(([name]) => name) };
  const passed = { ...order.video.passed, ...Object.fromEntries(others) };
  if (JSON.stringify(passed).length > MOST_PASSED)
    throw new ServiceError(
      'invalid_parameter',
      `Further fields may have ${MOST_PASSED} characters together.`,
      {
        param: others[0]?.[0] ?? '',
      },
    );
  return { ...order, video: { ...video, passed } };
}

function readValue(name: string, parameter: Parameter, value: unknown) {
  const read = typeof value === 'string' && parameter.type !== 'string' ? fromText(value) : value;
  const must = unfit(parameter, read);
  if (must === null) return read as string | number | boolean;
  throw new ServiceError('invalid_parameter', `\`${name}\` must be ${must}.`, { param: name });
}

function fromText(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+([.]\d+)?$/.test(text) ? Number(text) : text;
}

/** For the log of requests, which keeps no texts of callers: numbers, choices, yes and no. */
function noteParameters(request: FastifyRequest, { model, video }: VideoOrder): void {
  const numbers = Object.entries(video.parameters ?? {}).filter(([name]) => {
    const parameter = model.parameters[name];
    return parameter && (parameter.type !== 'string' || parameter.values);
  });
  if (numbers.length > 0) noteFacts(request, { parameters: Object.fromEntries(numbers) });
}

/** What can stand in a header, of names that may be anything. */
const NAME = /^[\w.[\]-]{1,64}$/;
const MOST_NAMES = 20;

/** Notes what was set, and says in a header what was ignored; with `Phonofilm-Strict: true` it is refused. */
export function setIgnoredHeader(reply: FastifyReply, order: VideoOrder): void {
  const { ignored = [] } = order;
  const [first] = ignored;
  noteParameters(reply.request, order);
  if (first === undefined) return;
  if (reply.request.headers['phonofilm-strict'] === 'true')
    throw new ServiceError('invalid_parameter', `This model does not take \`${first}\`.`, {
      param: first,
    });
  const names = ignored.filter((name) => NAME.test(name)).slice(0, MOST_NAMES);
  if (names.length > 0) reply.header('x-phonofilm-ignored', names.join(', '));
}
