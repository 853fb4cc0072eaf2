/** A file that cannot be read to its end; the message says why and where, for the operator. */
export class UnreadableFile extends Error {}
