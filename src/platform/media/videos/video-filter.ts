import { FilterComplexAPI } from 'node-av/api';
import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import type { Geometry } from './read-geometry.ts';

/** A picture that is put into the lower right corner of every frame. */
export interface VideoMark {
  readonly width: number;
  readonly height: number;
  /** From the edges of the video. */
  readonly inset: number;
  /** RGBA, as base64. */
  readonly pixels: string;
}

export interface Filter {
  of(frame: Frame): Iterable<Frame>;
  /** After the last frame. */
  rest(): Iterable<Frame>;
}

/** Frames as they are displayed, in square pixels of yuv420p, with the mark. */
export function pictureFilter(geometry: Geometry, mark: VideoMark | null): Filter {
  const { width, height } = geometry.fit(Number.POSITIVE_INFINITY);
  const shown = `[video]${geometry.upright}scale=${width}:${height},setsar=1,format=yuv420p`;
  return mark
    ? filterOf(`${shown}[plain];[plain][mark]overlay=W-w-${mark.inset}:H-h-${mark.inset}[made]`, mark)
    : filterOf(`${shown}[made]`);
}

/** What the encoder of AAC takes, without gaps. */
export function soundFilter(): Filter {
  return filterOf('[video]aresample=48000:async=1,aformat=sample_fmts=fltp:channel_layouts=stereo[made]');
}

function filterOf(description: string, mark: VideoMark | null = null): Filter {
  const filter = FilterComplexAPI.create(description, {
    inputs: [{ label: 'video' }, ...(mark ? [{ label: 'mark' }] : [])],
    outputs: [{ label: 'made' }],
  });
  function* made(): Generator<Frame> {
    for (let next = filter.receiveSync('made'); next; next = filter.receiveSync('made')) yield next;
  }
  return {
    *of(frame) {
      const isFirst = !filter.isInitialized;
      if (isFirst && mark) {
        using picture = frameOf(mark, frame);
        filter.processSync('mark', picture);
      }
      filter.processSync('video', frame);
      // The filter repeats the last picture of an input that has ended.
      if (isFirst && mark) filter.flushSync('mark');
      yield* made();
    },
    *rest() {
      if (!filter.isInitialized) return;
      filter.flushSync('video');
      yield* made();
    },
  };
}

/** From the time of the first frame on. */
function frameOf({ width, height, pixels }: VideoMark, first: Frame): Frame {
  const { timeBase, pts } = first;
  const options = { width, height, format: AV_PIX_FMT_RGBA, timeBase } as const;
  const frame = Frame.fromVideoBuffer(Buffer.from(pixels, 'base64'), options);
  frame.pts = pts;
  return frame;
}
