import assert from 'node:assert/strict';
import { PlanSystem } from '../../../../../application/visitor/plan-system/plan-system.ts';
import {
  DUCTWORK_NAMES,
  HOME_NAMES,
  planSystemTexts as texts,
  SYSTEM_NAMES,
} from '../../../../../application/visitor/plan-system/texts.ts';
import type { SendRequest } from '../../../../../application/visitor/send-request/send-request.ts';
import { estimateForm } from '../../../../../domain/lead/forms/estimate.ts';
import type { Draft } from '../../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { MemoryPageAddress } from '../../../../fakes/visitor/memory-page-address.ts';
import type { EstimatePart } from '../../../choosing-parts.ts';
import { asValue } from '../../../form-words.ts';
import { PostedForm } from '../leads/posted-form.ts';
import { SITE_PHONE, type Visit } from '../visit.ts';
import { valueOf } from './helper.ts';

const PATH = '/resources/build-your-own-system/';

export const estimateOf = (visit: Visit): EstimatePart => {
  let page: { readonly plan: PlanSystem; readonly request: SendRequest } | null = null;
  const opened = (): NonNullable<typeof page> => {
    assert.ok(page, 'No system is being put together');
    return page;
  };
  return {
    build: async ({ system, home, ductwork }) => {
      await visit.contents.open(PATH);
      assert.ok(visit.contents.holds('acf/system-estimate'), 'The page has no estimate');
      const request = visit.useCases.begin(estimateForm);
      page = { request, plan: new PlanSystem(request, new MemoryPageAddress()) };
      const query = new URLSearchParams({
        system: valueOf(SYSTEM_NAMES, system),
        home: valueOf(HOME_NAMES, home),
        ductwork: valueOf(DUCTWORK_NAMES, ductwork),
      });
      page.plan.showAt(visit.scripts ? new URLSearchParams() : query, PATH);
      if (visit.scripts) page.plan.choose(query);
    },
    send: async (answers) => {
      const { request } = opened();
      const { comments = '' } = currentOf(request.view$).values;
      const typed = answers.map(([field, text]) => [field.name, asValue(field, text)] as const);
      const draft: Draft = { ...Object.fromEntries(typed), comments };
      if (visit.scripts) {
        await request.takeOver({});
        return request.submit(draft);
      }
      const posted = new PostedForm(
        estimateForm,
        visit.leadModule,
        { phone: SITE_PHONE, values: {} },
        () => null,
      );
      posted.type(draft);
      return posted.submit();
    },
    seenWhen: async () => {
      const { plan } = currentOf(opened().plan.view$);
      return {
        lines: [
          ...(plan?.lines ?? []).map(({ label, price }) => [label, price] as const),
          ...(plan === null ? [] : [[texts.total, plan.price] as const]),
        ],
        says: plan === null ? [] : texts.conditions,
      };
    },
  };
};
