/** What browsers say of the encodings that they take. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;
