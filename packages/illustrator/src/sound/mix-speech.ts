import type { HeardLine } from './spoken-line.ts';
import type { StereoSound } from './stereo-sound.ts';

/** What is heard under speech is 12 dB quieter. */
const DUCKED = 0.25;
const RAMP_SECONDS = 0.15;
/** Between two sentences the ambience does not come back for a breath. */
const BREATH_SECONDS = 0.5;
/** Voices are recorded at different levels: each line is brought to this one, and stays clear of clipping. */
const LINE_LEVEL = 0.13;
const LINE_PEAK = 0.85;
const LOUDNESS = { say: 1, whisper: 0.55, shout: 1.45, sing: 1 } as const;

/** Lays the lines over the film's sound, which makes room for them. */
export function mixSpeech(sound: StereoSound, lines: readonly HeardLine[]): void {
  if (lines.length === 0) return;
  duck(sound, lines);
  for (const line of lines) addLine(sound, line);
}

function duck({ left, right, rate }: StereoSound, lines: readonly HeardLine[]): void {
  const spans = joined(lines);
  for (let sample = 0; sample < left.length; sample++) {
    const seconds = sample / rate;
    // How far from the nearest speech, in ramps.
    let away = 1;
    for (const { start, end } of spans) {
      const distance = seconds < start ? start - seconds : seconds > end ? seconds - end : 0;
      away = Math.min(away, distance / RAMP_SECONDS);
    }
    const gain = DUCKED + (1 - DUCKED) * (0.5 - 0.5 * Math.cos(Math.PI * away));
    left[sample]! *= gain;
    right[sample]! *= gain;
  }
}

function joined(lines: readonly HeardLine[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { startSeconds, endSeconds } of lines) {
    const last = spans.at(-1);
    if (last && startSeconds - last.end < BREATH_SECONDS) last.end = Math.max(last.end, endSeconds);
    else spans.push({ start: startSeconds, end: endSeconds });
  }
  return spans;
}

function addLine({ left, right, rate }: StereoSound, line: HeardLine): void {
  const gain = gainOf(line);
  const first = Math.round(line.startSeconds * rate);
  const count = Math.min(left.length - first, Math.floor((line.samples.length - 1) * (rate / line.rate)));
  const step = line.rate / rate;
  for (let at = 0; at < count; at++) {
    const position = at * step;
    const index = Math.floor(position);
    const share = position - index;
    const value = (line.samples[index]! * (1 - share) + line.samples[index + 1]! * share) * gain;
    left[first + at] = clipped(left[first + at]! + value);
    right[first + at] = clipped(right[first + at]! + value);
  }
}

function gainOf({ samples, manner }: HeardLine): number {
  let [sum, heard, peak] = [0, 0, 0];
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    // Pauses say nothing about how loud a voice is.
    if (Math.abs(sample) < 0.005) continue;
    sum += sample * sample;
    heard += 1;
  }
  if (heard === 0) return 0;
  return Math.min((LINE_LEVEL * LOUDNESS[manner]) / Math.sqrt(sum / heard), LINE_PEAK / peak);
}

function clipped(value: number): number {
  return Math.max(-0.98, Math.min(0.98, value));
}
