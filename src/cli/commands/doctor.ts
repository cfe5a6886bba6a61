import { styleText } from 'node:util';
import type { Input } from '../../platform/commands/command-words.ts';
import { type Command, FOR_USERS, type Session } from '../command.ts';
import type { Finding } from '../doctor/finding.ts';

export const doctor: Command = {
  name: 'doctor',
  audience: FOR_USERS,
  summary: 'check the service on this machine, and suggest remedies',
  flags: {
    drill: {
      description:
        'try the running service with a test key: a film, a cancelled film, a webhook, a backup and a restore',
    },
    'admin-key': { value: 'KEY', description: 'for the drill (ADMIN_KEY, or DATA_DIR/admin-key)' },
    scratch: {
      value: 'FOLDER',
      description: 'where the drill backs up and restores to (default: the temporary folder)',
    },
  },
  examples: ['doctor', 'doctor --json', 'doctor --drill'],
  run: async (input, session) => {
    const findings = await findingsOf(input, session);
    const healthy = findings.every(({ state }) => state !== 'broken');
    session.print({ healthy, findings }, shown(findings));
    return healthy ? 0 : 1;
  },
};

/** Both load half of the service, which the help need not wait for. */
async function findingsOf(input: Input, session: Session): Promise<Finding[]> {
  if (!input.choice('drill')) return await (await import('../doctor/examine.ts')).examine(session);
  const { drill } = await import('../doctor/drill.ts');
  return await drill(session, {
    server: input.text('server'),
    adminKey: input.text('admin-key'),
    scratch: input.text('scratch'),
  });
}

const LOOKS_LIKE = {
  ok: ['green', 'ok'],
  warning: ['yellow', 'warning'],
  broken: ['red', 'broken'],
  unknown: ['gray', 'unknown'],
} as const;

function shown(findings: readonly Finding[]): string {
  return findings
    .map(({ part, state, message, seconds }) => {
      const [colour, word] = LOOKS_LIKE[state];
      const mark = styleText(colour, word.padEnd(7), { stream: process.stdout });
      const took = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
      return `${mark}  ${part.padEnd(11)}  ${message.replaceAll('\n', ' ')}${took}`;
    })
    .join('\n');
}
