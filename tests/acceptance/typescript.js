// Steps reach fp-ts and io-ts, whose imports of folders Node does not resolve by itself; tsx does. Cucumber
// imports this file before the steps, in each of its worker threads.
import { register } from 'tsx/esm/api';

register();
