import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const WEIGHTS = new URL('../../weights/', import.meta.url);
/** Rows of the table of vectors for the root, and for a word that it does not have. */
const UNKNOWN = 1;

interface Vocabulary {
  readonly words: readonly string[];
  readonly characters: readonly string[];
  readonly tags: readonly string[];
  readonly labels: readonly string[];
  readonly maxCharacters: number;
}

/** What the network says of a sentence; the root is word 0 of each. */
export interface Judgement {
  /** The likeliest part of speech of each word. */
  readonly tags: readonly string[];
  /** `arcs[word][head]`: the score of that head. */
  readonly arcs: readonly (readonly number[])[];
  /** The likeliest label between a word and a head. */
  readonly labelOf: (word: number, head: number) => string;
}

/** The trained parser: words in, scores out. */
export class Network {
  readonly #vocabulary: Vocabulary;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #characters: ReadonlyMap<string, number>;
  readonly #vectors: Int8Array;
  readonly #scales: Float32Array;
  readonly #session: InferenceSession;

  private constructor(
    vocabulary: Vocabulary,
    vectors: Int8Array,
    scales: Float32Array,
    session: InferenceSession,
  ) {
    this.#vocabulary = vocabulary;
    this.#rows = new Map(vocabulary.words.map((word, row) => [word, row]));
    this.#characters = new Map(vocabulary.characters.map((character, number) => [character, number]));
    this.#vectors = vectors;
    this.#scales = scales;
    this.#session = session;
  }

  static async load(): Promise<Network> {
    const [vocabulary, vectors, scales, session] = await Promise.all([
      readFile(new URL('meta.json.gz', WEIGHTS)),
      readFile(new URL('vectors.i8', WEIGHTS)),
      readFile(new URL('scales.f32', WEIGHTS)),
      readFile(new URL('parser.int8.onnx', WEIGHTS)).then((model) =>
        InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
      ),
    ]);
    return new Network(
      JSON.parse(gunzipSync(vocabulary).toString()) as Vocabulary,
      new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
      new Float32Array(new Uint8Array(scales).buffer),
      session,
    );
  }

  /** The words it was shown in training, the commonest first. */
  get words(): readonly string[] {
    return this.#vocabulary.words;
  }

  knows(word: string): boolean {
    return this.#rows.has(word);
  }

  async judge(words: readonly string[]): Promise<Judgement> {
    const count = words.length + 1;
    const output = await this.#session.run({
      vectors: this.#vectorsOf(words),
      characters: this.#spellingOf(words),
    });
    const { tags, labels } = this.#vocabulary;
    const tagScores = numbersOf(output['tags']);
    const arcScores = numbersOf(output['arcs']);
    const labelScores = numbersOf(output['labels']);
    const rows = Array.from({ length: count }, (_, word) => word);
    return {
      tags: rows.map(
        (word) => tags[highest(tags.length, (tag) => tagScores[word * tags.length + tag])] ?? 'X',
      ),
      arcs: rows.map((word) => Array.from(arcScores.subarray(word * count, (word + 1) * count))),
      labelOf: (word, head) => {
        const score = (label: number) => labelScores[(label * count + word) * count + head];
        return labels[highest(labels.length, score)] ?? 'dep';
      },
    };
  }

  #vectorsOf(words: readonly string[]): Tensor {
    const width = this.#vectors.length / this.#scales.length;
    const values = new Float32Array((words.length + 1) * width);
    for (const [index, word] of [null, ...words].entries()) {
      const row = word === null ? UNKNOWN : (this.#rows.get(word.toLowerCase()) ?? UNKNOWN);
      const scale = this.#scales[row] ?? 0;
      const vector = this.#vectors.subarray(row * width, (row + 1) * width);
      values.set(
        Float32Array.from(vector, (value) => value * scale),
        index * width,
      );
    }
    return new Tensor('float32', values, [1, words.length + 1, width]);
  }

  /** The letters of each word; of a long one its beginning and its end. */
  #spellingOf(words: readonly string[]): Tensor {
    const most = this.#vocabulary.maxCharacters;
    const values = new BigInt64Array((words.length + 1) * most);
    for (const [index, word] of words.entries()) {
      const shown = word.length <= most ? word : word.slice(0, most / 2) + word.slice(-most / 2);
      const numbers = [...shown]
        .slice(0, most)
        .map((character) => this.#characters.get(character) ?? UNKNOWN);
      values.set(numbers.map(BigInt), (index + 1) * most);
    }
    return new Tensor('int64', values, [1, words.length + 1, most]);
  }
}

function numbersOf(tensor: InferenceSession.OnnxValueMapType[string] | undefined): Float32Array {
  const data = tensor instanceof Tensor ? tensor.data : null;
  if (!(data instanceof Float32Array)) throw new TypeError('the parser gave no numbers');
  return data;
}

function highest(count: number, score: (index: number) => number | undefined): number {
  let best = 0;
  for (let index = 1; index < count; index++) if ((score(index) ?? 0) > (score(best) ?? 0)) best = index;
  return best;
}
