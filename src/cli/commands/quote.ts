import type { Quote } from '../../../client/src/index.ts';
import { shownAmount } from '../../platform/commands/shown-values.ts';
import { type Command, FOR_USERS, type PaidCommand } from '../command.ts';
import { warnOfNames } from '../order-video.ts';

/** What a command would cost: `quote` before the same command line; nothing is made or paid. */
export function quoteOf(command: PaidCommand): Command {
  const { output: _output, wait: _wait, ...flags } = command.quoteFlags ?? command.flags ?? {};
  return {
    name: `quote ${command.name}`,
    audience: FOR_USERS,
    arguments: command.quoteArguments ?? command.arguments ?? [],
    summary: `what \`${command.name}\` would cost`,
    flags,
    ...(command.fields && { fields: command.fields }),
    examples: [command.quoteExample],
    run: async (input, session) => {
      const call = await command.paidCall(input, session);
      const server = await session.server();
      const quote = await server.quote(call, session.signal);
      if (!session.json) warnOfNames(quote);
      session.print(quote, shownQuote(quote));
      return quote.payable ? 0 : 1;
    },
  };
}

function shownQuote({ amount, currency, payable, reason }: Quote): string {
  const price = `${shownAmount(amount)} ${currency}`;
  return payable ? price : `${price}, which cannot be paid (${reason})`;
}
