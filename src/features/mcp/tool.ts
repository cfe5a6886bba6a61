import {
  type CallToolResult,
  fromJsonSchema,
  type StandardSchemaWithJSON,
  type ToolAnnotations,
} from '@modelcontextprotocol/server';
import type { Static, TObject } from 'typebox';
import type { Phonofilm } from '../../../client/src/index.ts';
import type { Files } from './files.ts';

/** What a tool may use while it runs. */
export interface ToolCall {
  readonly service: Phonofilm;
  readonly files: Files;
  /** Fires when the client cancels the call or leaves. */
  readonly signal: AbortSignal;
  /** Fires when this side is about to stop: a tool that waits answers with what is known. */
  readonly stopping: AbortSignal;
  /** Tells the client, if it wants to know. */
  progress(percent: number, message: string): void;
}

/** A request of the public API that costs something, as `POST /v1/quote` takes it. */
export interface PaidCall {
  readonly endpoint: string;
  readonly body: object;
}

/** Clients decide by these what they ask the user about. What the protocol takes an absent one for is not left to it. */
export type ToolHints = Required<Omit<ToolAnnotations, 'title'>>;

/** Of tools that look and change nothing. */
export const LOOKS: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolHints;
  readonly input: StandardSchemaWithJSON<unknown>;
  run(input: unknown, call: ToolCall): Promise<CallToolResult>;
  /** Null for what is free. */
  readonly quote: ToolQuote | null;
}

export interface ToolQuote {
  readonly input: StandardSchemaWithJSON<unknown>;
  paidCall(input: unknown, call: ToolCall): Promise<PaidCall>;
}

/** Input is checked against its schema before `run` and `paidCall` see it. */
interface ToolDefinition<Input extends TObject> extends Omit<Tool, 'input' | 'run' | 'quote'> {
  readonly input: Input;
  run(input: Static<Input>, call: ToolCall): Promise<CallToolResult>;
  readonly quote?: ToolQuote;
}

export function defineTool<Input extends TObject>(definition: ToolDefinition<Input>): Tool {
  return {
    ...definition,
    input: fromJsonSchema(definition.input as object),
    run: (input, call) => definition.run(input as Static<Input>, call),
    quote: definition.quote ?? null,
  };
}

export function defineQuote<Input extends TObject>(
  input: Input,
  paidCall: (input: Static<Input>, call: ToolCall) => Promise<PaidCall>,
): ToolQuote {
  return {
    input: fromJsonSchema(input as object),
    paidCall: (checked, call) => paidCall(checked as Static<Input>, call),
  };
}

/** Without the arguments that were not given, since the service takes an absent parameter but no `undefined`. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export function textResult(text: string, structured: object): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
}
