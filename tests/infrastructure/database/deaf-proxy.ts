import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Passes bytes between clients and a server. After a client has sent a certain word, its connection drops all answers. */
export class DeafProxy {
  private readonly server = createServer((client) => this.pass(client));
  private readonly sockets = new Set<Socket>();
  /** The word after which answers are dropped; null if none are. */
  word: string | null = null;
  /** The number of accepted connections. */
  connections = 0;

  constructor(private readonly target: URL) {}

  /** Starts listening; returns the target's address through this proxy. */
  async open(): Promise<string> {
    // A failed test does not close the proxy, which must not keep the run alive.
    this.server.unref().listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target), { hostname: '127.0.0.1', port: String(port) }).toString();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket): void {
    this.connections += 1;
    const target = connect(Number(this.target.port), this.target.hostname);
    let isDeaf = false;
    client.on('data', (said) => {
      isDeaf ||= this.word !== null && said.includes(this.word);
      target.write(said);
    });
    target.on('data', (answer) => {
      if (!isDeaf) client.write(answer);
    });
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  }
}
