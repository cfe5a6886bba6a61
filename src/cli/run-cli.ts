export async function runCli(
  _args: string[],
  _environment: Record<string, string | undefined>,
): Promise<number> {
  throw new Error('not there yet');
}
