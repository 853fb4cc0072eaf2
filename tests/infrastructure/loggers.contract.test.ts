import { jest } from '@jest/globals';
import { pino } from 'pino';
import { ConsoleLogger } from '../../infrastructure/browser/console-logger.ts';
import { PinoLogger } from '../../infrastructure/server/log/pino-logger.ts';
import { describeLogger, type LogUnderTest } from '../contracts/logger.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';

type WrittenLines = Array<readonly ['error' | 'warning', string]>;

describeLogger('memory', () => {
  const log = new MemoryLogger();
  return {
    log,
    written: () => [
      ...log.errors.map((message) => ['error', message] as const),
      ...log.warnings.map((message) => ['warning', message] as const),
    ],
  };
});

describeLogger('console', (): LogUnderTest => {
  const written: WrittenLines = [];
  jest.spyOn(console, 'error').mockImplementation((message) => void written.push(['error', String(message)]));
  jest
    .spyOn(console, 'warn')
    .mockImplementation((message) => void written.push(['warning', String(message)]));
  return { log: new ConsoleLogger(), written: () => written };
});

describeLogger('pino', () => {
  const lines: string[] = [];
  const log = new PinoLogger(pino({ base: null }, { write: (line: string) => void lines.push(line) }));
  const read = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return [level === 50 ? 'error' : 'warning', msg] as const;
  };
  return { log, written: () => lines.map(read) };
});
