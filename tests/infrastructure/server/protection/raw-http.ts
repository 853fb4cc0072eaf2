import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Lets a server listen on a free port of 127.0.0.1; answers the port. */
export const listening = async (server: FastifyInstance): Promise<number> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
};

/** A connection to a port of 127.0.0.1; connection errors do not fail a test. */
export const connected = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
};

/** Everything received on a connection until the server closes it. */
export const answerOver = async (socket: Socket): Promise<string> => {
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  await once(socket, 'close');
  return answer;
};

/** Sends these bytes on a new connection; resolves with everything received until the server closes it. */
export const sendRaw = async (port: number, bytes: string | Buffer): Promise<string> => {
  const socket = await connected(port);
  socket.write(bytes);
  return answerOver(socket);
};
