import { styleText } from 'node:util';
import { type Command, FOR_USERS } from '../command.ts';
import type { Finding } from '../doctor/finding.ts';

export const doctor: Command = {
  name: 'doctor',
  audience: FOR_USERS,
  summary: 'check the service on this machine, and suggest remedies',
  examples: ['doctor', 'doctor --json'],
  run: async (_input, session) => {
    // Loads half of the service, which the help need not wait for.
    const { examine } = await import('../doctor/examine.ts');
    const findings = await examine(session);
    const healthy = findings.every(({ state }) => state !== 'broken');
    session.print({ healthy, findings }, shown(findings));
    return healthy ? 0 : 1;
  },
};

const LOOKS_LIKE = {
  ok: ['green', 'ok'],
  warning: ['yellow', 'warning'],
  broken: ['red', 'broken'],
  unknown: ['gray', 'unknown'],
} as const;

function shown(findings: readonly Finding[]): string {
  return findings
    .map(({ part, state, message }) => {
      const [colour, word] = LOOKS_LIKE[state];
      const mark = styleText(colour, word.padEnd(7), { stream: process.stdout });
      return `${mark}  ${part.padEnd(11)}  ${message.replaceAll('\n', ' ')}`;
    })
    .join('\n');
}
