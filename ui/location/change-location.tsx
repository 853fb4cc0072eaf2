import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLatePart } from '../bindings/use-late-part.ts';
import { focusIfLost } from '../components/modal/focus-if-lost.ts';

const fetchModal = async () => (await import('./location-modal.tsx')).LocationModal;
const fetchAhead = (): void => void fetchModal().catch(() => undefined);

/**
 * A button that opens `Update your location` (specification, section 2: Change Location). Where scripts are off a link
 * to the locator stands in its place.
 */
export const ChangeLocation = ({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Modal = useLatePart(isOpen, fetchModal, close);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnBox(opener);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={(isOpen && Modal === null) || undefined}
        data-scripted=""
        onClick={() => setOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {children}
      </button>
      <a className={className} href="/find-a-dealer/" data-unscripted="">
        {children}
      </a>
      {isOpen && Modal !== null && <Modal onClose={close} />}
    </>
  );
};

/** Where the search of the new area takes the button away, nothing could get the focus back: the reader is put at the page's own box. */
const useFocusOnBox = (opener: RefObject<HTMLButtonElement | null>): void => {
  useLayoutEffect(() => {
    const button = opener.current;
    return () => {
      const focused = button?.ownerDocument.activeElement;
      const isReaderHere = focused === button || (focused?.closest('dialog') ?? null) !== null;
      // Once the button is gone.
      if (isReaderHere) queueMicrotask(() => focusIfLost('main input[name="zipcode"]'));
    };
  }, [opener]);
};
