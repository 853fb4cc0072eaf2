import type { Shown } from '../pages/names-a-capability.ts';

export type Sent = Shown;
