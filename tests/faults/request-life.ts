import { setTimeout as pause } from 'node:timers/promises';
import { SignedRequestLinks } from '../../infrastructure/system/signed-request-links.ts';
import type { RequestHistory } from '../../infrastructure/wire/request-history.ts';
import { mustHold, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { headerOf, type ReceivedMail } from '../infrastructure/delivery/mail-host.ts';
import { postForm } from '../security/ask.ts';
import { openBackup, runDataTool } from './data-tool.ts';
import { aLeadPost, postLead } from './lead-post.ts';
import { openReceivers } from './outages/receivers.ts';
import { withShiftedClock } from './preloaded.ts';
import type { Storage } from './storage.ts';

const SECRET = 'the secret of this run';
const TOKEN = 'a-token-of-this-run-0123456789';
const CARE = 'care@example.com';
const PERSON = 'wilhelmina@example.org';
/** The first of the sample dealers; each request has a dealer of its own, because a mailbox gets few mails an hour. */
const FIRST_DEALER = 100_001;
const DEALERS = 5;
/** Longer than any dealer may leave a request unanswered. */
const ELEVEN_DAYS_MS = 11 * 86_400_000;
const WITHIN_MS = 20_000;

const until = async (holds: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + WITHIN_MS; performance.now() < end; await pause(50))
    if (await holds()) return true;
  return false;
};

/**
 * The life of requests against a real mail server: a dealer accepts, a dealer declines, nobody answers, a visitor withdraws, a person is
 * forgotten, and a backup is restored (contract, section 7: one request).
 */
export const measureRequestLife = (storage: Storage): Promise<ReadonlyArray<Figure>> =>
  using(openReceivers(), ({ settings: receivers, mailHost, crm }) =>
    using(openBackup(), async ({ file }) => {
      const settings = {
        ...storage.settings,
        ...receivers,
        SEED_DEALERS: String(DEALERS),
        LEAD_MAIL_TO: CARE,
        LEAD_API_TOKEN: TOKEN,
        REQUEST_LINK_SECRET: SECRET,
      };
      const figures: Figure[] = [];
      const expect = (what: string, holds: boolean): void =>
        void figures.push(mustHold(`Life of a request: ${what}`, holds));
      const mailed = (to: (mail: ReceivedMail) => boolean, subject: string) =>
        until(() =>
          mailHost.mails.some((mail) => to(mail) && headerOf(mail, 'subject')?.includes(subject) === true),
        );
      const toDealer = ({ recipients }: ReceivedMail): boolean =>
        recipients.every((each) => each !== CARE && !each.endsWith('example.org'));

      let dealer = FIRST_DEALER;
      const send = async (address: string, email: string): Promise<string> =>
        (await postLead(address, aLeadPost({ companyId: dealer++, email }))).id ?? '';
      const historyOf = async (address: string, id: string): Promise<RequestHistory | null> => {
        const response = await fetch(`${address}/api/leads/${referenceIn(pageOf(id, 'visitor'))}`, {
          headers: { authorization: `Bearer ${TOKEN}` },
        });
        return response.ok ? ((await response.json()) as RequestHistory) : null;
      };
      const answer = async (address: string, id: string, role: 'visitor' | 'dealer', kind: string) =>
        (await postForm(`${address}${pageOf(id, role)}`, { answer: kind })).status;

      const sent = await usingSite(settings, async ({ address }) => {
        const ids = [];
        for (const name of ['accepted', 'declined', 'silent', 'withdrawn'])
          ids.push(await send(address, `${name}@example.org`));
        const [accepted = '', declined = '', silent = '', withdrawn = ''] = ids;
        expect('the dealer is mailed', await mailed(toDealer, 'New request'));
        for (const id of ids)
          expect('it is sent', await until(async () => (await historyOf(address, id))?.state === 'sent'));
        const link = /http\S+key=[\w-]+/.exec(mailHost.mails.find(toDealer)?.text ?? '')?.[0] ?? '';
        const opened = await fetch(link.replace(/^https?:\/\/[^/]+/, address));
        expect('the link in the dealer’s mail opens', opened.ok);
        expect('a dealer accepts', (await answer(address, accepted, 'dealer', 'accepted')) === 303);
        expect('a dealer declines', (await answer(address, declined, 'dealer', 'declined')) === 303);
        expect(
          'the visitor hears of it',
          await mailed(({ recipients }) => recipients.includes('declined@example.org'), 'another dealer'),
        );
        expect('a visitor withdraws', (await answer(address, withdrawn, 'visitor', 'withdrawn')) === 303);
        expect('the dealer hears of it', await mailed(toDealer, 'Withdrawn'));
        expect('the CRM hears of all', await until(() => crm.taken.size >= 7));
        return { accepted, declined, silent, withdrawn };
      });
      await runDataTool(settings, 'backup', file);
      await usingSite({ ...settings, ...withShiftedClock(ELEVEN_DAYS_MS) }, async ({ address }) => {
        const toCare = ({ recipients }: ReceivedMail): boolean => recipients.includes(CARE);
        expect('customer care hears of the one that nobody answered', await mailed(toCare, 'No answer yet'));
        expect('it is unanswered', (await historyOf(address, sent.silent))?.isUnanswered === true);
        const metrics = await (await fetch(`${address}/metrics`)).text();
        expect('it alone is counted', /^leads_unanswered 1$/m.test(metrics));
        const person = await send(address, PERSON);
        await runDataTool(settings, 'forget', PERSON);
        const page = await fetch(`${address}${pageOf(person, 'visitor')}`);
        expect('a forgotten person’s page is gone', page.status === 404);
      });
      await runDataTool(settings, 'restore', file);
      await usingSite(settings, async ({ address }) => {
        for (const [state, id] of Object.entries({ ...sent, sent: sent.silent }))
          if (state !== 'silent')
            expect(
              `a restored backup knows what was ${state}`,
              (await historyOf(address, id))?.state === state,
            );
      });
      return figures;
    }),
  );

const links = new SignedRequestLinks(SECRET, '');
const pageOf = (id: string, role: 'visitor' | 'dealer'): string => links.addressFor(id, role, 'en');
const referenceIn = (page: string): string => /R-\w+/.exec(page)?.[0] ?? '';
