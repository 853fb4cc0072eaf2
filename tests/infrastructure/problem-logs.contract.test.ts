import { jest } from '@jest/globals';
import { pino } from 'pino';
import { ConsoleProblemLog } from '../../infrastructure/browser/console-problem-log.ts';
import { PinoProblemLog } from '../../infrastructure/server/pino-problem-log.ts';
import { describeProblemLog, type LogUnderTest } from '../contracts/problem-log.ts';
import { KeptProblemLog } from '../fakes/kept-problem-log.ts';

type Written = Array<readonly ['error' | 'warning', string]>;

describeProblemLog('kept', () => {
  const log = new KeptProblemLog();
  return {
    log,
    written: () => [
      ...log.errors.map((message) => ['error', message] as const),
      ...log.warnings.map((message) => ['warning', message] as const),
    ],
  };
});

describeProblemLog('console', (): LogUnderTest => {
  const written: Written = [];
  jest.spyOn(console, 'error').mockImplementation((message) => void written.push(['error', String(message)]));
  jest
    .spyOn(console, 'warn')
    .mockImplementation((message) => void written.push(['warning', String(message)]));
  return { log: new ConsoleProblemLog(), written: () => written };
});

describeProblemLog('pino', () => {
  const lines: string[] = [];
  const log = new PinoProblemLog(pino({ base: null }, { write: (line: string) => void lines.push(line) }));
  const read = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return [level === 50 ? 'error' : 'warning', msg] as const;
  };
  return { log, written: () => lines.map(read) };
});
