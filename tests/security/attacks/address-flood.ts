/** A program: one visitor who keeps requesting new pages over many connections until it is killed. */
import { Agent, get } from 'node:http';

/** The requested addresses, the number of connections, and the visitors' addresses as a proxy reports them, in turn. */
export interface AddressFlood {
  readonly addresses: ReadonlyArray<string>;
  readonly connections: number;
  readonly visitors?: ReadonlyArray<string>;
}

const flood = ({ addresses, connections, visitors = [] }: AddressFlood): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let asked = 0;
  const next = (): void => {
    const address = addresses[asked % addresses.length] ?? '/';
    const visitor = visitors[asked++ % visitors.length];
    const headers = visitor === undefined ? {} : { 'x-forwarded-for': visitor };
    const sent = get(address, { agent, headers }, (response) => response.resume().once('end', next));
    sent.once('error', () => setImmediate(next));
  };
  for (let connection = 0; connection < connections; connection++) next();
  process.send?.('floods');
};

process.once('message', (task: AddressFlood) => flood(task));
process.once('disconnect', () => process.exit());
