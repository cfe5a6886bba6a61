import type { StandIn } from '../../features/replays/serve-exchanges.ts';
import { type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { type Command, CommandFailed, ROLES, type Session } from '../command.ts';

/** Where the key of the recorded service is; the command that is run does not see it. */
const KEY_VARIABLE = 'UPSTREAM_KEY';

/** A service for tests: everything in a folder that is thrown away, and a test key; or the recording of another service. */
export const rehearse: Command = {
  name: 'rehearse',
  arguments: ['[command...]'],
  audience: ROLES,
  summary: 'run a service for tests, with a test key; stops when its parent or the command ends',
  flags: {
    port: { value: 'PORT', description: 'where it listens (default: a free port)' },
    record: {
      value: 'FOLDER',
      description: 'pass requests on to --upstream, and record them with the answers',
    },
    upstream: {
      value: 'URL',
      description: `the base URL of the service to record; its key is in ${KEY_VARIABLE}`,
    },
    replay: { value: 'FOLDER', description: 'answer as the recorded service did' },
    ignore: {
      value: 'FIELD',
      multiple: true,
      description: 'a request field that a replay does not compare; may be repeated',
    },
  },
  examples: [
    'rehearse',
    'rehearse --port 8090',
    'rehearse -- npm test',
    'rehearse --record test/recording --upstream https://films.example/v1 -- npm test',
    'rehearse --replay test/recording -- npm test',
  ],
  run: async (input, { environment }) => {
    const { [KEY_VARIABLE]: key, ...others } = environment;
    const { runRehearsal } = await import('../run-rehearsal.ts');
    return await runRehearsal(await startStandIn(input, environment, key), input.arguments, others);
  },
};

async function startStandIn(
  input: Input,
  environment: Session['environment'],
  key?: string,
): Promise<StandIn> {
  const [record, upstream, replay] = ['record', 'upstream', 'replay'].map((flag) => input.text(flag));
  const port = input.number('port') ?? 0;
  const ignored = input.texts('ignore') ?? [];
  if ((record === undefined) !== (upstream === undefined))
    throw new WrongUsage('--record and --upstream go together.');
  if (replay !== undefined && record !== undefined)
    throw new WrongUsage('A recording is made with --record or answered with --replay, one at a time.');
  if (replay === undefined && ignored.length > 0) throw new WrongUsage('--ignore goes with --replay.');
  if (replay !== undefined) {
    const { startReplay } = await import('../../features/replays/replay-requests.ts');
    return await startReplay({ folder: replay, ignored, port }).catch(explain);
  }
  if (record !== undefined && upstream !== undefined) {
    if (!/^https?:/.test(upstream) || !URL.canParse(upstream))
      throw new WrongUsage(
        `--upstream takes an address such as https://films.example/v1; not "${upstream}".`,
      );
    const { startRecording } = await import('../../features/replays/record-requests.ts');
    const service = { upstream: new URL(upstream), key: key || null };
    return await startRecording({ ...service, folder: record, port }).catch(explain);
  }
  const { startRehearsing } = await import('../rehearsing-service.ts');
  return await startRehearsing(port, environment);
}

function explain(error: Error): never {
  throw new CommandFailed(error.message);
}
