import { readFileSync } from 'node:fs';
import { sampleFiles } from './fake-engines.ts';
import type { TestService } from './service.ts';

interface VideoRoute {
  readonly made: string;
  readonly family: 'A' | 'B';
  /** What /v1/videos/{id} and the events show of the task. */
  readonly fields: readonly string[];
  /** The id of a new task. */
  create(service: TestService, prompt: string): Promise<string>;
}

export type VideoRouteName = 'createA' | 'createB' | 'formA' | 'formB' | 'remix' | 'chat';

const FAMILY_A_FIELDS = ['id', 'status', 'progress', 'video_url', 'enhanced_prompt', 'status_update_time'];
const FAMILY_B_FIELDS = ['id', 'status', 'progress', 'video_url', 'model', 'seconds', 'size'];

/** Every way to make a task. */
export const VIDEO_ROUTES: Readonly<Record<VideoRouteName, VideoRoute>> = {
  createA: {
    made: '/v1/video/create with vidA3',
    family: 'A',
    fields: FAMILY_A_FIELDS,
    create: async (service, prompt) =>
      (await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt })).json.id,
  },
  createB: {
    made: '/v1/video/create with vidB-2',
    family: 'B',
    fields: FAMILY_B_FIELDS,
    create: async (service, prompt) =>
      (await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] })).json.id,
  },
  formA: {
    made: '/v1/videos with vidA_3_1',
    family: 'A',
    fields: FAMILY_A_FIELDS,
    create: async (service, prompt) => {
      const input_reference = new Blob([readFileSync((await sampleFiles()).picture)]);
      const fields = { model: 'vidA_3_1', prompt, seconds: '8', size: '16x9', input_reference };
      return (await service.form('/v1/videos', fields)).json.id;
    },
  },
  formB: {
    made: '/v1/videos with vidB-2',
    family: 'B',
    fields: FAMILY_B_FIELDS,
    create: async (service, prompt) => {
      const fields = { model: 'vidB-2', prompt, seconds: '4', size: '720x1280' };
      return (await service.form('/v1/videos', fields)).json.id;
    },
  },
  remix: {
    made: 'a remix',
    family: 'B',
    fields: FAMILY_B_FIELDS,
    create: async (service, prompt) => {
      const source = await VIDEO_ROUTES.createB.create(service, 'a boat');
      await service.finished(source);
      return (await service.call('POST', `/v1/videos/${source}/remix`, { prompt })).json.id;
    },
  },
  chat: {
    made: '/v1/chat/completions',
    family: 'B',
    fields: FAMILY_B_FIELDS,
    create: async (service, prompt) => {
      const body = { model: 'vidB-2', messages: [{ role: 'user', content: prompt }] };
      const { json } = await service.call('POST', '/v1/chat/completions', body);
      return /^task_id: (\S+)/.exec(json.choices[0].message.content)![1]!;
    },
  },
};
