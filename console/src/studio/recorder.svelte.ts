import { t } from '../words.ts';

const CHUNK_MS = 200;

/** The microphone. Browsers only give it to pages of https, or of this machine. */
export class Recorder {
  isOn = $state(false);
  /** How much has been recorded. */
  seconds = $state(0);
  #recorder: MediaRecorder | null = null;
  #chunks: Blob[] = [];
  #wanted = false;

  async start(): Promise<void> {
    if (!navigator.mediaDevices) {
      throw new Error(
        t(
          'The browser does not let this page use a microphone. Open the page over https, or on the machine itself.',
        ),
      );
    }
    this.#wanted = true;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => {
      throw new Error(t('No microphone: allow it for this page in the browser, or choose a file instead.'));
    });
    if (!this.#wanted) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    this.#chunks = [];
    this.#recorder = new MediaRecorder(stream);
    this.seconds = 0;
    const startedAt = Date.now();
    this.#recorder.ondataavailable = ({ data }) => {
      this.#chunks.push(data);
      this.seconds = Math.floor((Date.now() - startedAt) / 1000);
    };
    this.#recorder.start(CHUNK_MS);
    this.isOn = true;
  }

  /** What was recorded; null when nothing was. */
  async stop(): Promise<Blob | null> {
    this.#wanted = false;
    const recorder = this.#recorder;
    this.#recorder = null;
    this.isOn = false;
    if (!recorder) return null;
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    for (const track of recorder.stream.getTracks()) track.stop();
    const blob = new Blob(this.#chunks, { type: recorder.mimeType });
    return blob.size > 0 ? blob : null;
  }
}
