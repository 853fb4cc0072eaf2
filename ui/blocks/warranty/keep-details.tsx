import { useState } from 'react';
import { copyText, saveText } from '../../bindings/take-along.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { registrationLines } from './registration-details.ts';
import type { WarrantyTexts } from './texts.ts';
import styles from './warranty-modal.module.css';

/** Takes what was typed along to the registration site, or to a later day: on the clipboard or as a file. */
export const KeepDetails = ({
  texts: { keep: texts, details },
  typed,
}: {
  texts: WarrantyTexts;
  typed: (name: string) => string;
}) => {
  const [said, setSaid] = useState('');
  const keep = async (take: (lines: string) => Promise<string> | string): Promise<void> => {
    const { lines, missing } = registrationLines(details, typed);
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
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
};
