import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../own-servers.ts';

/** The path of nginx on Debian and most other systems. */
const NGINX = '/usr/sbin/nginx';

/** The site file that operators install. */
const SITE_FILE = 'infrastructure/server/nginx.conf';

export const hasNginx = (): boolean => existsSync(NGINX);

/** nginx in front of instances of the site. */
export interface Nginx {
  /** The site's address behind nginx, `http://127.0.0.1:…` or, with TLS, `https://127.0.0.1:…`. */
  readonly address: string;
  /** The address for requests without TLS. */
  readonly plainAddress: string;
  /** The self-made certificate, as PEM; null without TLS. */
  readonly certificate: string | null;
  /** The certificate's file. */
  readonly certificateFile: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

export interface NginxOptions {
  /** The addresses of the instances, `http://127.0.0.1:…`. */
  readonly instances: ReadonlyArray<string>;
  /** Whether nginx keeps its connections to the instances open. */
  readonly isKeptAlive?: boolean;
  readonly hasTls?: boolean;
}

const READY_WITHIN_MS = 5_000;

/** Redirects plain requests on the TLS port: scanners that know only one port send them too. */
const TO_TLS = 'error_page 497 =301 https://$http_host$request_uri';

/** The configuration around the site file, for a machine where nginx is not set up. */
const around = (site: string): string => `
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events { worker_connections 512; }
http {
  # By default, nginx closes a connection after 1,000 requests, which a load generator may count as an error.
  keepalive_requests 1000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${site}
}
`;

/** Replaces a text that must be there: throws if the site file no longer has it. */
const replaced = (text: string, pattern: RegExp, value: string): string => {
  if (!pattern.test(text)) throw new Error(`${SITE_FILE} has nothing like ${pattern}`);
  return text.replace(pattern, value);
};

const servers = (instances: ReadonlyArray<string>): string =>
  instances.map((address) => `  server ${new URL(address).host} max_fails=0;\n`).join('');

/** The shipped site file with the ports, certificate and instances of a test. */
const siteFor = async (
  { instances, isKeptAlive = true, hasTls = false }: NginxOptions,
  ports: { readonly plain: number; readonly site: number },
): Promise<string> => {
  let site = await readFile(SITE_FILE, 'utf8');
  site = replaced(site, /(?: {2}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, servers(instances));
  site = replaced(site, / {2}listen 80;\n {2}listen \[::\]:80;/, `  listen 127.0.0.1:${ports.plain};`);
  site = replaced(
    site,
    / {2}listen 443 ssl http2;\n {2}listen \[::\]:443 ssl http2;/,
    `  listen 127.0.0.1:${ports.site}${hasTls ? ` ssl http2;\n  ${TO_TLS}` : ''};`,
  );
  site = replaced(site, /\/etc\/ssl\/runtru\/fullchain\.pem/, 'certificate.pem');
  site = replaced(site, /\/etc\/ssl\/runtru\/privkey\.pem/, 'key.pem');
  if (isKeptAlive) return site;
  return replaced(replaced(site, /.*keepalive 32;\n/, ''), /.*keepalive_timeout 60s;\n/, '');
};

const makeCertificate = (folder: string): void => {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...files, ...subject], {
    cwd: folder,
    stdio: 'ignore',
  });
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts nginx with the shipped site file on free ports; rejects with nginx's output if it does not start. */
export const startNginx = async (options: NginxOptions): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ports = { plain: await freePort(), site: await freePort() };
  makeCertificate(folder);
  await writeFile(join(folder, 'nginx.conf'), around(await siteFor(options, ports)));
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await listens(ports.site))) {
    if (child.exitCode !== null || performance.now() > end) {
      const said = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
      await stop();
      throw new Error(`nginx did not start: ${said}`);
    }
    await pause(20);
  }
  return {
    address: `${options.hasTls === true ? 'https' : 'http'}://127.0.0.1:${ports.site}`,
    plainAddress: `http://127.0.0.1:${ports.plain}`,
    certificate: options.hasTls === true ? await readFile(join(folder, 'certificate.pem'), 'utf8') : null,
    certificateFile: join(folder, 'certificate.pem'),
    pid: child.pid,
    stop,
  };
};
