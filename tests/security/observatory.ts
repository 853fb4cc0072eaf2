import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { skipped, type Figure } from '../bench/figure.ts';
import { using } from '../bench/pages/opened.ts';
import { hasNginx, startNginx } from '../faults/outages/nginx.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';
import { usingAttackedSite } from './attacked-site.ts';

/**
 * Not a dependency: its installation compiles a PostgreSQL client and downloads lists from other sites, which the
 * scan of a single server does not need.
 */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = resolve('reports', 'observatory');
const SCANNER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

const WHAT = 'HTTP Observatory, through TLS: score';
const MIN_SCORE = 115;

const run = async (
  program: string,
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = spawn(program, args, {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [output, [code]] = await Promise.all([text(child.stdout), ended]);
  return { code, output };
};

/** Whether the scanner is installed; installs it on first use. */
const hasScanner = async (): Promise<boolean> => {
  if (existsSync(join(SCANNER, 'conf/hsts-preload.json'))) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const npm = process.env['npm_execpath'] ?? '';
  const install = ['install', '--ignore-scripts', '--no-save', '--no-package-lock', PACKAGE];
  const { code } = npm.endsWith('.js')
    ? await run(process.execPath, [npm, ...install])
    : await run('npm', install);
  // Empty lists of preloaded and top-level domains: the real ones have nothing about 127.0.0.1.
  if (code === 0) {
    writeFileSync(join(SCANNER, 'conf/hsts-preload.json'), '{}');
    writeFileSync(join(SCANNER, 'conf/tld-list.json'), '[]');
  }
  return code === 0;
};

/** The parts of a scan that are read. */
interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<
    Record<string, { readonly pass: boolean; readonly scoreModifier: number; readonly result: string }>
  >;
}

/** Mozilla's HTTP Observatory, run against the site behind nginx with a self-made certificate (quality). */
export const measureObservatory: AttackMeasurement = async () => {
  if (!hasNginx()) return [skipped(WHAT, 'there is no nginx')];
  if (!(await hasScanner())) return [skipped(WHAT, `${PACKAGE} cannot be fetched`)];
  const settings = { SITE_URL: 'https://www.example.com', TRUST_PROXY: '127.0.0.1' };
  return usingAttackedSite(settings, (site) =>
    using(startNginx({ instances: [site.address], hasTls: true }), async ({ address, certificateFile }) => {
      const host = new URL(address).host.replace('127.0.0.1', 'localhost');
      const { output } = await run(process.execPath, [join(SCANNER, 'src/scan.js'), host], {
        NODE_EXTRA_CA_CERTS: certificateFile,
      });
      const { scan, tests } = JSON.parse(output) as Scan;
      const score: Figure = {
        what: WHAT,
        measured: scan.score,
        unit: 'score',
        goal: { atLeast: MIN_SCORE },
        note: `grade ${scan.grade}`,
      };
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      return [
        score,
        noneOf(
          'HTTP Observatory, through TLS: failed tests',
          failed.map(([name, { result }]) => `${name}: ${result}`),
        ),
      ];
    }),
  );
};
