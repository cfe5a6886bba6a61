/** Settings with five models that nobody has ever heard of, of every kind. */
export const OWN_MODELS = {
  models: {
    'studio/clip-5': {
      kind: 'video',
      description: 'Short clips of the house.',
      sizes: ['832x480', '480x832'],
      seconds: [5, 10],
      images: 2,
      price: { per_second: 0.2 },
      routes: ['fake/video'],
    },
    'quick-video': { like: 'vidB-2', price: { per_second: 0.01 } },
    'anna-tts': {
      kind: 'speech',
      voices: ['anna', 'ben'],
      instructions: true,
      languages: ['de', 'en'],
      price: { per_thousand_characters: 0.5 },
      routes: ['local'],
      aliases: ['gpt-4o-mini-tts'],
    },
    'ear-1': {
      kind: 'transcription',
      languages: ['de'],
      effort: 'fast',
      price: { per_minute: 0.6 },
      routes: ['local'],
    },
    'wise-chat': {
      like: 'chat-4o-audio-preview',
      context_tokens: 9000,
      max_output_tokens: 1000,
      price: { per_thousand_tokens: 0.02 },
    },
  },
};
