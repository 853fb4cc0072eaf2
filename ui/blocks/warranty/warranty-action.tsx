import { useCallback, useState } from 'react';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useLatePart } from '../../bindings/use-late-part.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { LinkedButton } from '../../components/button/linked-button.tsx';
import type { TypedDetails } from './registration-details.ts';
import type { WarrantyTexts } from './texts.ts';

const fetchModal = async () => (await import('./warranty-modal.tsx')).WarrantyModal;

const fetchAhead = (): void => void fetchModal().catch(() => undefined);

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

const VARIANTS = { register: 'primary', lookUp: 'secondary' } as const;

/** A button that opens one of the two dialogs. Without scripts, a link to the external site replaces it. */
export const WarrantyAction = ({
  kind,
  href,
  texts,
}: {
  kind: 'register' | 'lookUp';
  href: string;
  texts: WarrantyTexts;
}) => {
  const [isOpen, setOpen] = useState(false);
  // Typed values survive closing the dialog, for example to look something up.
  const [typed, setTyped] = useState<TypedDetails>({});
  const keepTyped = (name: string, value: string) => setTyped((all) => ({ ...all, [name]: value }));
  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(() => navigateTo(href), [href]);
  const Modal = useLatePart(isOpen, fetchModal, leave);
  return (
    <>
      <LinkedButton
        className={buttonClass(VARIANTS[kind])}
        aria-haspopup="dialog"
        aria-busy={(isOpen && Modal === null) || undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        href={href}
        link={NEW_TAB}
        linkText={`${texts[kind].title} (${texts.opensInNewTab})`}
      >
        {texts[kind].title}
      </LinkedButton>
      {isOpen && Modal !== null && (
        <Modal kind={kind} href={href} texts={texts} typed={typed} onType={keepTyped} onClose={close} />
      )}
    </>
  );
};
