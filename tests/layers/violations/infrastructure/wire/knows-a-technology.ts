import { rows } from '../database/rows.ts';

export const last = rows.at(-1);
