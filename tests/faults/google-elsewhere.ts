/** Loaded before a program: its calls to Google go to the address in `GOOGLE_AT`. */
const { fetch: call } = globalThis;

globalThis.fetch = (input, init) =>
  call(
    typeof input === 'string'
      ? input.replace('https://places.googleapis.com', process.env['GOOGLE_AT'] ?? '')
      : input,
    init,
  );

export {};
