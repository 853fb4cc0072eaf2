import { dealers } from '../../infrastructure/http/http-dealers.ts';

export const callsAnAdapter = dealers;
