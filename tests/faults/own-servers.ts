import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process that can be frozen (SIGSTOP): it keeps its connections and answers nothing. */
export interface OwnServer {
  /** The address, `redis://127.0.0.1:…` or `postgres://postgres@127.0.0.1:…/postgres`. */
  readonly address: string;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Thaws the server, kills it, and removes its files. */
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL that can also be killed without warning. */
export interface OwnPostgresql extends OwnServer {
  /** Kills all of its processes at once (SIGKILL): data not yet in its log is lost. */
  readonly kill: () => Promise<void>;
  /** Starts it after `kill` with the same files and address; it recovers by itself. */
  readonly startAgain: () => Promise<void>;
}

/** A currently free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const STARTS_WITHIN_MS = 30_000;

/** Resolves when the process prints a text; rejects with its output if it ends first or takes too long. */
const printed = async (child: ChildProcess, text: string): Promise<void> => {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`The server did not start:\n${output}`));
    const timeout = setTimeout(fail, STARTS_WITHIN_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes(text)) return;
      clearTimeout(timeout);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', fail);
  });
};

const onPath = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

export const hasRedis = (): boolean => onPath('redis-server');

/** A Redis without persistence, on a free port or the given one. */
export const startRedis = async (port?: number): Promise<OwnServer> => {
  const own = String(port ?? (await freePort()));
  const child = spawn('redis-server', [
    '--port',
    own,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    tmpdir(),
  ]);
  await printed(child, 'Ready to accept connections');
  return {
    address: `redis://127.0.0.1:${own}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => ended(child, 'SIGKILL'),
  };
};

const ended = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill(signal);
  await exit;
};

/** The folder of PostgreSQL's newest programs on Debian and most other systems; null if there is none. */
const postgresqlPrograms = async (): Promise<string | null> => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = newest.map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
};

/** PostgreSQL refuses to run as root, so it runs as its package's user. */
const postgresqlUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const hasPostgresql = async (): Promise<boolean> => (await postgresqlPrograms()) !== null;

/** A PostgreSQL with its own folder. */
export const startPostgresql = async (): Promise<OwnPostgresql> => {
  const programs = (await postgresqlPrograms()) ?? '';
  const user = postgresqlUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgresql-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync'],
    options,
  );
  const port = String(await freePort());
  const given = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=50'];
  const args = ['-D', folder, '-p', port, ...given.flatMap((setting) => ['-c', setting])];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), args, options);
    await printed(started, 'ready to accept connections');
    return started;
  };
  let child = await start();
  // Each of its processes leads its own process group, so the children are found by their parent.
  const signalAll = (signal: 'STOP' | 'CONT' | 'KILL'): void => {
    const children = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.split('\n');
    child.kill(`SIG${signal}`);
    for (const pid of children.filter((line) => line !== '')) spawnSync('kill', [`-${signal}`, pid]);
  };
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    freeze: () => signalAll('STOP'),
    thaw: () => signalAll('CONT'),
    kill: async () => {
      const exit = once(child, 'exit');
      signalAll('KILL');
      await exit;
    },
    startAgain: async () => {
      child = await start();
    },
    stop: async () => {
      signalAll('CONT');
      await ended(child, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
