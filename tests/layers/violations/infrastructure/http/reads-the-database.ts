import { rows } from '../database/rows.ts';

export const first = rows[0];
