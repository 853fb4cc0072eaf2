/** Loaded where the time of the suite has begun: a program, or what a test file sees of it. */
import { setClock } from './suite-clock.ts';

setClock();
