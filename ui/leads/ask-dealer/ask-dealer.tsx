import { useCallback, useEffect, useRef } from 'react';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { focusIfLost } from '../../components/modal/focus-if-lost.ts';
import { useLatePart } from '../../bindings/use-late-part.ts';
import { useObservable } from '../../bindings/use-observable.ts';

const fetchModal = async () => (await import('./ask-dealer-modal.tsx')).AskDealerModal;

/** The form modal for a request to a dealer. Pages whose cards open it render it once; its code loads on first use. */
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

/** After the request, the button that opened the form is disabled as `Connected`, so the focus moves to the dealer's card. */
const useFocusOnDealer = (asked: number | null, isClosed: boolean): void => {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (asked !== null) last.current = asked;
    if (!isClosed || last.current === null) return;
    focusIfLost(`[data-dealer="${last.current}"]`);
    last.current = null;
  }, [asked, isClosed]);
};
