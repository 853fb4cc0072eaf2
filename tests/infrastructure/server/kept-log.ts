import { pino } from 'pino';

/** A log, and what has been written into it: without times and process numbers, whose digits mean nothing. */
export const keptLog = () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  return { log, lines };
};
