import { weighLeaseTexts as texts } from '../../../../../application/visitor/weigh-lease/texts.ts';
import type { LeasePart } from '../../../choosing-parts.ts';
import { leaseOn } from '../../../reader/product-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const leaseOf = (visit: Visit): LeasePart => {
  const sent: string[] = [];
  const part = async () => (await visit.page()).getByRole('region', { name: texts.heading, exact: true });
  return {
    check: async (offer) => {
      const page = await visit.goTo('/pricing/leasing/');
      if (visit.scripts) await visit.started(page);
      const form = (await part()).getByRole('form', { name: texts.form });
      for (const [label, text] of Object.entries(offer))
        await form.getByLabel(new RegExp(`^${label}`)).fill(text);
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await form.getByRole('button', { name: texts.submit }).click();
    },
    seenWhen: (matches) => seenWhen(async () => leaseOn(await snapshotOf(await visit.page())), matches),
    wasSent: async () => sent.some((request) => request.includes('cash')),
  };
};
