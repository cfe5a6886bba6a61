/** The contract's "Audio file size 25 MB", counted in binary megabytes. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
