import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { honest, type Ending, type Tally } from './tally.ts';

/** A part of the checks: a Node program of the project, and how its result is counted. */
export interface Step {
  readonly name: string;
  /** Node's arguments: the program and its own arguments. */
  readonly program: ReadonlyArray<string>;
  readonly tally: (ending: Ending) => Tally;
}

/** A finished step, with its duration in seconds. */
export interface EndedStep extends Ending {
  readonly name: string;
  readonly seconds: number;
  readonly tally: Tally;
}

/** The time limit for a step that hangs; even on an idle machine, the longest step takes minutes. */
const MAX_MS = 60 * 60_000;
const MERCY_MS = 3_000;
const running = new Set<ChildProcess>();
const inGroups = process.platform !== 'win32';

const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  try {
    if (inGroups && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // The process has already exited.
  }
};

/** Stops every running step and the processes that it started. */
export const stopEverything = async (): Promise<void> => {
  const left = [...running];
  left.forEach((child) => signal(child, 'SIGTERM'));
  const ended = Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, MERCY_MS))]);
  left.forEach((child) => signal(child, 'SIGKILL'));
};

const PATH = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

const endingOf = (program: ReadonlyArray<string>): Promise<Ending> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: inGroups,
      env: { ...process.env, PATH },
    });
    running.add(child);
    let output = '';
    const take = (chunk: string): void => void (output += chunk);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const limit = setTimeout(() => {
      take(`\nStopped after ${MAX_MS / 60_000} minutes.\n`);
      signal(child, 'SIGKILL');
    }, MAX_MS);
    const end = (code: number | null): void => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      take(`${error.message}\n`);
      end(null);
    });
    child.once('close', end);
  });

/** Runs a step to its end; a step that dies without a result counts as failed. */
export const run = async ({ name, program, tally }: Step): Promise<EndedStep> => {
  const start = performance.now();
  const ending = await endingOf(program);
  const seconds = (performance.now() - start) / 1000;
  return { ...ending, name, seconds, tally: honest(tally(ending), ending) };
};
