import { Socket } from 'node:net';
import { pino, type Logger } from 'pino';
import { BoundedLines, type Output } from './bounded-lines.ts';
import { FileOutput } from './file-output.ts';
import { onceAMinute } from './once-a-minute.ts';

const STANDARD_OUTPUT = 1;

/** The log and its figures. */
export interface ServerLog {
  readonly log: Logger;
  /** The number of lines dropped since the start because the log's destination didn't accept them. */
  readonly droppedLines: () => number;
}

/** The server's log, on standard output. A destination that is full, closed or hangs neither ends nor delays the server. */
export const serverLog = (): ServerLog => {
  const lines = new BoundedLines(standardOutput());
  const log = pino({ base: null, hooks: { logMethod: onceAMinute() } }, lines);
  return { log, droppedLines: () => lines.dropped };
};

/** Node writes to pipes and sockets without waiting, but to files it would wait for each line. */
const standardOutput = (): Output => {
  // What is printed at the start goes through these streams too, and a write that fails must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (process.stdout instanceof Socket) return process.stdout;
  const file = new FileOutput(STANDARD_OUTPUT);
  process.once('exit', () => file.end());
  return file;
};
