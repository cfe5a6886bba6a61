import { BROUGHT, type Brought, FORM_FIELDS } from '../../../client/src/video-ways.ts';
import type { VideoRequest } from './video-request.ts';

/** The same call in other words. The key is never written out: samples read it from the environment. */
export interface Samples {
  readonly curl: string;
  readonly TypeScript: string;
  readonly Python: string;
}

const { origin } = location;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const json = (body: object) => JSON.stringify(body, null, 2);
const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** A value as Python writes it. */
function python(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}    `;
  const members = Array.isArray(value)
    ? value.map((member) => python(member, deeper))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${python(member, deeper)}`);
  return members.length === 0
    ? open + close
    : `${open}\n${members.map((member) => `${deeper}${member},\n`).join('')}${indent}${close}`;
}

/** What to do with the answer, instead of printing it. */
interface Then extends Partial<Samples> {
  readonly imports?: string;
}

export function jsonSamples(endpoint: string, body: object, then: Then = {}): Samples {
  return {
    curl: `curl ${origin}${endpoint} \\
  -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" \\
  -d ${quoted(JSON.stringify(body))}${then.curl ?? ''}`,
    TypeScript: `${then.imports ? `${then.imports}\n\n` : ''}const response = await fetch('${origin}${endpoint}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(json(body))}),
});
${then.TypeScript ?? 'console.log(await response.json());'}`,
    Python: `import os, requests

response = requests.post(
    "${origin}${endpoint}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    json=${python(body, '    ')},
)
${then.Python ?? 'print(response.json())'}`,
  };
}

export function formSamples(
  endpoint: string,
  fields: object,
  files: readonly { readonly field: string; readonly name: string }[],
): Samples {
  const texts = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  );
  const parts = texts.map(([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`);
  const uploads = files.map(({ field, name }) => `-F ${quoted(`${field}=@${name}`)}`);
  return {
    curl: [`curl ${origin}${endpoint}`, '-H "Authorization: Bearer $API_KEY"', ...parts, ...uploads].join(
      ' \\\n  ',
    ),
    TypeScript: `${files.length > 0 ? "import { openAsBlob } from 'node:fs';\n\n" : ''}const form = new FormData();
${texts.map(([name, value]) => `form.append('${name}', ${JSON.stringify(value)});`).join('\n')}${files
  .map(
    ({ field, name }) =>
      `\nform.append('${field}', await openAsBlob(${JSON.stringify(name)}), ${JSON.stringify(name)});`,
  )
  .join('')}
const response = await fetch('${origin}${endpoint}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.API_KEY}\` },
  body: form,
});
console.log(await response.json());`,
    Python: `import os, requests

response = requests.post(
    "${origin}${endpoint}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    files={
${texts.map(([name, value]) => `        "${name}": (None, ${JSON.stringify(value)}),`).join('\n')}${files.map(({ field, name }) => `\n        "${field}": open(${JSON.stringify(name)}, "rb"),`).join('')}
    },
)
print(response.json())`,
  };
}

/** What is sent inside JSON is long: a sample names an address in its place. */
const PLACES: Readonly<Record<Brought, string>> = {
  images: 'https://example.com/picture.png',
  videos: 'https://example.com/clip.mp4',
  audios: 'https://example.com/recording.mp3',
};

export function videoSamples({ endpoint, body, brings }: VideoRequest): Samples {
  const kinds = BROUGHT.filter((kind) => brings[kind].length > 0);
  if (endpoint === '/v1/video/create') {
    const placeOf = (kind: Brought) =>
      brings[kind].map(({ file, url }) => (file === null ? url : PLACES[kind]));
    return jsonSamples(endpoint, {
      ...body,
      ...Object.fromEntries(kinds.map((kind) => [kind, placeOf(kind)])),
    });
  }
  const given = kinds.flatMap((kind) => {
    const [picked] = brings[kind];
    return picked ? [{ field: FORM_FIELDS[kind], ...picked }] : [];
  });
  const addresses = given.filter(({ file }) => file === null).map(({ field, url }) => [field, url]);
  return formSamples(
    endpoint,
    { ...body, ...Object.fromEntries(addresses) },
    given.filter(({ file }) => file !== null),
  );
}

/** Waiting for a video and reading it. */
export function readSamples(id: string): Samples {
  const address = `${origin}/v1/videos/${id}`;
  return {
    curl: `# Follow it while it is made, then read it: video_url is the video.
curl -N "${address}/events" -H "Authorization: Bearer $API_KEY"
curl "${address}" -H "Authorization: Bearer $API_KEY"`,
    TypeScript: `const headers = { Authorization: \`Bearer \${process.env.API_KEY}\` };
let video;
do {
  // Answers when something has changed, after 30 seconds at the latest.
  video = await (await fetch('${address}?wait=30', { headers })).json();
} while (video.status !== 'completed' && video.status !== 'failed');
console.log(video.video_url);`,
    Python: `import os, requests

headers = {"Authorization": f"Bearer {os.environ['API_KEY']}"}
while True:
    # Answers when something has changed, after 30 seconds at the latest.
    video = requests.get("${address}?wait=30", headers=headers).json()
    if video["status"] in ("completed", "failed"):
        break
print(video["video_url"])`,
  };
}
