import { useCallback, useEffect, useRef } from 'react';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { focusIfLost } from '../../components/modal/focus-if-lost.ts';
import { useLatePart } from '../../bindings/use-late-part.ts';
import { useObservable } from '../../bindings/use-observable.ts';

const fetchModal = async () => (await import('./ask-dealer-modal.tsx')).AskDealerModal;

/** The request that is being made to a dealer, above the page. A page whose cards open it has it once, at no cost before that. */
export const AskDealer = () => {
  const { askDealer } = useServices();
  const view = useObservable(askDealer.view$);
  const leaveForPage = useCallback(() => {
    const page = askDealer.page;
    askDealer.close();
    if (page !== null) navigateTo(page);
  }, [askDealer]);
  const Modal = useLatePart(view.kind !== 'closed', fetchModal, leaveForPage);
  const asked = view.kind === 'open' ? (view.selected?.companyId ?? null) : null;
  useFocusOnDealer(asked, view.kind === 'closed');
  return view.kind === 'open' && Modal !== null ? <Modal view={view} /> : null;
};

/** The button that opened the form says `Connected` and takes no focus any more: the reader is put at the dealer's card. */
const useFocusOnDealer = (asked: number | null, isClosed: boolean): void => {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (asked !== null) last.current = asked;
    if (!isClosed || last.current === null) return;
    focusIfLost(`[data-dealer="${last.current}"]`);
    last.current = null;
  }, [asked, isClosed]);
};
