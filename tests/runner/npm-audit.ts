import { execFile } from 'node:child_process';

/** The npm audit of our production dependencies: the number of vulnerable packages, or why the registry did not answer. */
export type NpmAudit =
  | { readonly kind: 'asked'; readonly high: number; readonly critical: number }
  | { readonly kind: 'unasked'; readonly reason: string };

/** The program that prints the audit as JSON, and how long it may take, in milliseconds. */
export interface NpmAuditCall {
  readonly program: string;
  readonly arguments: ReadonlyArray<string>;
  readonly timeoutMs: number;
}

/** The npm that runs the project's scripts, if it names its program; otherwise `npm` from the path. */
export const npm = (...rest: ReadonlyArray<string>): Omit<NpmAuditCall, 'timeoutMs'> => {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') === true
    ? { program: process.execPath, arguments: [cli, ...rest] }
    : { program: 'npm', arguments: rest };
};

const NPM_AUDIT: NpmAuditCall = {
  ...npm('audit', '--omit=dev', '--json', '--fetch-retries=1'),
  timeoutMs: 60_000,
};

const MAX_OUTPUT_BYTES = 20_000_000;

/**
 * Asks the registry for known vulnerabilities of production dependencies (quality.md: 0 high, 0 critical). Never rejects: a
 * registry without an audit, a missing network and a timeout are all `unasked`.
 */
export const npmAudit = (call: NpmAuditCall = NPM_AUDIT): Promise<NpmAudit> =>
  new Promise((resolve) => {
    const options = {
      timeout: call.timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_OUTPUT_BYTES,
      shell: process.platform === 'win32' && call.program === 'npm',
    } as const;
    // npm exits with 1 both for vulnerabilities and for failures; only its output tells them apart.
    execFile(call.program, [...call.arguments], options, (fault, output) =>
      resolve(
        fault?.killed === true
          ? { kind: 'unasked', reason: `no audit within ${call.timeoutMs / 1000} s` }
          : auditIn(output),
      ),
    );
  });

/** The parts of npm's report that are read; without an audit, npm prints an object that lacks them. */
interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: { readonly high?: unknown; readonly critical?: unknown } };
}

const auditIn = (output: string): NpmAudit => {
  try {
    const { high, critical } = (JSON.parse(output) as AuditReport).metadata?.vulnerabilities ?? {};
    return typeof high === 'number' && typeof critical === 'number'
      ? { kind: 'asked', high, critical }
      : NO_AUDIT;
  } catch {
    return NO_AUDIT;
  }
};

const NO_AUDIT: NpmAudit = { kind: 'unasked', reason: 'the registry gives no audit' };
