import { pino } from 'pino';

/** A log and its lines, without times and process ids, whose digits tests could mistake for data. */
export const keptLog = () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  return { log, lines };
};
