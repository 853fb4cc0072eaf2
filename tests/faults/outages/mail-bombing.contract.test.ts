import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import { DeliverLeads } from '../../../application/provider/deliver-leads/deliver-leads.ts';
import { FindRecipient } from '../../../application/provider/deliver-leads/find-recipient.ts';
import { MailLimiter } from '../../../application/provider/deliver-leads/mail-limiter.ts';
import { SendDigests } from '../../../application/provider/deliver-leads/send-digests.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { SqlMailHistories } from '../../../infrastructure/database/leads/sql-mail-histories.ts';
import { MailSender } from '../../../infrastructure/delivery/mail-sender.ts';
import { RequestMailCourier } from '../../../infrastructure/delivery/request-mail-courier.ts';
import { VisitorMailCourier } from '../../../infrastructure/delivery/visitor-mail-courier.ts';
import { Sha256Fingerprint } from '../../../infrastructure/system/sha256-fingerprint.ts';
import { mailboxOf } from '../../../infrastructure/system/mailbox-of.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadCourier } from '../../fakes/leads/fake-lead-courier.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { onEveryDatabase, type TestDatabase } from '../../infrastructure/database/test-databases.ts';
import { STRANGERS } from '../stranger-spellings.ts';
import { IS_WHOLE } from '../../whole-run.ts';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

const REQUESTS = 300;
/** What is repeated each hour needs to be only far above the limits. */
const REQUESTS_AN_HOUR = IS_WHOLE ? REQUESTS : 30;
const SPELLINGS = ['Stranger+1@Example.com', ...(STRANGERS[0]?.spellings ?? [])];
/** How many hours it takes to send every digest. */
const HOURS = 5;
const HOUR_MS = 3_600_000;
const POLL_INTERVAL_MS = 600_000;
const FACTS = { brandName: 'RunTru', phone: '1-800-555-0199', links: plainRequestLinks };
const ACE = aDealer().withCompanyId(7).with({ email: 'office@ace.example' }).build();

onEveryDatabase((technology, open) =>
  describe(`${REQUESTS} requests with the address of a stranger, on ${technology} and a mail server`, () => {
    let test: TestDatabase;
    let host: MailHost;
    let crm: FakeLeadCourier;
    let clock: FakeClock;
    let rounds: ReadonlyArray<Pick<DeliverLeads | SendDigests, 'execute'>>;
    beforeEach(async () => {
      test = await open();
      host = new MailHost();
      crm = new FakeLeadCourier();
      clock = new FakeClock();
      const port = await host.open();
      rounds = [...instance(port), ...instance(port)];
    });
    afterEach(async () => {
      await host.close();
      await test.close();
    });

    /** The delivery loops of one instance of the site; two instances share the database. */
    const instance = (port: number) => {
      const url = `smtp://127.0.0.1:${port}`;
      const mails = new MailSender({
        url,
        fromName: 'RunTru',
        fromAddress: 'no@example.com',
        timeoutMs: 5_000,
      });
      const log = new MemoryLogger();
      const ports = { queue: new SqlDeliveryQueue(test.database), clock, log };
      const limiter = new MailLimiter(new SqlMailHistories(test.database), new Sha256Fingerprint(), clock);
      const finding = new FindRecipient(
        {
          dealers: new FakeDealerLookUp([ACE]),
          directory: new FakeDealerDirectory(),
          clock,
          places: new MemoryPostalPlaces(),
          timeZones: { at: () => O.none },
        },
        { mailboxOf, leadMailTo: null },
      );
      const dealers = new RequestMailCourier(mails, FACTS, finding, limiter);
      const visitors = new VisitorMailCourier(mails, FACTS, finding, limiter);
      const breaker = new ChannelBreaker('dealer-mail', clock, log);
      return [
        new DeliverLeads('crm', crm, new ChannelBreaker('crm', clock, log), ports),
        new DeliverLeads('dealer-mail', dealers, breaker, ports),
        new DeliverLeads('visitor-mail', visitors, new ChannelBreaker('visitor-mail', clock, log), ports),
        new SendDigests(dealers, limiter, breaker, { ...ports, mailboxOf, networkOf: () => null }),
      ];
    };
    const bomb = async (requests: number) => {
      const leads = Array.from({ length: requests }, (_, i) =>
        aSubmittedLead({
          acceptedAt: clock.now(),
          email: SPELLINGS[i % SPELLINGS.length] ?? '',
        }),
      );
      const channels = ['crm', 'dealer-mail', 'visitor-mail'] as const;
      const ledger = new SqlLeadLedger(test.database);
      await Promise.all(leads.map((lead) => ledger.save(lead, idempotencyKey(lead.id), channels)()));
      return leads;
    };
    const through = async (round: (typeof rounds)[number]) => {
      while ((await round.execute()()).hasMore);
    };
    // Digests come last: leads that a loop still holds would wait for the next hour's digest.
    const deliver = async () => {
      await Promise.all(rounds.filter((round) => !(round instanceof SendDigests)).map(through));
      await Promise.all(rounds.filter((round) => round instanceof SendDigests).map(through));
    };
    const mailsTo = (wanted: RegExp) =>
      host.mails.filter(({ recipients }) => recipients.some((to) => wanted.test(to)));

    it('send three mails to that address, and every request to the CRM and the dealer', async () => {
      const leads = await bomb(REQUESTS);
      await deliver();
      expect(mailsTo(/stranger/i)).toHaveLength(3);
      expect(mailsTo(/ace/)).toHaveLength(3);
      expect(new Set(crm.taken.map(({ lead }) => lead.id))).toEqual(new Set(leads.map(({ id }) => id)));
      const counts = await new LeadReports(test.database).counts();
      expect(counts.channels['visitor-mail']).toMatchObject({ delivered: 3, suppressed: REQUESTS - 3 });
      expect(counts.channels['dealer-mail']).toMatchObject({ delivered: 3, waiting: REQUESTS - 3 });
      // Two instances may split the due requests; one digest goes out per hour, so the rest arrives an hour later.
      for (
        const end = clock.now() + HOURS * HOUR_MS;
        clock.now() < end;
        await clock.advance(POLL_INTERVAL_MS)
      )
        await deliver();
      expect(mailsTo(/stranger/i)).toHaveLength(3);
      expect(mailsTo(/ace/).length).toBeGreaterThanOrEqual(3 + 2);
      expect(mailsTo(/ace/).length).toBeLessThanOrEqual(3 + HOURS);
      const received = mailsTo(/ace/)
        .map(({ text }) => text)
        .join('\n');
      expect(leads.filter(({ id }) => !received.includes(referenceOf(id)))).toEqual([]);
      expect(await new LeadReports(test.database).counts()).toMatchObject({ waiting: 0, parked: 0 });
    });

    it('send that address ten mails a day if repeated every hour, and the dealer one more digest per hour', async () => {
      for (let hour = 0; hour < 5; hour++) {
        await bomb(REQUESTS_AN_HOUR);
        await deliver();
        const before = host.mails.length;
        for (let i = 0; i < 6; i++) {
          await clock.advance(POLL_INTERVAL_MS);
          await deliver();
        }
        expect(host.mails.length - before).toBeLessThanOrEqual(1);
      }
      expect(mailsTo(/stranger/i)).toHaveLength(10);
      expect(mailsTo(/ace/).length).toBeLessThanOrEqual(10 + 5);
      expect(crm.taken).toHaveLength(5 * REQUESTS_AN_HOUR);
    });
  }),
);
