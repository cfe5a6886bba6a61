import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer, type McpHost } from './create-mcp-server.ts';

/** Serves one HTTP request of the protocol, of every revision; nothing is kept between two of them. */
export async function serveMessage(host: McpHost, request: Request, body: unknown): Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(host), {
    // Tools and resources change with the program alone, so there is nothing to subscribe to.
    maxSubscriptions: 0,
  });
  return await handler.fetch(request, { ...(body !== undefined && body !== null && { parsedBody: body }) });
}
