import { describe, expect, test } from '@jest/globals';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { dripping, hanging, slow, type Fault } from '../../faults/fault.ts';
import {
  BUSY,
  GOOD_ANSWER,
  MALFORMED,
  ONE_BAD_DEALER,
  UNAVAILABLE,
} from '../../faults/outages/provider-faults.ts';
import { FaultySite } from '../faulty-site.ts';

const SEARCH = '/v1/dealers/locate';

const faulty = FaultySite.ofThisFile({ FOREIGN_PAGE_SECONDS: '60' });

/** Each test uses its own code, since settled pages are cached. */
let asked = 75_000;

const pageOf = async (code: number) => {
  const answer = await fetch(`${faulty.site.address}/find-a-dealer/?zipcode=${code}`);
  const html = (await answer.text()).replaceAll('&#x27;', "'");
  expect(answer.status).toBe(200);
  return { html, cacheControl: answer.headers.get('cache-control') };
};

/** Expects the page to show these texts after one call, not to be cached, and to show the dealers to the next visitor. */
const expectUnsettled = async (fault: Fault, textsOf: () => ReadonlyArray<string>) => {
  asked += 1;
  faulty.provider.meet(SEARCH, fault);
  const { html, cacheControl } = await pageOf(asked);
  for (const text of textsOf()) expect(html).toContain(text);
  expect(html).not.toMatch(/stack trace|Under maintenance|SECRET/);
  expect([cacheControl, faulty.provider.timesAsked(SEARCH)]).toEqual(['private, no-cache', 1]);
  faulty.provider.serve(SEARCH, GOOD_ANSWER);
  expect((await pageOf(asked)).html).toContain('Ace Heating');
};

const refused = () => [findDealersTexts.tooManyRequests.heading, findDealersTexts.tooManyRequests.text];
const searching = () => [findDealersTexts.searching, findDealersTexts.keepLooking];

describe('The page of a dealer search, when the provider answers with', () => {
  test.each(BUSY)('$name, shows that it is busy', ({ fault }) => expectUnsettled(fault, refused));

  // By the server's own clock: a page that waited for the late dealers would show them.
  test.each([
    ...UNAVAILABLE,
    ...MALFORMED,
    { name: 'nothing', fault: hanging },
    { name: 'single bytes without an end', fault: dripping },
    { name: 'dealers too late', fault: slow(2_000, GOOD_ANSWER) },
  ])('$name, keeps searching in the browser', ({ fault }) => expectUnsettled(fault, searching));

  test.each([
    ['dealers, but slowly', slow(200, GOOD_ANSWER)],
    ['one bad dealer among good ones', ONE_BAD_DEALER],
  ])('%s, shows the dealers and is cached', async (_what, fault) => {
    asked += 1;
    faulty.provider.meet(SEARCH, fault);
    for (const { html } of [await pageOf(asked), await pageOf(asked)]) {
      expect(html).toContain('Ace Heating');
      expect(html).toContain('Oak Cooling');
    }
    expect(faulty.provider.timesAsked(SEARCH)).toBe(1);
  });
});

test('The server still runs after all of these faults, and its log contains no zip', () => {
  const { process, printed } = faulty.site;
  expect([process.exitCode, process.signalCode]).toEqual([null, null]);
  expect(printed()).toContain('Error fetching dealers: BodyTooLarge');
  expect(printed()).not.toMatch(/(?<!\d)75\d{3}(?!\d)|stack trace|SECRET|unhandled/i);
});

test('/get-help/ keeps the dealer in its address when dealers are late', async () => {
  asked += 1;
  faulty.provider.meet(SEARCH, slow(2_000, GOOD_ANSWER));
  const html = await (await fetch(`${faulty.site.address}/get-help/?zipcode=${asked}&dealer=7`)).text();
  expect(html).toContain('name="companyId" value="7"');
  expect(html).toContain(`action="/get-help/?zipcode=${asked}&amp;dealer=7&amp;wait=1#`);
});

test.each(['/connect/', '/book-online/'])(
  '%s keeps its form when dealers are late, and offers to wait for them',
  async (path) => {
    asked += 1;
    faulty.provider.meet(SEARCH, slow(2_000, GOOD_ANSWER));
    const read = async (address: string): Promise<string> =>
      (await (await fetch(faulty.site.address + address)).text()).replaceAll('&#x27;', "'");
    const html = await read(`${path}?zipcode=${asked}&dealer=7`);
    expect(html).toContain('name="firstName"');
    const link = html.match(/<a href="([^"]*wait=1)"[^>]*>([^<]*)</);
    expect(link?.slice(1)).toEqual([
      `${path}?zipcode=${asked}&amp;dealer=7&amp;wait=1`,
      findDealersTexts.tryAgain,
    ]);
    faulty.provider.meet(SEARCH, slow(2_000, GOOD_ANSWER));
    expect(await read(`${path}?zipcode=${asked}&dealer=7&wait=1`)).toContain('Ace Heating');
  },
);
