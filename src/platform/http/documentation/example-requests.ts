import { EXAMPLES, USUAL_MODELS } from '../../../domain/models.ts';

/** Example bodies where the schema alone would not give one that works. */
export const REQUESTS: Readonly<Record<string, object>> = {
  'POST /v1/video/create': { model: USUAL_MODELS.video, prompt: 'a fox in the snow', aspect_ratio: '16:9' },
  'POST /v1/videos': { model: EXAMPLES.actors, prompt: 'a fox in the snow', seconds: '8', size: '1280x720' },
  'POST /v1/chat/completions': {
    model: USUAL_MODELS.chat,
    messages: [{ role: 'user', content: 'Say good evening.' }],
  },
  'POST /v1/audio/transcriptions': {
    model: USUAL_MODELS.transcription,
    file: 'talk.mp3',
    response_format: 'srt',
  },
  'POST /v1/audio/translations': { model: USUAL_MODELS.transcription, file: 'talk.mp3' },
  'POST /v1/audio/speech': { model: USUAL_MODELS.speech, input: 'Good evening.', voice: 'alloy' },
  'POST /v1/quote': {
    endpoint: '/v1/video/create',
    body: { model: USUAL_MODELS.video, prompt: 'a fox in the snow' },
  },
  'POST /admin/v1/models': { id: 'house-film', like: EXAMPLES.actors, description: 'Our own films.' },
  'POST /v1/responses': { model: 'gateway-chat', input: 'Say hello.' },
  'POST /vidB/v1/characters': { url: 'https://shop.example/mira.mp4', timestamps: '1,3' },
};
