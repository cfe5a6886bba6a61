/** The contract: "Audio file size 25 MB", which is 26,214,400 bytes (decision 23). */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
