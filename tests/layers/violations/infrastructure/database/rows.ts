export const rows: ReadonlyArray<string> = [];
