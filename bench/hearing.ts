import { mkdirSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { createLocalAudio } from '../src/compose/local-audio.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';
import type { Sentence } from './support/hearing-corpus.ts';
import { type HearingMaterial, hearingMaterial, LANGUAGES } from './support/hearing-material.ts';
import { HearingResults, type HearingTask } from './support/hearing-results.ts';
import { HEARING_MODELS, hearingSpeed } from './support/hearing-speed.ts';
import { RIGHT, translationVerdict } from './support/translation-verdicts.ts';
import { wordErrors } from './support/word-errors.ts';

/**
 * The tables of docs/audio-reports.md.
 *
 *     npm run bench:hearing                 wrong words and translations, then the speed; some 20 minutes on two idle cores
 *     npm run bench:hearing -- en fr        some languages only
 *     npm run bench:hearing -- --speed      only the speed, in three minutes; nothing else should run meanwhile
 *     npm run bench:hearing -- --words      all but the speed; the load of the machine does not matter
 *     npm run bench:hearing -- --fresh      hears again what an earlier run has heard
 *
 * What was heard is kept in ~/.cache/phonofilm/bench, and a run that was interrupted goes on from there. The recordings
 * come from Debian's packages (apt-get download) and stay there too.
 */
const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const languages = LANGUAGES.filter((language) => requested.length === 0 || requested.includes(language));
const folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'phonofilm/bench/hearing');
mkdirSync(folder, { recursive: true });
const weightsDirectory = defaultWeightsDirectory(process.env);

const speaking = createLocalAudio({ weightsDirectory });
const material = new Map<string, HearingMaterial>();
for (const language of languages)
  material.set(language, await hearingMaterial(folder, language, speaking.speech));
speaking.close();

if (!flags.has('--speed')) {
  const results = new HearingResults(join(folder, 'results'));
  if (flags.has('--fresh')) results.forget();
  const tasks = hearingTasks();
  await results.complete(tasks, weightsDirectory, availableParallelism());
  wrongWords(results);
  translations(results);
  console.log(`\nHeard from ${results.period(tasks)}.`);
}
if (!flags.has('--words')) await hearingSpeed(folder, weightsDirectory, material);

/** What says most comes first. */
function hearingTasks(): HearingTask[] {
  const all = [...material.entries()];
  const others = all.filter(([language]) => language !== 'en');
  const ordered = [...others, ...all.filter(([language]) => language === 'en')];
  const transcribe = (model: string, some: typeof all): HearingTask[] =>
    some.flatMap(([, { recordings }]) =>
      recordings.map((recording) => ({ model, recording, task: 'transcribe' })),
    );
  return [
    ...others.flatMap(([, { sentences }]) => sentences.map(translation)),
    ...Object.keys(HEARING_MODELS).flatMap((model) => transcribe(model, others)),
    ...Object.keys(HEARING_MODELS).flatMap((model) => transcribe(model, ordered.slice(others.length))),
  ];
}

/** Whichever model is asked for, the most accurate one translates. */
function translation(recording: Sentence): HearingTask {
  return { model: 'asr-1', recording, task: 'translate' };
}

function wrongWords(results: HearingResults): void {
  const rows = Object.keys(HEARING_MODELS).map((model) => {
    const rates = [...material].map(([language, { recordings }]) => {
      const errors = recordings.map((recording) =>
        wordErrors(language, recording.said, results.heard({ model, recording, task: 'transcribe' })),
      );
      const sum = (field: 'wrong' | 'said') => errors.reduce((total, error) => total + error[field], 0);
      return ((sum('wrong') / sum('said')) * 100).toFixed(1);
    });
    return `| \`${model}\` | ${rates.join(' | ')} |`;
  });
  const minutes = [...material.values()].map(({ recordings }) =>
    (recordings.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1),
  );
  console.log(`| wrong words, % | ${languages.join(' | ')} |\n|---|${languages.map(() => '---').join('|')}|`);
  console.log(`| minutes of sound | ${minutes.join(' | ')} |\n${rows.join('\n')}`);
}

function translations(results: HearingResults): void {
  const rows = [...material.values()].flatMap(({ sentences }) =>
    sentences.map((sentence) => {
      const heard = results.heard(translation(sentence));
      return { sentence, heard, verdict: translationVerdict(heard) };
    }),
  );
  const right = rows.filter(({ verdict }) => verdict === RIGHT).length;
  console.log(`\nTranslations right in meaning: ${right} of ${rows.length}\n`);
  console.log('| | means | translated | |\n|---|---|---|---|');
  for (const { sentence, heard, verdict } of rows)
    console.log(`| ${sentence.language} | ${sentence.english} | ${heard} | ${verdict} |`);
}
