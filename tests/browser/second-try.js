import { jest } from '@jest/globals';

// On a busy machine, a browser may lose a race that no visitor would lose: a second try decides, and the report names retried tests.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
