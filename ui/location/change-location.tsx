import { useCallback, useState, type ReactNode } from 'react';
import { navigateTo } from '../bindings/page-effects.ts';
import { useLatePart } from '../bindings/use-late-part.ts';
import { LinkedButton } from '../components/button/linked-button.tsx';

const fetchModal = async () => (await import('./location-modal.tsx')).LocationModal;
const fetchAhead = (): void => void fetchModal().catch(() => undefined);

const LOCATOR = '/find-a-dealer/';
const navigateToLocator = (): void => navigateTo(LOCATOR);

/** A button that opens `Update your location` (specification, section 2: Change Location). Without scripts, a link to the locator. */
export const ChangeLocation = ({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Modal = useLatePart(isOpen, fetchModal, navigateToLocator);
  return (
    <>
      <LinkedButton
        className={className}
        aria-haspopup="dialog"
        aria-busy={(isOpen && Modal === null) || undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        href={LOCATOR}
      >
        {children}
      </LinkedButton>
      {isOpen && Modal !== null && <Modal onClose={close} />}
    </>
  );
};
