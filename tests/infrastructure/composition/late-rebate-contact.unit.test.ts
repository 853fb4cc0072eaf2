import { expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import type {
  AskAboutRebatesView,
  RebateContact,
} from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { NOTHING_STATED } from '../../../domain/rebate/household.ts';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import { lateRebateContact } from '../../../infrastructure/composition/browser/late-rebate-contact.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const NONE: EstimateSavingsView = {
  kind: 'none',
  advice: '',
  dealers: '',
  utilities: null,
  household: null,
  box: {
    path: '/',
    zip: '75001',
    asked: '75001',
    address: '/?zip=75001',
    zipError: null,
    stated: NOTHING_STATED,
    language: 'en',
    isUpdating: false,
    choice: NO_CHOICE,
    returns: 0,
  },
};

/** The loaded part, whose form can be opened. */
const fetchedContact = (): RebateContact => {
  const view$ = new BehaviorSubject<AskAboutRebatesView>({
    form: 'closed',
    lead: 'Fetched',
    confirmation: null,
  });
  return {
    view$,
    prepare: () => undefined,
    open: () => view$.next({ ...view$.value, form: 'open' }),
  };
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const late = (fetchContact: () => Promise<RebateContact>) => {
  const log = new MemoryLogger();
  const estimate$ = new BehaviorSubject<EstimateSavingsView>(NONE);
  const missing = { times: 0 };
  const contact = lateRebateContact(estimate$, fetchContact, log, () => (missing.times += 1));
  const forms: string[] = [];
  contact.view$.subscribe(({ form }) => forms.push(form));
  return { contact, estimate$, log, missing, forms };
};

test('The form is closed at first, and reports when it is opening', async () => {
  const { contact, forms } = late(() => Promise.resolve(fetchedContact()));
  expect(currentOf(contact.view$)).toEqual({
    form: 'closed',
    lead: askAboutRebatesTexts.lead,
    confirmation: null,
  });
  contact.open();
  expect(forms.at(-1)).toBe('opening');
  await settled();
  expect(currentOf(contact.view$)).toEqual({ form: 'open', lead: 'Fetched', confirmation: null });
  expect(forms.slice(forms.indexOf('opening'))).not.toContain('closed');
});

test('The code of the form is loaded once, and does not open the form by itself', async () => {
  let times = 0;
  const { contact } = late(() => {
    times += 1;
    return Promise.resolve(fetchedContact());
  });
  contact.prepare();
  await settled();
  expect(currentOf(contact.view$).form).toBe('closed');
  contact.open();
  await settled();
  expect([currentOf(contact.view$).form, times]).toEqual(['open', 1]);
});

test('A failure to load the code of an opened form is reported, and the next try loads it again', async () => {
  let isAway = true;
  const { contact, log, missing } = late(() =>
    isAway ? Promise.reject(new Error('no line')) : Promise.resolve(fetchedContact()),
  );
  contact.prepare();
  await settled();
  expect(missing.times).toBe(0);
  contact.open();
  await settled();
  expect(missing.times).toBe(1);
  expect(currentOf(contact.view$).form).toBe('closed');
  expect(log.errors).toEqual(Array(2).fill('Form error: the form could not be fetched'));
  isAway = false;
  contact.open();
  await settled();
  expect(currentOf(contact.view$).form).toBe('open');
});
