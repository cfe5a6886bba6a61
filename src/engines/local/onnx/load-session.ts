import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { withFloatConvolutions } from './float-convolutions.ts';
import { withLateFirstStep } from './late-first-step.ts';
import { readFields, writeField } from './protobuf-fields.ts';

export interface SessionSettings {
  readonly threads: number;
  /** Keeps freed memory for the next run: faster, but uses more memory. */
  readonly arena: boolean;
  /** Unused outputs of the graph; dropping them saves memory. */
  readonly unread?: RegExp;
  /** Whether 8-bit convolutions run as floats: a third faster. */
  readonly floatConvolutions?: boolean;
  /** Whether a merged decoder unpacks its vocabulary for each first step: less memory, slightly slower. */
  readonly lateFirstStep?: boolean;
  /** Whether quantised constants are unpacked once at load instead of at every run. */
  readonly unpackConstants?: boolean;
}

/** Field numbers of the ONNX format. */
const MODEL_GRAPH = 7;
const GRAPH_OUTPUT = 12;
const VALUE_NAME = 1;

export async function loadSession(path: string, settings: SessionSettings): Promise<InferenceSession> {
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: settings.threads,
    enableCpuMemArena: settings.arena,
    logSeverityLevel: 3,
    // Makes Whisper's decoder 7 times faster: 8 ms per token instead of 61.
    extra: {
      session: {
        disable_quant_qdq: settings.unpackConstants === false ? '0' : '1',
        // Spinning threads take cores from other work; without spinning an idle machine is 2 % slower.
        intra_op: { allow_spinning: '0' },
      },
    },
  };
  const { unread, floatConvolutions, lateFirstStep } = settings;
  if (!unread && !floatConvolutions && !lateFirstStep) return InferenceSession.create(path, options);
  let model: Buffer = await readFile(path);
  if (unread) model = withoutOutputs(model, unread);
  if (floatConvolutions) model = withFloatConvolutions(model);
  if (lateFirstStep) model = withLateFirstStep(model);
  return InferenceSession.create(model, options);
}

function withoutOutputs(model: Buffer, unread: RegExp): Buffer {
  const parts = readFields(model).map((field) => {
    if (field.number !== MODEL_GRAPH) return field.whole;
    const kept = readFields(field.value).filter(
      (part) => part.number !== GRAPH_OUTPUT || !unread.test(nameOf(part.value)),
    );
    return writeField(MODEL_GRAPH, Buffer.concat(kept.map((part) => part.whole)));
  });
  return Buffer.concat(parts);
}

function nameOf(value: Buffer): string {
  return (
    readFields(value)
      .find((field) => field.number === VALUE_NAME)
      ?.value.toString() ?? ''
  );
}
