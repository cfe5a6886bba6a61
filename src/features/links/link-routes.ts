import { Type } from 'typebox';
import type { VideoLink } from '../../domain/videos/video-link.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { ListSchema, listJson } from '../../platform/http/answers/list-page.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { VideoLinks } from './links.ts';

/** /v1/videos/{id}/links: links that show a video to people without a key. */

const WEEK_SECONDS = 7 * 86_400;
const LONGEST_SECONDS = 365 * 86_400;
const SHORTEST_SECONDS = 60;

const NewLinkBody = Type.Object({
  expires_in: Type.Optional(
    Type.Integer({
      minimum: SHORTEST_SECONDS,
      maximum: LONGEST_SECONDS,
      default: WEEK_SECONDS,
      description:
        'Seconds until the link expires. The video may be deleted earlier, when its retention ends.',
    }),
  ),
});

const LinkSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`video.link`' }),
  url: Type.String({ description: 'A page that shows the video.' }),
  created_at: Type.Integer({ description: 'Unix seconds.' }),
  expires_at: Type.Integer({ description: 'Unix seconds.' }),
});

export interface VideoLinksDeps {
  readonly videoLinks: VideoLinks;
  readonly publicUrl: string | null;
}

const tags = ['Video'];
const params = Type.Object({ id: Type.String() });

export function videoLinks(app: App, { videoLinks: links, publicUrl }: VideoLinksDeps): void {
  app.post(
    '/v1/videos/:id/links',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Make a link that shows a video without a key',
        tags,
        params,
        body: NewLinkBody,
        response: answers(LinkSchema),
      },
    },
    async (request) => {
      const { body } = request;
      const { expires_in = WEEK_SECONDS } = body;
      const idempotent = idempotentRequest(request, body);
      const link = await links.create(request.caller, request.params.id, expires_in * 1000, idempotent);
      return linkJson(link, baseUrl(publicUrl, request));
    },
  );

  app.get(
    '/v1/videos/:id/links',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'List the links to a video',
        tags,
        params,
        response: answers(ListSchema(LinkSchema)),
      },
    },
    async (request) => {
      const base = baseUrl(publicUrl, request);
      const all = await links.list(request.caller, request.params.id);
      return listJson({ items: all, hasMore: false }, (link) => linkJson(link, base));
    },
  );

  app.delete(
    '/v1/videos/:id/links/:link',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Delete a link to a video: it stops working at once',
        tags,
        params: Type.Object({ id: Type.String(), link: Type.String() }),
        response: answers(DeletedSchema('video.link')),
      },
    },
    async ({ caller, params: { id, link } }) => {
      await links.delete(caller, id, link);
      return deletedJson('video.link', link);
    },
  );
}

function linkJson({ id, createdAt, expiresAt }: VideoLink, base: string) {
  return {
    id,
    object: 'video.link',
    url: `${base}/shared/${id}`,
    created_at: Math.floor(createdAt / 1000),
    expires_at: Math.floor(expiresAt / 1000),
  };
}
