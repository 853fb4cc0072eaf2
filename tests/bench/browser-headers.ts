/** The encodings that browsers accept. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;
