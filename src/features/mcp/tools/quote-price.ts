import { Type } from 'typebox';
import type { Quote } from '../../../../client/src/index.ts';
import { EXAMPLES } from '../../../domain/models.ts';
import { UnusableInput } from '../files.ts';
import { defineTool, LOOKS, type Tool, type ToolQuote, textResult } from '../tool.ts';

export function quotePrice(tools: readonly Tool[]): Tool {
  const quotes = new Map<string, ToolQuote>();
  for (const { name, quote } of tools) if (quote !== null) quotes.set(name, quote);
  return defineTool({
    name: 'quote_price',
    title: 'Quote a price',
    description:
      'What a call of another tool would cost, and whether it could be paid now. Nothing is made or charged.',
    annotations: LOOKS,
    input: Type.Object(
      {
        tool: Type.Unsafe<string>({
          type: 'string',
          enum: [...quotes.keys()],
          description: 'The tool that would be called.',
        }),
        arguments: Type.Record(Type.String(), Type.Unknown(), {
          description: `Its arguments, such as {"prompt": "a fox", "model": "${EXAMPLES.actors}", "seconds": 15}. For recordings {"seconds": 600} instead of the audio itself.`,
        }),
      },
      { additionalProperties: false },
    ),
    run: async ({ tool, arguments: input }, call) => {
      const quote = quotes.get(tool);
      if (quote === undefined) throw new UnusableInput('tool', `${tool} costs nothing.`);
      const checked = await quote.input['~standard'].validate(input);
      if (checked.issues)
        throw new UnusableInput('arguments', checked.issues.map(({ message }) => message).join('; '));
      const paid = await quote.paidCall(checked.value, call);
      const answer = await call.service.quote(paid, call.signal);
      return textResult(described(answer), answer);
    },
  });
}

function described({ amount, currency, payable, reason, unknown_characters: names = [] }: Quote): string {
  const refusal = payable ? '' : `, which cannot be paid now (code: ${reason})`;
  const unknown = names.map((name) => ` The account has no character @${name}: it stays plain text.`);
  return `It would cost ${amount} ${currency}${refusal}.${unknown.join('')}`;
}
