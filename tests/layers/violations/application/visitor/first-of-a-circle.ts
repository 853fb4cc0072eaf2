import { second } from './second-of-a-circle.ts';

export const first = (): string => second();
