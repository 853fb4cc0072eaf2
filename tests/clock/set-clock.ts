/** Sets the suite's clock in a program that it has started, or in a test file. */
import { setClock } from './suite-clock.ts';

setClock();
