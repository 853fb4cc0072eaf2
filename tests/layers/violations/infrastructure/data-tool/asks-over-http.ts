import { dealers } from '../http/http-dealers.ts';

export const asked = dealers;
