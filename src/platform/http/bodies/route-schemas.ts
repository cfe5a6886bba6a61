import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import { assertObject } from './json-body.ts';
import type { SchemaFacts } from './schema-facts.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler checks the body: its schema depends on the model, or it is a form that is read as a stream. */
    checksBody?: boolean;
  }
}

/** Handlers get body, query and parameters with the types of their route's schema. */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** What routes are added to. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  SchemaTypes
>;

/** A route's schema validates. What is wrong is thrown as the contract has it, here and nowhere else. */
export function validateRoutes(app: FastifyInstance): void {
  app.setValidatorCompiler(checkBySchema);
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.checksBody)
      route.validatorCompiler = (part) => (part.httpPart === 'body' ? pass : checkBySchema(part));
  });
}

const pass = () => true;

const checkBySchema: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const read = httpPart === 'body' ? assertObject : withNumbers(schema as SchemaFacts);
  return (value: unknown) => {
    try {
      return { value: validate(schema as TSchema, read(value)) };
    } catch (error) {
      return { error: error as Error };
    }
  };
};

/** Query strings are text: numbers are converted where the schema expects one. */
function withNumbers({ properties = {} }: SchemaFacts): (query: unknown) => object {
  const isNumber = (name: string) => /integer|number/.test(String(properties[name]?.type));
  const numbers = new Set(Object.keys(properties).filter(isNumber));
  if (numbers.size === 0) return (query) => query as object;
  return (query) => {
    const read: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
      const isSpelled = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
      read[name] = isSpelled && numbers.has(name) ? Number(value) : value;
    }
    return read;
  };
}
