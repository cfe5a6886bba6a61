/** A multipart body by hand, for forms that no client would send. */

export const BOUNDARY = 'test-boundary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type Part = readonly [name: string, value: string | Uint8Array, filename?: string];

export function formBody(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  return Buffer.concat([...parts.map(([name, value, filename]) => part(name, value, filename)), text(end)]);
}

function part(name: string, value: string | Uint8Array, filename: string | undefined): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return rawPart(`Content-Disposition: form-data; name="${name}"${file}`, value);
}

/** A part with this head, whatever it is. */
export function rawPart(head: string, value: string | Uint8Array): Buffer {
  const body = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([text(`--${BOUNDARY}\r\n${head}\r\n\r\n`), body, text('\r\n')]);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
