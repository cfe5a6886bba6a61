import OpenAI from 'openai';

/**
 * In place of `@langchain/openai`, which brings 87 MB for one page of the docs. Like the real `ChatOpenAI` it sends chats
 * through the openai SDK, whole and streamed.
 */
export class ChatOpenAI {
  readonly #model: string;
  readonly #client: OpenAI;

  constructor(options: {
    model: string;
    apiKey: string | undefined;
    configuration: { baseURL: string };
  }) {
    this.#model = options.model;
    this.#client = new OpenAI({ apiKey: options.apiKey, baseURL: options.configuration.baseURL });
  }

  async invoke(text: string): Promise<{ content: string }> {
    const reply = await this.#client.chat.completions.create({
      model: this.#model,
      messages: [{ role: 'user', content: text }],
    });
    return { content: reply.choices[0]?.message.content ?? '' };
  }

  async stream(text: string): Promise<AsyncIterable<{ content: string }>> {
    const chunks = await this.#client.chat.completions.create({
      model: this.#model,
      messages: [{ role: 'user', content: text }],
      stream: true,
      stream_options: { include_usage: true },
    });
    return (async function* () {
      for await (const chunk of chunks) yield { content: chunk.choices[0]?.delta.content ?? '' };
    })();
  }
}
