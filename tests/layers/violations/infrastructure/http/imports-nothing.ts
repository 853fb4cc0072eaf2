import { nothing } from './nothing.ts';

export const importsNothing = nothing;
