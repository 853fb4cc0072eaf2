import { first } from './first-of-a-circle.ts';

export const second = (): string => first();
