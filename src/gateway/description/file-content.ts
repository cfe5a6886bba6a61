/** A file whose content stands in a request: read when it is sent, never held as a whole. */
export class FileContent {
  readonly form: 'base64' | 'data_url' | 'file';
  readonly path: string;
  readonly mime: string;
  readonly size: number;

  constructor(form: FileContent['form'], file: { path: string; mime: string; size: number }) {
    this.form = form;
    this.path = file.path;
    this.mime = file.mime;
    this.size = file.size;
  }

  /** What stands in front of the encoded content. */
  get prefix(): string {
    return this.form === 'data_url' ? `data:${this.mime};base64,` : '';
  }

  /** Of the text that it becomes. */
  get textLength(): number {
    return this.prefix.length + Math.ceil(this.size / 3) * 4;
  }
}
