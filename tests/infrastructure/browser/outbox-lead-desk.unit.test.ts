import { beforeEach, describe, expect, test } from '@jest/globals';
import { refusedStorage } from '../../fakes/memory-storage.ts';
import * as E from 'fp-ts/Either';
import type { OutboxOutcome } from '../../../application/ports/leads/lead-desk.ts';
import { OutboxLeadDesk } from '../../../infrastructure/browser/outbox/outbox-lead-desk.ts';
import type { OutboxPlaces } from '../../../infrastructure/browser/outbox/outbox-places.ts';
import type { PostAnswer, PostLead } from '../../../infrastructure/wire/post-lead.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { countedKey } from '../../fakes/counting-id-generator.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakePages } from '../../fakes/content/fake-pages.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const { lead } = aSubmittedLead();
const key = countedKey(1);
const leadId = 'aaaaaaaa-0000-4000-8000-000000000000';
const receipt = { leadId };

const ACCEPTED: PostAnswer = { kind: 'accepted', receipt: { leadId } };
const REFUSED: PostAnswer = { kind: 'refused', messages: [{ field: 'zip', message: 'No' }] };
const RETRYABLE: PostAnswer = { kind: 'retryable', reason: 'Service Unavailable' };
const REJECTED: PostAnswer = { kind: 'rejected', reason: 'Conflict' };
const OFFLINE: PostAnswer = { kind: 'unreachable' };
const WAITS = E.left({ _tag: 'LeadWaits' });

const DAY_MS = 86_400_000;

let pages: FakePages;
let clock: FakeClock;
let log: MemoryLogger;
let answer: () => PostAnswer | Promise<PostAnswer>;
/** The posted keys and bodies, oldest first. */
let posted: Array<readonly [key: string, body: string]>;

beforeEach(() => {
  [pages, clock, log, posted] = [new FakePages(), new FakeClock(), new MemoryLogger(), []];
  answer = () => ACCEPTED;
});

const post: PostLead = async ({ body }, under) => {
  posted.push([under, body]);
  return answer();
};

/** A page that the visitor has opened, and the reported outcomes of waiting leads. */
const openPage = (places: OutboxPlaces = pages.open()) => {
  const desk = new OutboxLeadDesk(post, places, clock, log);
  const outcomes: Array<Pick<OutboxOutcome, 'key' | 'receipt'>> = [];
  desk.outcomes$.subscribe(({ key: under, receipt: got }) => outcomes.push({ key: under, receipt: got }));
  const dealers: string[] = [];
  desk.waiting$.subscribe((companyIds) => dealers.push(companyIds.join()));
  desk.start();
  return { desk, places, outcomes, dealers, send: (under = key) => desk.send(lead, under)() };
};

/** A page with a waiting lead. */
const waitingPage = async () => {
  const page = openPage();
  answer = () => OFFLINE;
  expect(await page.send()).toEqual(WAITS);
  return page;
};

const waiting = (): ReadonlyArray<{ key: string; body: string }> =>
  JSON.parse(pages.stored('lead_outbox') ?? '[]');
const signal = async (target: EventTarget, name: string): Promise<void> => {
  target.dispatchEvent(new Event(name));
  await settle();
};

describe('The outbox while a lead is sent', () => {
  test('stores the exact bytes before they are sent', async () => {
    let kept: unknown;
    answer = () => {
      kept = waiting();
      return ACCEPTED;
    };
    await openPage().send();
    expect(kept).toEqual([{ key, path: '/api/leads', body: posted[0]?.[1], keptAt: clock.now() }]);
  });

  test.each<[string, PostAnswer, unknown]>([
    ['accepted', ACCEPTED, E.right(receipt)],
    ['refused', REFUSED, E.left({ _tag: 'LeadRefused', messages: [{ field: 'zip', message: 'No' }] })],
    ['unknown-dealer', { kind: 'unknown-dealer' }, E.left({ _tag: 'DealerUnknown' })],
    ['retryable', RETRYABLE, E.left({ _tag: 'DeskUnavailable', reason: 'Service Unavailable' })],
    ['rejected', REJECTED, E.left({ _tag: 'DeskUnavailable', reason: 'Conflict' })],
  ])('is empty once the lead is %s', async (_name, met, result) => {
    answer = () => met;
    const page = openPage();
    expect(await page.send()).toEqual(result);
    expect([pages.stored('lead_outbox'), page.outcomes]).toEqual([null, []]);
    await clock.advance(DAY_MS);
    expect(posted).toHaveLength(1);
  });

  test('stores an unanswered lead once, even if it was sent twice', async () => {
    const page = openPage();
    answer = () => OFFLINE;
    expect(await Promise.all([page.send(), page.send()])).toEqual([WAITS, WAITS]);
    expect(waiting()).toHaveLength(1);
    answer = () => ACCEPTED;
    await clock.advance(2_000);
    expect([page.outcomes, waiting()]).toEqual([[{ key, receipt }], []]);
  });

  test('does not send a lead twice at the same time', async () => {
    const page = openPage();
    let take: (taken: PostAnswer) => void = () => undefined;
    answer = () => new Promise((resolve) => (take = resolve));
    const sending = page.send();
    await signal(page.places.window, 'online');
    expect(posted).toHaveLength(1);
    take(ACCEPTED);
    expect(await sending).toEqual(E.right(receipt));
  });
});

