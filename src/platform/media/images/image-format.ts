/** The kinds of still image that the contract allows. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';
