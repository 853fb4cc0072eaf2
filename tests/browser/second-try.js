import { jest } from '@jest/globals';

// A browser on a busy machine may lose a race that no visitor would: a second try decides, and the report names what needed one.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
