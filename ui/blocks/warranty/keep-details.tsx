import { useEffect, useRef, useState } from 'react';
import { copyText, saveText } from '../../bindings/clipboard-and-download.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { registrationLines, type TypedDetails } from './registration-details.ts';
import type { WarrantyTexts } from './texts.ts';
import styles from './warranty-modal.module.css';

/** Takes what was typed along to the registration site, or to a later day: on the clipboard or as a file. */
export const KeepDetails = ({
  texts: { keep: texts, details },
  typed,
}: {
  texts: WarrantyTexts;
  typed: TypedDetails;
}) => {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  // With large text it would be below the dialog's edge.
  useEffect(() => {
    if (said !== '') status.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const keep = async (take: (lines: string) => Promise<string> | string): Promise<void> => {
    const { lines, missing } = registrationLines(details, (name) => typed[name] ?? '');
    const outcome = lines === null ? texts.empty : await take(lines);
    const rest = lines === null || missing.length === 0 ? '' : ` ${texts.missing} ${missing.join(', ')}.`;
    setSaid(outcome + rest);
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
      <p ref={status} className={styles.said} role="status">
        {said}
      </p>
    </>
  );
};
