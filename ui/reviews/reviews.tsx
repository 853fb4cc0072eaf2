import { useCallback } from 'react';
import { useServices } from '../bindings/services.ts';
import { useLatePart } from '../bindings/use-late-part.ts';
import { useObservable } from '../bindings/use-observable.ts';

const fetchModal = async () => (await import('./reviews-modal/reviews-modal.tsx')).ReviewsModal;

/** The reviews modal. Pages whose cards open it render it once; its code loads on first use. */
export const Reviews = () => {
  const { readReviews } = useServices();
  const { kind } = useObservable(readReviews.view$);
  const close = useCallback(() => void readReviews.close(), [readReviews]);
  const Modal = useLatePart(kind === 'open', fetchModal, close);
  return Modal === null ? null : <Modal />;
};
