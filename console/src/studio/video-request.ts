import { draftVideo, type VideoDraft, type VideoWishes } from '../../../client/src/video-draft.ts';
import type { Extra, VideoWay } from '../../../client/src/video-ways.ts';
import type { KnownModel } from '../api/models.svelte.ts';
import { type PickedFile, type VideoChoices, wayFor } from './video-choices.ts';

/** A video as the API takes it, with what it brings. */
export type VideoRequest = VideoDraft<PickedFile>;

export function toRequest(choices: VideoChoices, model: KnownModel): VideoRequest {
  const wishes = wishesOf(choices, wayFor(model, choices));
  return draftVideo({ ...wishes, parameters: parametersOf(choices, model) }, model);
}

/** Only what differs from the defaults, so that the code samples stay short, and what the request can carry. */
function wishesOf(choices: VideoChoices, { extras, needsImage }: VideoWay): VideoWishes<PickedFile> {
  const clip = choices.characterUrl.trim();
  const task = choices.characterFromTask.trim();
  const { saveCharacter, selfPortrait } = choices;
  const others: Partial<Record<Extra, unknown>> = {
    enhance_prompt: choices.enhance,
    private: choices.private,
    style: choices.style.trim(),
    metadata: choices.metadata.trim(),
    character_url: clip,
    character_from_task: extras.includes('character_from_task') && task,
    character_timestamps: (clip || task) && choices.characterTimestamps.trim(),
    character_create: (clip || task) &&
      (saveCharacter || selfPortrait) && {
        save_to_library: saveCharacter,
        create_self_portrait: selfPortrait,
      },
  };
  const carried = Object.entries(others).filter(([name, value]) => value && extras.includes(name as Extra));
  // Videos of a form that needs a picture have no watermark unless it is asked for; others have one unless it is not.
  const isUnusual = extras.includes('watermark') && choices.watermark === needsImage;
  return {
    prompt: choices.prompt.trim(),
    size: choices.size,
    seconds: choices.seconds,
    images: choices.images,
    videos: choices.videos,
    audios: choices.audios,
    ...Object.fromEntries(carried),
    ...(isUnusual && { watermark: choices.watermark }),
  };
}

/** What was chosen of what the model declares. */
function parametersOf({ parameters }: VideoChoices, { capabilities }: KnownModel): Record<string, string> {
  const declared = capabilities.parameters ?? {};
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      name in declared && value?.trim() ? [[name, value]] : [],
    ),
  );
}
