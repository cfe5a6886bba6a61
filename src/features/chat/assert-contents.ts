import { ServiceError } from '../../domain/errors.ts';
import type { ChatFields } from './chat-body.ts';

/** Every message says something, be it by the id of a reply. */
export function assertContents({ messages }: ChatFields): void {
  const index = messages.findIndex(({ content, audio }) => content === undefined && !audio);
  if (index < 0) return;
  const param = `messages[${index}].content`;
  throw new ServiceError('missing_parameter', `\`${param}\` is required: text, or blocks.`, { param });
}
