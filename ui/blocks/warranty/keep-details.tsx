import { useEffect, useRef, useState } from 'react';
import { copyText, saveText } from '../../bindings/clipboard-and-download.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { registrationLines, type TypedDetails } from './registration-details.ts';
import type { WarrantyTexts } from './texts.ts';
import styles from './warranty-modal.module.css';

/** Copies the typed details to the clipboard or saves them as a file, for the registration site or for later. */
export const KeepDetails = ({
  texts: { keep: texts, details },
  typed,
}: {
  texts: WarrantyTexts;
  typed: TypedDetails;
}) => {
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  // With large text, the status could be below the dialog's visible area.
  useEffect(() => {
    if (message !== '') status.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const keep = async (take: (lines: string) => Promise<string> | string): Promise<void> => {
    const { lines, missing } = registrationLines(details, (name) => typed[name] ?? '');
    const outcome = lines === null ? texts.empty : await take(lines);
    const rest = lines === null || missing.length === 0 ? '' : ` ${texts.missing} ${missing.join(', ')}.`;
    setMessage(outcome + rest);
  };
  const copy = () => keep(async (lines) => ((await copyText(lines)) ? texts.copied : texts.notCopied));
  const save = () =>
    keep((lines) => {
      saveText(texts.fileName, lines);
      return texts.saved;
    });
  return (
    <>
      <ActionButton onClick={() => void copy()}>{texts.copy}</ActionButton>
      <ActionButton onClick={() => void save()}>{texts.save}</ActionButton>
      <p ref={status} className={styles.message} role="status">
        {message}
      </p>
    </>
  );
};
