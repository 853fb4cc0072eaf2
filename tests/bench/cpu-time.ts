import { readFileSync } from 'node:fs';

/** Clock ticks of Linux are hundredths of a second for every program. */
const MS_PER_TICK = 10;

/** The processor time that a process has used, in milliseconds; not a number where the system does not report it this way. */
export const cpuTimeOf = (pid: number | undefined): number => {
  try {
    const [, counters = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = counters.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * MS_PER_TICK;
  } catch {
    return NaN;
  }
};
