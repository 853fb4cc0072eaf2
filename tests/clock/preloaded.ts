/** Loaded before a program: the first program of a test run starts the suite's clock, and the programs that it starts share it. */
import { beginSuite } from './suite-clock.ts';

beginSuite();
await import('./set-clock.ts');
