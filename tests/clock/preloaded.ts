/** Loaded before a program: the first of a run of tests begins the time of the suite, and what it starts lives in that too. */
import { beginSuite } from './suite-clock.ts';

beginSuite();
await import('./set-clock.ts');
