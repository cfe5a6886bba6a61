import { Type } from 'typebox';

export const VideoId = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "The video's id, as list_videos and the tools that make videos give it.",
});