describe('A waiting lead', () => {
  const signals: ReadonlyArray<[string, (places: OutboxPlaces) => Promise<void>]> = [
    ['the network is back', ({ window }) => signal(window, 'online')],
    ['the page is restored', ({ window }) => signal(window, 'pageshow')],
    ['the page is visible again', ({ document }) => signal(document, 'visibilitychange')],
    ['2 seconds have passed', () => clock.advance(2_000)],
  ];
  test.each(signals)('is sent when %s, as the same bytes and with the same key', async (_name, happens) => {
    const page = await waitingPage();
    answer = () => ACCEPTED;
    await happens(page.places);
    expect(page.outcomes).toEqual([{ key, receipt }]);
    expect(posted[1]).toEqual(posted[0]);
    expect([waiting(), clock.waiting]).toEqual([[], 0]);
  });

  test('is not sent when the page is hidden', async () => {
    const page = await waitingPage();
    Object.assign(page.places.document, { visibilityState: 'hidden' });
    await signal(page.places.document, 'visibilitychange');
    expect(posted).toHaveLength(1);
  });

  test('is sent at intervals that double from 2 to 60 seconds while the page is open', async () => {
    await waitingPage();
    const instants: number[] = [];
    const start = clock.now();
    answer = () => {
      instants.push((clock.now() - start) / 1000);
      return OFFLINE;
    };
    await clock.advance(300_000);
    expect(instants).toEqual([2, 6, 14, 30, 62, 122, 182, 242]);
  });

  test('is sent again later if the provider is busy', async () => {
    const page = await waitingPage();
    answer = () => RETRYABLE;
    await clock.advance(10_000);
    expect([waiting().length, page.outcomes]).toEqual([1, []]);
    answer = () => ACCEPTED;
    await clock.advance(60_000);
    expect(page.outcomes).toEqual([{ key, receipt }]);
  });

  test.each<[string, PostAnswer, string]>([
    ['refused', REFUSED, 'refused'],
    ['rejected', REJECTED, 'Conflict'],
  ])('is given up if it is %s', async (_name, met, why) => {
    const page = await waitingPage();
    answer = () => met;
    await clock.advance(2_000);
    expect([page.outcomes, waiting()]).toEqual([[{ key, receipt: null }], []]);
    expect(log.errors).toEqual([`Gave up a request that waited: ${why}`]);
  });

  test('is given up after 7 days', async () => {
    const page = await waitingPage();
    await clock.advance(7 * DAY_MS);
    expect([page.outcomes, waiting().length]).toEqual([[], 1]);
    await clock.advance(60_000);
    expect([page.outcomes, waiting()]).toEqual([[{ key, receipt: null }], []]);
    expect(log.errors).toEqual(['Gave up a request that waited: too old']);
  });

  test('can wait again if it was given up and sent again with its key', async () => {
    const page = await waitingPage();
    answer = () => REFUSED;
    await clock.advance(2_000);
    answer = () => OFFLINE;
    expect(await page.send()).toEqual(WAITS);
    await signal(page.places.window, 'storage');
    expect(page.outcomes).toHaveLength(1);
    answer = () => ACCEPTED;
    await clock.advance(2_000);
    expect(page.outcomes[1]).toEqual({ key, receipt });
  });

  test('is sent independently of other leads', async () => {
    const page = await waitingPage();
    await page.send(countedKey(2));
    answer = () => (posted.at(-1)?.[0] === key ? OFFLINE : ACCEPTED);
    await clock.advance(2_000);
    expect(page.outcomes).toEqual([{ key: countedKey(2), receipt }]);
    expect(waiting().map((entry) => entry.key)).toEqual([key]);
  });
});

