/** A file that can't be read to its end. The message tells the operator why and where. */
export class UnreadableFile extends Error {}
