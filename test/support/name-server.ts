import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server on this machine that knows some names and is silent about all others. */
export interface NameServer extends AsyncDisposable {
  /** For `fetch.dns_servers`. */
  readonly address: string;
  /** The names that were asked for, each as often as a question came. */
  readonly requested: string[];
}

const TYPE_A = 1;

export async function serveNames(names: Readonly<Record<string, string | 'unknown'>>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const requested: string[] = [];
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = questionOf(question);
    requested.push(name);
    const known = names[name];
    if (known === undefined) return;
    const records = type === TYPE_A && known !== 'unknown' ? [record(known)] : [];
    const head = Buffer.from(question.subarray(0, 12));
    // A response, recursion available; NXDOMAIN for a name that does not exist.
    head.writeUInt16BE(known === 'unknown' ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.fill(0, 8);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    requested,
    [Symbol.asyncDispose]: async () => {
      socket.close();
    },
  };
}

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** An address of the name asked for, good for a minute. */
function record(address: string): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4]);
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))]);
}
