import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian and most others put it. */
const NGINX = '/usr/sbin/nginx';

export const hasNginx = (): boolean => existsSync(NGINX);

/** nginx in front of instances of the site. */
export interface Nginx {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 5_000;

/** As docs/operating.md says for instances that share a PostgreSQL: a post is sent once more, since a lead that comes twice is stored once. */
const configuration = (port: number, instances: ReadonlyArray<string>, isKeptAlive: boolean): string => `
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  upstream site {
    ${instances.map((address) => `server ${new URL(address).host} max_fails=0;`).join('\n    ')}
    ${isKeptAlive ? 'keepalive 16;' : ''}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_next_upstream error timeout non_idempotent;
      ${isKeptAlive ? 'proxy_set_header Connection "";' : ''}
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
};

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts nginx on a free port, with or without connections to the instances that it keeps. */
export const startNginx = async (instances: ReadonlyArray<string>, isKeptAlive: boolean): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(port, instances, isKeptAlive));
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error('nginx did not start');
    }
    await pause(20);
  }
  return { address, stop };
};
