/** Example bodies where the schema alone would not give one that works. */
export const REQUESTS: Readonly<Record<string, object>> = {
  'POST /v1/video/create': { model: 'vidA3.1', prompt: 'a fox in the snow', aspect_ratio: '16:9' },
  'POST /v1/videos': { model: 'vidB-2', prompt: 'a fox in the snow', seconds: '8', size: '1280x720' },
  'POST /v1/chat/completions': {
    model: 'chat-4o-audio-preview',
    messages: [{ role: 'user', content: 'Say good evening.' }],
  },
  'POST /v1/audio/transcriptions': { model: 'asr-1', file: 'talk.mp3', response_format: 'srt' },
  'POST /v1/audio/translations': { model: 'asr-1', file: 'talk.mp3' },
  'POST /v1/audio/speech': { model: 'chat-4o-mini-tts-2025-12-15', input: 'Good evening.', voice: 'alloy' },
  'POST /v1/quote': { endpoint: '/v1/video/create', body: { model: 'vidA3.1', prompt: 'a fox in the snow' } },
  'POST /vidB/v1/characters': { url: 'https://shop.example/mira.mp4', timestamps: '1,3' },
};
