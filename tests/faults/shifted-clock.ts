/** Loaded before a program: its clock is `SHIFTED_CLOCK` ms ahead of the machine's, or behind if negative. */
const shift = Number(process.env['SHIFTED_CLOCK'] ?? 0);
const now = Date.now;

Date.now = () => now() + shift;

export {};
