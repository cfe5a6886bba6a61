import { type Command, FOR_USERS, type PaidCommand } from '../command.ts';
import { shownAmount } from '../shown-values.ts';

interface Quote {
  readonly amount: number;
  readonly currency: string;
  readonly payable: boolean;
  /** The code of the billing error that the call would get; null when it can be paid. */
  readonly reason: string | null;
}

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
      const json = await command.paidCall(input, session);
      const server = await session.server();
      const quote = await server.json<Quote>({ path: '/v1/quote', json, signal: session.signal });
      session.print(quote, shownQuote(quote));
      return quote.payable ? 0 : 1;
    },
  };
}

function shownQuote({ amount, currency, payable, reason }: Quote): string {
  const price = `${shownAmount(amount)} ${currency}`;
  return payable ? price : `${price}, which cannot be paid (${reason})`;
}
