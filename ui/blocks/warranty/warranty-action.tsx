import { useCallback, useState } from 'react';
import { useLatePart } from '../../bindings/use-late-part.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { warrantyTexts as texts } from './texts.ts';

const fetchModal = async () => (await import('./warranty-modal.tsx')).WarrantyModal;

const fetchAhead = (): void => void fetchModal().catch(() => undefined);

const LOOKS = { register: 'primary', lookUp: 'secondary' } as const;

/** A button that opens one of the two dialogs. Where scripts are off, a link to the external site takes its place. */
export const WarrantyAction = ({ kind, href }: { kind: 'register' | 'lookUp'; href: string }) => {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Modal = useLatePart(isOpen, fetchModal, close);
  const className = buttonClass(LOOKS[kind]);
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
        {texts[kind].title}
      </button>
      <a className={className} href={href} target="_blank" rel="noopener" data-unscripted="">
        {texts[kind].title} ({texts.opensInNewTab})
      </a>
      {isOpen && Modal !== null && <Modal kind={kind} href={href} onClose={close} />}
    </>
  );
};
