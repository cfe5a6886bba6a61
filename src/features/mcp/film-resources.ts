import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { type Phonofilm, PhonofilmError } from '../../../client/src/index.ts';

/** As many as a person looks through. */
const LISTED = 20;

const uriOf = (id: string) => `phonofilm://films/${encodeURIComponent(id)}`;

/** The account's films as resources: what is known of each, with a fresh link to it. */
export function registerFilms(server: McpServer, service: () => Promise<Phonofilm>): void {
  const template = new ResourceTemplate('phonofilm://films/{id}', {
    list: async (context) => {
      const { signal } = context.mcpReq;
      const { data } = await (await service()).listVideos({ limit: LISTED }, signal);
      return {
        resources: data.map(({ id, status, prompt }) => ({
          uri: uriOf(id),
          name: id,
          description: `${status}: ${prompt}`,
          mimeType: 'application/json',
        })),
      };
    },
  });
  const about = { title: 'Film', description: 'A film: its state, and the link to it once it is completed.' };
  server.registerResource('film', template, about, async (uri, { id }, context) => {
    const film = await (await service())
      .readVideo(decodeURIComponent(String(id)), context.mcpReq.signal)
      .catch((error: unknown) => {
        if (!(error instanceof PhonofilmError)) throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${error.message} (code: ${error.code})`);
      });
    return {
      contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(film, null, 2) }],
    };
  });
}
