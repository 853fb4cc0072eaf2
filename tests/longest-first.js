import Sequencer from '@jest/test-sequencer';

/** What takes longest, before Jest knows it by itself: begun last, it would run alone while the other worker is idle. */
const LONGEST =
  /\/(?:every-page|steady-memory|hostile-html|forms-accessible|slider|blocks|lead-routes)\.[a-z]+\.test\.tsx?$/;

/** The order of test files: what takes longest first, then Jest's own. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const [long, others] = [true, false].map((isLong) =>
      super.sort(tests.filter(({ path }) => LONGEST.test(path) === isLong)),
    );
    return [...long, ...others];
  }
}
