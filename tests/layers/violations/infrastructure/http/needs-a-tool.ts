import fastCheck from 'fast-check';

export const needsATool = fastCheck;
