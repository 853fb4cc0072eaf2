import Sequencer from '@jest/test-sequencer';

/** What takes longest, longest first: begun last, it would run alone while the other worker is idle. */
const LONGEST = [
  ...['every-page', 'opened', 'page-styles', 'forms-without-scripts', 'slider', 'forms-accessible'],
  ...['hostile-html', 'changed', 'data-tool', 'provider-faults', 'menu', 'page-sheet', 'leads'],
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/${name}.browser.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** The order of test files: what takes longest first, then Jest's own, since Jest knows it only after a first run. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
