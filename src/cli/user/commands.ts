import type { PaidCommand, UserCommand } from './user-command.ts';

/** Every command for users, in the order of the help. Each is loaded when it is needed, so that the server is not slowed. */
const COMMANDS: Readonly<Record<string, () => Promise<UserCommand>>> = {
  video: async () => (await import('./commands/video.ts')).video,
  remix: async () => (await import('./commands/remix.ts')).remix,
  list: async () => (await import('./commands/films.ts')).list,
  show: async () => (await import('./commands/films.ts')).show,
  download: async () => (await import('./commands/films.ts')).download,
  cancel: async () => (await import('./commands/films.ts')).cancel,
  characters: async () => (await import('./commands/characters.ts')).characters,
  'characters add': async () => (await import('./commands/characters.ts')).addCharacter,
  'characters remove': async () => (await import('./commands/characters.ts')).removeCharacter,
  speak: async () => (await import('./commands/speak.ts')).speak,
  transcribe: async () => (await import('./commands/transcribe.ts')).transcribe,
  translate: async () => (await import('./commands/transcribe.ts')).translate,
  chat: async () => (await import('./commands/chat.ts')).chat,
  scene: async () => (await import('./commands/scene.ts')).scene,
  models: async () => (await import('./commands/models.ts')).models,
  'quote video': () => quote(async () => (await import('./commands/video.ts')).video),
  'quote remix': () => quote(async () => (await import('./commands/remix.ts')).remix),
  'quote speak': () => quote(async () => (await import('./commands/speak.ts')).speak),
  'quote transcribe': () => quote(async () => (await import('./commands/transcribe.ts')).transcribe),
  'quote translate': () => quote(async () => (await import('./commands/transcribe.ts')).translate),
  'quote chat': () => quote(async () => (await import('./commands/chat.ts')).chat),
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  login: async () => (await import('./commands/login.ts')).login,
  logout: async () => (await import('./commands/login.ts')).logout,
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

/** Second words that make a command the operator's: `models pull` manages weights, `characters list` shows all accounts'. */
const OF_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  models: ['list', 'pull', 'verify', 'remove'],
  characters: ['list', 'delete'],
};

const OF_THE_PROGRAM = ['help', '--help', '-h', '--version'];

/** Whether the arguments are a command for users, or ask for help or the version. */
export function isForUsers(args: readonly string[]): boolean {
  const [first = '', second = ''] = args;
  if (OF_THE_PROGRAM.includes(first)) return true;
  if (OF_OPERATORS[first]?.includes(second)) return false;
  return Object.keys(COMMANDS).some((name) => name.split(' ')[0] === first);
}

export const userCommandNames: readonly string[] = Object.keys(COMMANDS);

export async function findUserCommand(args: readonly string[]): Promise<UserCommand | undefined> {
  const load = COMMANDS[args.slice(0, 2).join(' ')] ?? COMMANDS[args[0] ?? ''];
  return await load?.();
}

export async function allUserCommands(): Promise<UserCommand[]> {
  return await Promise.all(Object.values(COMMANDS).map((load) => load()));
}

async function quote(load: () => Promise<PaidCommand>): Promise<UserCommand> {
  const { quoteOf } = await import('./commands/quote.ts');
  return quoteOf(await load());
}