describe('Several pages of one visitor', () => {
  test('a later page sends the leads that an earlier one has stored', async () => {
    answer = () => new Promise(() => undefined);
    void openPage().send();
    await settle();
    answer = () => ACCEPTED;
    const reloaded = openPage();
    await settle();
    expect(posted).toHaveLength(2);
    expect(posted[1]).toEqual(posted[0]);
    expect([reloaded.outcomes, waiting()]).toEqual([[{ key, receipt }], []]);
  });

  test('the page with the waiting lead is notified when another page sends it', async () => {
    const first = await waitingPage();
    answer = () => ACCEPTED;
    openPage();
    await settle();
    expect(first.outcomes).toEqual([{ key, receipt }]);
    await clock.advance(DAY_MS);
    expect([posted.length, first.outcomes.length]).toEqual([2, 1]);
  });

  test('a page is notified when the browser restores it from its cache', async () => {
    const first = await waitingPage();
    const { window } = first.places;
    const hearing = window.dispatchEvent.bind(window);
    window.dispatchEvent = () => true;
    answer = () => ACCEPTED;
    openPage();
    await settle();
    expect(first.outcomes).toEqual([]);
    hearing(new Event('pageshow'));
    expect(first.outcomes).toEqual([{ key, receipt }]);
  });

  test('every page reports the dealers of waiting leads', async () => {
    const [first, second] = [openPage(), openPage()];
    answer = () => OFFLINE;
    const sending = first.send();
    expect(first.dealers).toEqual(['']);
    await sending;
    await settle();
    expect([first.dealers, second.dealers]).toEqual([
      ['', '7'],
      ['', '7'],
    ]);
    answer = () => ACCEPTED;
    await signal(second.places.window, 'online');
    expect([first.dealers, second.dealers]).toEqual([
      ['', '7', ''],
      ['', '7', ''],
    ]);
  });

  test('a page adopts the leads of other pages, and distinguishes them from its own', async () => {
    const first = await waitingPage();
    const second = openPage();
    await settle();
    const whose: boolean[] = [];
    const senders: boolean[] = [];
    for (const { desk } of [first, second]) {
      desk.outcomes$.subscribe(({ wasLeft, sentHere }) => {
        whose.push(wasLeft);
        senders.push(sentHere);
      });
    }
    answer = () => ACCEPTED;
    await signal(first.places.window, 'online');
    expect(whose.sort()).toEqual([false, true]);
    expect(senders.sort()).toEqual([false, true]);
  });

  test('only one page sends a lead at a time', async () => {
    const [first, second] = [await waitingPage(), openPage()];
    await settle();
    posted = [];
    let take: (taken: PostAnswer) => void = () => undefined;
    answer = () => new Promise((resolve) => (take = resolve));
    await signal(first.places.window, 'online');
    await signal(second.places.window, 'online');
    expect(posted).toHaveLength(1);
    take(ACCEPTED);
    await clock.advance(DAY_MS);
    expect([posted.length, first.outcomes.length, clock.waiting]).toEqual([1, 1, 0]);
  });

  test.each([
    ['the browser has no locks', null],
    ['locks are refused', { request: () => Promise.reject(new Error('SecurityError')) }],
  ])('a page sends leads without a lock if %s', async (_name, locks) => {
    pages.locks = locks;
    const page = await waitingPage();
    answer = () => ACCEPTED;
    await signal(page.places.window, 'online');
    expect(page.outcomes).toEqual([{ key, receipt }]);
  });

  test("a lead that another page's write has removed is stored again", async () => {
    const page = openPage();
    answer = () => {
      pages.store('lead_outbox', '[]');
      return OFFLINE;
    };
    expect(await page.send()).toEqual(WAITS);
    expect(waiting()).toHaveLength(1);
  });

  test('outcomes are deleted after 7 days, and contain no personal data', async () => {
    await waitingPage();
    answer = () => ACCEPTED;
    await clock.advance(2_000);
    const settledAt = clock.now();
    expect(JSON.parse(pages.stored('lead_outcomes') ?? '')).toEqual([{ key, leadId, settledAt }]);
    await clock.advance(8 * DAY_MS);
    const page = openPage();
    answer = () => OFFLINE;
    await page.send(countedKey(2));
    answer = () => ACCEPTED;
    await clock.advance(2_000);
    expect(JSON.parse(pages.stored('lead_outcomes') ?? '')).toMatchObject([{ key: countedKey(2) }]);
  });
});

describe('A browser with a missing or invalid outbox', () => {
  test('sends a lead at once without a storage, and never reports it as waiting', async () => {
    const page = openPage({ ...pages.open(), local: refusedStorage });
    expect(await page.send()).toEqual(E.right(receipt));
    answer = () => OFFLINE;
    expect(await page.send()).toEqual(E.left({ _tag: 'DeskUnavailable', reason: 'unreachable' }));
  });

  test('does not report a lead as waiting if the storage is full', async () => {
    const places = pages.open();
    places.local().setItem = refusedStorage;
    answer = () => OFFLINE;
    expect(await openPage(places).send()).toEqual(E.left({ _tag: 'DeskUnavailable', reason: 'unreachable' }));
  });

  test.each(['', '{', 'null', '{}', '"x"'])('drops an outbox with the value %j', async (text) => {
    pages.store('lead_outbox', text);
    openPage();
    await settle();
    expect([posted, pages.stored('lead_outbox')]).toEqual([[], null]);
    expect(log.warnings).toEqual(['Dropped from the outbox: it should be a list']);
  });

  test('drops invalid entries, logs them without their content, and sends valid ones', async () => {
    const good = { key, path: '/api/leads', body: '{"zip":"75001"}', keptAt: clock.now() };
    const bad = { ...good, key: countedKey(2), path: 'https://elsewhere.example/ann@example.com' };
    pages.store('lead_outbox', JSON.stringify([bad, good, { ...good, key: 'Ann Doe\n' }, null]));
    const page = openPage();
    await settle();
    expect(page.outcomes).toEqual([{ key, receipt }]);
    expect(log.warnings).toHaveLength(3);
    expect(log.warnings.join()).not.toMatch(/ann|doe|elsewhere|75001/i);
  });
});
