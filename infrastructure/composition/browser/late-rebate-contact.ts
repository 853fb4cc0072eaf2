import { BehaviorSubject, defer, Subscription, type Observable } from 'rxjs';
import type { Logger } from '../../../application/ports/logger.ts';
import type {
  AskAboutRebatesView,
  RebateContact,
} from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { contactLead } from '../../../application/visitor/ask-about-rebates/contact-lead.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';

/**
 * Asks a dealer about rebates, with code that is fetched once the form may be needed. If that fails for an opened form, calls `onMissing`;
 * the next try fetches again. `estimate$` replays the page's savings, and its subscription starts with the view's.
 */
export const lateRebateContact = (
  estimate$: Observable<EstimateSavingsView>,
  fetchContact: () => Promise<RebateContact>,
  log: Logger,
  onMissing: () => void,
): RebateContact => {
  const view = new BehaviorSubject<AskAboutRebatesView>({ form: 'closed', lead: '', confirmation: null });
  const source = new Subscription();
  let isFollowing = false;
  let fetched: Promise<RebateContact> | null = null;

  const change = (part: Partial<AskAboutRebatesView>): void => view.next({ ...view.value, ...part });

  const followEstimate = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    source.add(estimate$.subscribe((estimate) => change({ lead: contactLead(estimate) })));
  };

  const handOver = async (): Promise<RebateContact> => {
    const contact = await fetchContact();
    source.unsubscribe();
    contact.view$.subscribe((next) => {
      // Ignores the initial `closed` when the visitor has opened the form meanwhile.
      if (next.form !== 'closed' || view.value.form !== 'opening') view.next(next);
    });
    return contact;
  };

  const fetchOnce = async (): Promise<RebateContact | null> => {
    fetched ??= handOver();
    try {
      return await fetched;
    } catch {
      fetched = null;
      log.error('Form error: the form could not be fetched');
      return null;
    }
  };

  return {
    view$: defer(() => {
      followEstimate();
      return view;
    }),
    prepare: () => void fetchOnce(),
    open: () => {
      if (view.value.form === 'closed') change({ form: 'opening' });
      void fetchOnce().then((contact) => {
        if (contact !== null) return contact.open();
        change({ form: 'closed' });
        onMissing();
      });
    },
  };
};
