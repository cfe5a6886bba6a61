const MEASURES: Readonly<Record<string, string>> = {
  per_second: 'per second of video',
  large_factor: 'times that above 1280 × 720',
  per_video: 'per video',
  per_picture: 'per picture',
  per_minute: 'per minute of audio',
  per_thousand_characters: 'per thousand characters',
  per_thousand_tokens: 'per thousand tokens',
  per_thousand_input_tokens: 'per thousand input tokens',
  per_thousand_output_tokens: 'per thousand output tokens',
  per_thousand_cached_tokens: 'per thousand cached tokens',
  per_thousand_audio_tokens: 'per thousand audio tokens',
};

/** What a price counts, in words. */
export const measure = (name: string): string => MEASURES[name] ?? name;
