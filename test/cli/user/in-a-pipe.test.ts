import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { serveFile } from '../../support/serve-file.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type UserHome, userHome } from './user-home.ts';

/** The commands for users in a pipe, as scripts call them. */
describe('in a pipe', () => {
  let service: TestService;
  let home: UserHome;
  before(async () => {
    service = await startService();
    home = userHome(service);
    copyFileSync((await sampleFiles()).speech['wav']!, home.path('talk.wav'));
  });
  after(async () => {
    home.remove();
    await service.stop();
  });

  test('a video is saved, with plain lines about its progress', async () => {
    const run = await home.run('video', 'a fox in the snow', '-o', 'fox.mp4');
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^Saved fox\.mp4 \(\d+ kB\)\n$/);
    assert.match(run.stderr, /^vidA3\.1:\d+-\w+ (pending|processing|completed) \d+ %\n/);
    assert.match(run.stderr, / completed 100 %\n$/);
    assert.equal(run.stderr.includes('\x1b'), false);
    assert.deepEqual(readFileSync(home.path('fox.mp4')), readFileSync((await sampleFiles()).video));
    assert.equal(existsSync(home.path('fox.mp4.part')), false);
    assert.equal(existsSync(home.path('no-data')), false, 'a user needs no data folder');
  });

  test('the flags of a video reach the service', async () => {
    const words = [
      '--model',
      'vidB-2-pro',
      '--seconds',
      '15',
      '--size',
      'large',
      '--portrait',
      '--no-watermark',
    ];
    const run = await home.run('video', 'at night', ...words, '--json');
    assert.equal(run.code, 0, run.stderr);
    const video = JSON.parse(run.stdout);
    assert.equal(video.status, 'completed');
    assert.equal(run.stderr, '');
    const read = await service.call('GET', `/v1/videos/${video.id}`);
    assert.deepEqual([read.json.model, read.json.seconds, read.json.size], ['vidB-2-pro', 15, '1080x1920']);
    const job = service.engines.video.jobs.at(-1)!;
    assert.equal(job.watermark, false);
  });

  test('an exact size and an image go through the form of the openai SDK', async () => {
    copyFileSync((await sampleFiles()).picture, home.path('base.jpg'));
    const words = ['--model', 'vidA_3_1', '--seconds', '5', '--image', 'base.jpg', '--no-wait'];
    const run = await home.run('video', 'she waves', ...words);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^video_[0-9a-f-]{36}\n$/);
    const video = await service.finished(run.stdout.trim());
    assert.equal(video['status'], 'completed');
  });

  test('a video can go through a pipe, alone on standard output', async () => {
    const run = await home.run('video', 'a boat', '-o', '-');
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /ftyp/);
    assert.equal(run.stdout.includes('Saved'), false);
  });

  test('a video that fails is an error with its code and leaves no file', async () => {
    const run = await home.run('video', 'please fail', '-o', 'failed.mp4');
    assert.equal(run.code, 1);
    assert.match(run.stderr, /told to fail\. It was refunded\. \(generation_failed, vidA3\.1:/);
    assert.deepEqual(
      readdirSync(home.folder).filter((name) => name.startsWith('failed')),
      [],
    );
    const script = await home.run('video', 'please fail', '--json');
    assert.equal(script.code, 1);
    assert.equal(JSON.parse(script.stderr).error.code, 'generation_failed');
  });

  test('where the video cannot be saved none is made', async () => {
    const before = service.engines.video.started.length;
    const run = await home.run('video', 'a fox', '-o', 'nowhere/fox.mp4');
    assert.equal(run.code, 1);
    assert.match(run.stderr, /nowhere\/fox\.mp4 cannot be written: its folder does not exist/);
    assert.equal(service.engines.video.started.length, before);
  });

  test('a video that was ordered before is listed, shown, waited for and saved', async () => {
    const { stdout } = await home.runHere('video', 'a kite over the sea', '--no-wait');
    const id = stdout.trim();
    const saved = await home.run('download', id, '-o', 'kite.mp4');
    assert.equal(saved.code, 0, saved.stderr);
    assert.deepEqual(readFileSync(home.path('kite.mp4')), readFileSync((await sampleFiles()).video));
    const listed = await home.runHere('list', '--limit', '1');
    assert.match(listed.stdout, /^VIDEO +STATUS +CREATED +PROMPT\n/, listed.stderr);
    assert.ok(listed.stdout.includes(`${id}  completed  `) && listed.stdout.includes('a kite over the sea'));
    assert.match(listed.stdout, new RegExp(`There are more: --after ${id}\n$`));
    const shown = await home.runHere('show', id);
    assert.match(shown.stdout, /^status +completed$/m, shown.stderr);
    assert.match(shown.stdout, /^address +http/m);
    assert.equal(JSON.parse((await home.runHere('show', id, '--json')).stdout).id, id);
    const unknown = await home.runHere('show', 'vidA3.1:1-none');
    assert.equal(unknown.code, 1);
    assert.match(unknown.stderr, /resource_not_found|task_not_found/);
  });

  test('a video is cancelled by its id, once, and a finished one is left alone', async () => {
    const id = (await home.runHere('video', 'boats that hang', '--no-wait')).stdout.trim();
    const run = await home.runHere('cancel', id);
    assert.equal(run.stdout, `${id} is cancelled. It was refunded.\n`, run.stderr);
    assert.match((await home.runHere('show', id)).stdout, /^status +cancelled$/m);
    const again = await home.runHere('cancel', id);
    assert.equal(again.code, 1);
    assert.match(again.stderr, /has ended already \(failed\)\. Nothing was changed\./);
  });

  test('clips and recordings are brought as files or by address', async () => {
    copyFileSync((await sampleFiles()).video, home.path('clip.mp4'));
    await using served = await serveFile(home.path('clip.mp4'), 'video/mp4');
    const talk = home.path('talk.wav');
    const ways = [
      ['--clip', home.path('clip.mp4'), '--recording', talk, '-m', 'vidB-2'],
      ['--clip', served.url, '--recording', talk],
      ['--clip', served.url, '--recording', talk, '-m', 'vidB-2'],
    ];
    for (const words of ways) {
      const run = await home.runHere('video', 'a boat', ...words, '--json');
      assert.equal(run.code, 0, run.stderr);
      const job = service.engines.video.jobs.find(({ taskId }) => taskId === JSON.parse(run.stdout).id)!;
      assert.deepEqual(job.inputs.map(({ role }) => role).toSorted(), ['clip', 'sound']);
    }
    const missing = await home.runHere('video', 'a boat', '--recording', 'nope.wav');
    assert.equal(missing.stderr, 'nope.wav cannot be read: there is no such file.\n');
    const wrong = await home.runHere('video', 'a boat', '-m', 'vidB-2', '--clip', talk);
    assert.match(wrong.stderr, /^The file is not a video; .*\(invalid_file_format\)/);
  });

  test('a video is edited and extended', async () => {
    const made = await home.runHere('video', 'a boat', '--model', 'vidB-2', '--seconds', '10', '--json');
    const { id } = JSON.parse(made.stdout);
    for (const [words, kind, seconds] of [
      [['edit', id, 'the boat is blue'], 'edit', 10],
      [['extend', id, 'it sails away', '--seconds', '4'], 'extension', 14],
    ] as const) {
      const run = await home.runHere(...words, '--json');
      assert.equal(run.code, 0, run.stderr);
      const video = JSON.parse(run.stdout);
      assert.equal(video.status, 'completed');
      assert.equal((await service.call('GET', `/v1/videos/${video.id}`)).json.seconds, seconds);
      const job = service.engines.video.jobs.find(({ taskId }) => taskId === video.id)!;
      assert.deepEqual([job.reworks?.kind, job.edits], [kind, [words[2]]]);
      const price = await home.runHere('quote', ...words);
      assert.equal(price.stdout, kind === 'edit' ? '1 credits\n' : '0.4 credits\n', price.stderr);
    }
    const lengthless = await home.runHere('extend', id, 'it sails away');
    assert.deepEqual([lengthless.code, /--seconds/.test(lengthless.stderr)], [2, true]);
    const unknown = await home.runHere('edit', 'vidB-2:1-none', 'the boat is blue');
    assert.match(unknown.stderr, /task_not_found/);
    const file = home.path('own.mp4');
    copyFileSync((await sampleFiles()).video, file);
    const sent = await home.runHere('edit', file, 'the boat is blue', '--model', 'vidB-2');
    assert.match(sent.stderr, /can only edit videos that it has made itself/);
    const absent = await home.runHere('extend', 'no.mp4', 'it sails away', '--seconds', '4');
    assert.match(absent.stderr, /no\.mp4 cannot be read: there is no such file/);
  });

  test('a video is remixed, and gives a character', async () => {
    const made = await home.runHere('video', 'a fox', '--model', 'vidB-2', '--seconds', '10', '--json');
    const { id } = JSON.parse(made.stdout);
    const remixed = await home.run('remix', id, 'make it night', '-o', 'night.mp4');
    assert.equal(remixed.code, 0, remixed.stderr);
    assert.match(remixed.stdout, /^Saved night\.mp4/);
    const price = await home.runHere('quote', 'remix', id, 'make it night');
    assert.match(price.stdout, / credits\n$/, price.stderr);
    const added = await home.runHere('characters', 'add', '--video', id, '--part', '0,1');
    assert.match(added.stdout, /^@\S+\n$/, added.stderr);
    const listed = await home.runHere('characters');
    assert.ok(listed.stdout.includes(added.stdout.trim()), listed.stdout);
    const character = listed.stdout.split('\n')[1]!.split(/ +/)[1]!;
    assert.equal((await home.runHere('characters', 'remove', character)).code, 0);
    assert.equal((await home.runHere('characters')).stdout, 'There are none.\n');
  });

  test('a file that is not there, or a folder, is named as such', async () => {
    mkdirSync(home.path('a-folder'));
    for (const words of [['transcribe'], ['translate'], ['chat', 'x', '--audio']]) {
      const missing = await home.runHere(...words, 'nope.mp3');
      assert.deepEqual(
        [missing.code, missing.stderr],
        [1, 'nope.mp3 cannot be read: there is no such file.\n'],
      );
    }
    const folder = await home.run('transcribe', 'a-folder');
    assert.deepEqual([folder.code, folder.stderr], [1, 'a-folder is a folder, not a file.\n']);
    const picture = await home.runHere(
      'video',
      'x',
      '--size',
      '1280x720',
      '-m',
      'vidB-2',
      '--image',
      'nope.png',
    );
    assert.match(picture.stderr, /^nope\.png cannot be read/);
  });

  test('what the service says of a field is said of the flag', async () => {
    const words = ['video', 'x', '-m', 'vidB-2', '--character', 'https://a.example/b.mp4'];
    const run = await home.runHere(...words, '--character-part', '9,2');
    assert.equal(run.code, 1);
    assert.match(run.stderr, /^--character-part must be/);
    const script = await home.runHere(...words, '--character-part', '9,2', '--json');
    assert.equal(JSON.parse(script.stderr).error.param, 'character_timestamps', 'as the API says it');
  });

  test('a name that no character has is told before the video is paid', async () => {
    const reported = 'You have no character @nobody: the video will not know who is meant.\n';
    const words = ['video', '@nobody waves', '-m', 'vidB-2'];
    const quoted = await home.runHere('quote', ...words);
    assert.deepEqual([quoted.stderr, quoted.stdout], [reported, '1 credits\n']);
    const made = await home.runHere(...words, '--no-wait');
    assert.deepEqual([made.code, made.stderr], [0, reported]);
  });

  test('speech is saved in the format that the file is named after, or goes through a pipe', async () => {
    const saved = await home.run('speak', 'Hello.', '--voice', 'nova', '--speed', '0.8', '-o', 'hello.flac');
    assert.equal(saved.code, 0, saved.stderr);
    assert.deepEqual(
      readFileSync(home.path('hello.flac')),
      readFileSync((await sampleFiles()).speech['flac']!),
    );
    const request = service.engines.speech.requests.at(-1)!;
    assert.deepEqual([request.voice, request.speed], ['nova', 0.8]);
    const piped = await home.runWithInput('From a file.\n', 'speak', '-', '-o', '-', '--format', 'wav');
    assert.equal(piped.code, 0, piped.stderr);
    assert.match(piped.stdout, /^RIFF/);
    assert.equal(service.engines.speech.requests.at(-1)!.text, 'From a file.');
  });

  test('a recording is written down as text, subtitles or JSON', async () => {
    const text = await home.run('transcribe', 'talk.wav');
    assert.equal(text.stdout, 'Hello from the fake. It hears --> two sentences.\n', text.stderr);
    const subtitles = await home.run('transcribe', 'talk.wav', '--srt', '--language', 'de', '-o', 'talk.srt');
    assert.equal(subtitles.code, 0, subtitles.stderr);
    assert.match(readFileSync(home.path('talk.srt'), 'utf8'), /^1\n00:00:00,000 --> 00:00:01,500\nHello/);
    assert.equal(service.engines.transcriber.requests.at(-1)!.language, 'de');
    assert.match((await home.runHere('transcribe', home.path('talk.wav'), '--vtt')).stdout, /^WEBVTT/);
    const whole = JSON.parse((await home.runHere('transcribe', home.path('talk.wav'), '--json')).stdout);
    assert.equal(whole.segments.length, 2);
    const simple = await home.runHere('transcribe', home.path('talk.wav'), '--model', 'chat-4o-transcribe');
    assert.equal(simple.stdout, text.stdout);
  });

  test('a recording is translated', async () => {
    const run = await home.runHere('translate', home.path('talk.wav'), '--json');
    assert.equal(run.code, 0, run.stderr);
    assert.equal(JSON.parse(run.stdout).task, 'translate');
  });

  test('a chat is answered in text, from a spoken question, and aloud', async () => {
    const text = await home.run('chat', 'Why is the sky blue?', '--system', 'Be brief.');
    assert.equal(text.stdout, 'You said: Why is the sky blue?\n', text.stderr);
    assert.equal(service.engines.chat.requests.at(-1)!.messages[0]!.content, 'Be brief.');
    const heard = await home.run('chat', '--audio', 'talk.wav');
    assert.match(heard.stdout, /Hello from the fake/, heard.stderr);
    const spoken = await home.run('chat', 'Tell me.', '--speak', 'answer.mp3');
    assert.equal(spoken.code, 0, spoken.stderr);
    assert.match(spoken.stdout, /You said: Tell me\./);
    assert.deepEqual(
      readFileSync(home.path('answer.mp3')),
      readFileSync((await sampleFiles()).speech['mp3']!),
    );
    const whole = JSON.parse((await home.runHere('chat', 'Hi', '--json')).stdout);
    assert.equal(whole.object, 'chat.completion');
  });

  test('the models of the key are listed with what they are for and their price', async () => {
    const table = await home.runHere('models');
    assert.match(table.stdout, /^MODEL +WHAT IT IS FOR, WHAT IT COSTS, HOW LONG IT TAKES\n/, table.stderr);
    assert.match(
      table.stdout,
      /^vidB-2 +Videos with characters, style and remixes\. 0\.1 credits per second, .*\.$/m,
    );
    const { data } = JSON.parse((await home.runHere('models', '--json')).stdout);
    assert.ok(data.length > 10);
    assert.equal(data[0].capabilities.kind, 'video');
  });

  test('an error of the service has its code, a remedy and exit code 1', async () => {
    const wrong = await home.runHere('models', '--key', 'sk-wrong');
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /Give another with --key, or `phonofilm login`\. \(invalid_api_key\)/);
    const script = await home.run('speak', 'x', '-o', 'x.mp3', '--voice', 'nobody', '--json');
    assert.equal(script.code, 1);
    assert.equal(JSON.parse(script.stderr).error.code, 'voice_not_supported');
    assert.equal(existsSync(home.path('x.mp3')), false);
    const nobody = await home.runHere('models', '--server', 'http://127.0.0.1:9');
    assert.equal(nobody.code, 1);
    assert.match(nobody.stderr, /No answer from http:\/\/127\.0\.0\.1:9\. .*doctor/);
  });

  const MISTAKES: readonly [string, string[], RegExp][] = [
    ['no prompt', ['video'], /There is no prompt/],
    ['an unknown flag', ['video', 'x', '--colour'], /unknown option '--colour'/],
    ['a flag without its value', ['speak', 'x', '-o'], /-o/],
    ['no file for speech', ['speak', 'x'], /needs -o FILE/],
    [
      'words without quotes',
      ['video', 'a', 'fox'],
      /too many arguments for 'video'[\s\S]*A text with spaces needs quotes/,
    ],
    ['a number that is none', ['speak', 'x', '-o', 'x.mp3', '--speed', 'fast'], /--speed takes a number/],
    ['an unknown format', ['speak', 'x', '-o', 'x', '--format', 'au'], /Allowed choices are mp3, opus/],
    ['two layouts', ['transcribe', 'talk.wav', '--srt', '--vtt'], /Give one of/],
    ['a flag of the other family', ['video', 'x', '--private'], /vidA3\.1 does not take --private/],
    [
      'a size that the model lacks',
      ['video', 'x', '--size', '3x3'],
      /sizes of vidA3\.1 are 1280x720, 1920x1080,/,
    ],
    [
      'the price of such a size',
      ['quote', 'video', 'x', '--size', 'banana'],
      /sizes of vidA3\.1 are 1280x720/,
    ],
    [
      'a length that the model lacks',
      ['video', 'x', '--seconds', '10'],
      /A video of vidA3\.1 is 8 seconds long/,
    ],
    ['a server that is no address', ['models', '--server', 'videos'], /http or https address/],
    ['half a command', ['quote'], /quote video/],
  ];
  for (const [title, args, says] of MISTAKES) {
    test(`${title} is wrong usage: exit code 2`, async () => {
      const run = await (args.length === 1 ? home.run : home.runHere)(...args);
      assert.equal(run.code, 2, run.stderr);
      assert.match(run.stderr, says);
      assert.equal(run.stdout, '');
    });
  }
});
