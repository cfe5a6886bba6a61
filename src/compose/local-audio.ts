import { availableParallelism } from 'node:os';
import { LocalChat } from '../engines/local/chat/local-chat.ts';
import { LocalTranscriber } from '../engines/local/hearing/local-transcriber.ts';
import type { LocalEngineOptions } from '../engines/local/local-engine-options.ts';
import { LocalSpeech } from '../engines/local/speech/local-speech.ts';
import type { ChildExit } from '../platform/children/child-pool.ts';

export interface LocalAudioOptions {
  readonly weightsDirectory: string;
  /** Whether models are loaded at start. Default false. */
  readonly warm?: boolean;
  /** Requests that may wait for each engine. Default 8. */
  readonly waiting?: number;
  /** Default 15 minutes. */
  readonly idleMs?: number;
  /** Cores each engine may use. Default: all, at most 4; the models gain little from more. */
  readonly threads?: number;
  /** A GGUF file for chat instead of TinyLlama. */
  readonly chatModelPath?: string | null;
  /** See `LocalSpeechOptions`. Default false. */
  readonly simpleVoice?: boolean;
  /** Called when an engine's process has exited unexpectedly. */
  readonly onExit?: (exit: ChildExit) => void;
}

export interface LocalAudio {
  readonly transcriber: LocalTranscriber;
  readonly speech: LocalSpeech;
  readonly chat: LocalChat;
  close(): void;
}

const IDLE_MS = 15 * 60_000;
/** Loading a model blocks its process for seconds, up to a dozen on a busy machine; callers wait up to two minutes. */
const SILENCE_MS = 60_000;
const MOST_THREADS = 4;

/** Transcription, speech and chat on this machine. Nothing is loaded here: each engine is a separate process. */
export function createLocalAudio(options: LocalAudioOptions): LocalAudio {
  const engine: LocalEngineOptions = {
    weightsDirectory: options.weightsDirectory,
    threads: options.threads ?? Math.min(MOST_THREADS, availableParallelism()),
    waiting: options.waiting ?? 8,
    warm: options.warm ?? false,
    idleMs: options.idleMs ?? IDLE_MS,
    silenceMs: SILENCE_MS,
    onExit: options.onExit ?? (() => {}),
  };
  const transcriber = new LocalTranscriber(engine);
  const speech = new LocalSpeech({ ...engine, simpleVoice: options.simpleVoice ?? false });
  const chat = new LocalChat({ ...engine, modelPath: options.chatModelPath ?? null });
  return {
    transcriber,
    speech,
    chat,
    close() {
      transcriber.close();
      speech.close();
      chat.close();
    },
  };
}
