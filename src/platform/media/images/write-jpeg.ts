import { writeFile } from 'node:fs/promises';
import { FilterAPI } from 'node-av/api';
import {
  AV_CODEC_FLAG_QSCALE,
  AV_PIX_FMT_YUVJ420P,
  AVCOL_RANGE_JPEG,
  FF_ENCODER_MJPEG,
  FF_QP2LAMBDA,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, type Frame, Packet, Rational } from 'node-av/lib';

/** From 2, the best, to 31. */
const QUALITY = 3;

/** Writes one frame, processed by `filters`, as a JPEG. */
export async function writeJpeg(file: string, frame: Frame, filters: string): Promise<void> {
  // JPEG uses the full range of values, video a limited one.
  const filter = FilterAPI.create(`${filters},scale=out_range=pc,setsar=1,format=yuvj420p`);
  const [picture] = filter.processAllSync(frame);
  if (!picture) throw new Error('The filter returned no picture.');
  const codec = Codec.findEncoderByName(FF_ENCODER_MJPEG);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = picture.width;
  encoder.height = picture.height;
  encoder.pixelFormat = AV_PIX_FMT_YUVJ420P;
  encoder.colorRange = AVCOL_RANGE_JPEG;
  encoder.timeBase = new Rational(1, 1);
  encoder.setFlags(AV_CODEC_FLAG_QSCALE);
  encoder.globalQuality = QUALITY * FF_QP2LAMBDA;
  FFmpegError.throwIfError(await encoder.open2(codec, null), 'open mjpeg');
  picture.pts = 0n;
  picture.quality = QUALITY * FF_QP2LAMBDA;
  const packet = new Packet();
  packet.alloc();
  FFmpegError.throwIfError(await encoder.sendFrame(picture), 'encode');
  FFmpegError.throwIfError(await encoder.sendFrame(null), 'encode');
  FFmpegError.throwIfError(await encoder.receivePacket(packet), 'encode');
  if (!packet.data) throw new Error('The encoder returned no picture.');
  await writeFile(file, packet.data);
}
