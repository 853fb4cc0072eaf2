import { useCallback, useState, type ReactNode } from 'react';
import { useLatePart } from '../bindings/use-late-part.ts';

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
  return (
    <>
      <button
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
