import { describe, expect, test } from '@jest/globals';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { foundTexts } from '../../../application/visitor/estimate-savings/found-texts.ts';
import { estimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { fromRebates } from '../../../infrastructure/wire/rebate-wire.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { answering, dripping, hanging, slow } from '../../faults/fault.ts';
import { UNAVAILABLE } from '../../faults/outages/provider-faults.ts';
import { FaultySite } from '../faulty-site.ts';

const CALL = '/v1/productRebateDetails.json';
const GOOD_ANSWER = answering(fromRebates(areaRebates('Addison, TX', aProgram('offer').paying(600).build())));
/** The area is named by its code's own town. */
const SAVINGS = foundTexts.savingsHeading('$600', '').trimEnd();

const faulty = FaultySite.ofThisFile({ REBATE_CACHE_HOURS: '0' });

/** Each test uses its own code, since settled pages are cached. */
let asked = 76_000;

const pageOf = async (code: number, wait = '') => {
  const answer = await fetch(`${faulty.site.address}/resources/rebates/?zip=${code}${wait}`);
  const html = (await answer.text()).replaceAll('&#x27;', "'");
  expect(answer.status).toBe(200);
  return { html, cacheControl: answer.headers.get('cache-control') };
};

/** Expects the page to show this text and the rest of its content, and not to be cached. */
const expectUnsettled = async (fault: Parameters<typeof faulty.provider.meet>[1], text: string) => {
  asked += 1;
  faulty.provider.meet(CALL, fault);
  const { html, cacheControl } = await pageOf(asked);
  for (const rest of [text, askAboutRebatesTexts.heading, rebatesForm.submit, 'Before you buy'])
    expect([rest, html.includes(rest)]).toEqual([rest, true]);
  expect(html).not.toContain('id="savings"');
  expect(html).not.toMatch(/stack trace|Under maintenance|SECRET/);
  expect(cacheControl).toBe('private, no-cache');
};

describe('The page of an area’s rebates, when their provider answers with', () => {
  test.each([
    ...UNAVAILABLE,
    { name: 'null', fault: answering(null) },
    { name: 'another shape', fault: answering({ productRebateDetails: 'none' }) },
  ])('$name, shows an error and its form, and shows the savings to the next visitor', async ({ fault }) => {
    await expectUnsettled(fault, estimateTexts.failed);
    faulty.provider.serve(CALL, GOOD_ANSWER);
    expect((await pageOf(asked)).html.includes(SAVINGS)).toBe(true);
  });

  test.each([
    { name: 'nothing', fault: hanging },
    { name: 'single bytes without an end', fault: dripping },
    { name: 'rebates too late', fault: slow(2_000, GOOD_ANSWER) },
  ])('$name, keeps searching in the browser, and has its form', ({ fault }) =>
    expectUnsettled(fault, estimateTexts.loading),
  );
});

test('Without scripts, the visitor can wait for rebates that are late', async () => {
  asked += 1;
  faulty.provider.meet(CALL, slow(2_000, GOOD_ANSWER));
  const { html } = await pageOf(asked);
  const link = html.match(/<a href="([^"]*wait=1)"[^>]*>([^<]*)</);
  expect(link?.slice(1)).toEqual([`/resources/rebates/?zip=${asked}&amp;wait=1`, estimateTexts.keepChecking]);
  faulty.provider.meet(CALL, slow(2_000, GOOD_ANSWER));
  expect((await pageOf(asked, '&wait=1')).html).toContain(SAVINGS);
});

test('The server still runs after all of these faults, and its log contains no zip', () => {
  const { process, printed } = faulty.site;
  expect([process.exitCode, process.signalCode]).toEqual([null, null]);
  expect(printed()).toContain('Error fetching rebates: BodyTooLarge');
  expect(printed()).not.toMatch(/(?<!\d)76\d{3}(?!\d)|stack trace|SECRET|unhandled/i);
});
