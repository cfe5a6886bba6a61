/**
 * A value for as long as something is drawn. Between who sets it and who asks lie poses, deeds and mounts that have nothing
 * to do with it, and drawing is synchronous.
 */
export class Ambient<Value> {
  now: Value;

  constructor(usual: Value) {
    this.now = usual;
  }

  during(value: Value, draw: () => void): void {
    const before = this.now;
    this.now = value;
    try {
      draw();
    } finally {
      this.now = before;
    }
  }
}
