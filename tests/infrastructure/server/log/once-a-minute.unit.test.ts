import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { onceAMinute } from '../../../../infrastructure/server/log/once-a-minute.ts';

const opened = () => {
  const written: Array<Record<string, unknown>> = [];
  const time = { now: 0 };
  const log = pino(
    { base: null, timestamp: false, hooks: { logMethod: onceAMinute(() => time.now) } },
    { write: (line: string) => void written.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, written, time };
};

describe('A line that repeats', () => {
  let site: ReturnType<typeof opened>;
  beforeEach(() => {
    site = opened();
  });

  it('is written once a minute, with the number of lines left out', () => {
    const { log, written, time } = site;
    for (time.now = 0; time.now < 130_000; time.now += 10_000)
      log.child({ reqId: time.now }).error({ fault: 'disk full' }, 'A lead could not be stored');
    expect(written.map(({ reqId, repeated }) => [reqId, repeated])).toEqual([
      [0, undefined],
      [60_000, 5],
      [120_000, 5],
    ]);
  });

  it('differs from lines with another text, fault or level', () => {
    const { log, written } = site;
    log.error({ fault: 'disk full' }, 'A lead could not be stored');
    log.error({ fault: 'read-only' }, 'A lead could not be stored');
    log.warn({ fault: 'disk full' }, 'A lead could not be stored');
    log.error('A lead could not be stored');
    log.error(new Error('Other'));
    expect(written).toHaveLength(5);
  });

  it('is recognized despite the objects in it, such as a request that refers to itself', () => {
    const { log, written } = site;
    const request: Record<string, unknown> = { id: 1 };
    request['self'] = request;
    for (let times = 0; times < 3; times++) log.error({ request, status: 500 }, 'A call failed');
    expect(written).toHaveLength(1);
  });
});
