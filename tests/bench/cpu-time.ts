import { readFileSync } from 'node:fs';

/** To programs, Linux always reports clock ticks of a hundredth of a second. */
const MS_PER_TICK = 10;

/** The processor time used by a process, in milliseconds; NaN on systems that do not report it. */
export const cpuTimeOf = (pid: number | undefined): number => {
  try {
    const [, counters = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = counters.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * MS_PER_TICK;
  } catch {
    return NaN;
  }
};
