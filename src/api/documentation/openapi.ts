/** The head of the OpenAPI document; its paths come from the schemas of the routes. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Phonofilm',
    version: '1.0.0',
    description:
      'Asynchronous video generation, speech to text, speech translation, text to speech and audio in chat. ' +
      'All errors share one JSON object.',
  },
  tags: [
    { name: 'Video', description: 'Create a task, poll it, fetch the film.' },
    { name: 'Characters', description: 'Characters that appear in family B films.' },
    { name: 'Chat', description: 'Films through chat, and conversations with audio.' },
    { name: 'Audio', description: 'Speech to text, translation, text to speech.' },
    { name: 'Webhooks', description: 'Notifications when a film is done.' },
    { name: 'Models', description: 'What the key may use.' },
    { name: 'Operator', description: 'Accounts, keys, money. Needs the admin key.' },
  ],
  components: {
    securitySchemes: { key: { type: 'http' as const, scheme: 'bearer' } },
  },
  security: [{ key: [] }],
};
