import { useEffect, useRef } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useUntypedSelected } from './use-untyped-selected.ts';

/** A visitor may paste a whole address with its code. */
const MAX_LENGTH = 200;

/**
 * Whether the typed text contains the code, apart from spaces, punctuation and case. It may add the last four digits of a zip or
 * other text.
 */
const isSpellingOf = (typed: string, code: string): boolean => compact(typed).includes(compact(code));

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase();

interface CodeBoxProps extends FieldTexts {
  readonly name: string;
  /** The code to show. */
  readonly code: string;
  /** Identifies the visit to an address after Back or Forward, which restores the code in the box. */
  readonly revisit?: string;
  readonly enterKeyHint?: 'search' | 'done';
  readonly isRequired?: true;
}

/**
 * The field for a zip or postal code. A newer code replaces the earlier one, except in a box that has the focus or that the visitor
 * has edited, unless the newer code answers a search from this box. The click that focuses the box selects a code that the visitor
 * hasn't typed, so that typing replaces it.
 */
export const CodeBox = ({ code, revisit = '', enterKeyHint = 'search', ...field }: CodeBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef({ code, revisit });
  const sent = useRef<string | null>(null);
  const selection = useUntypedSelected((value) => value === shown.current.code);

  useEffect(() => {
    const input = box.current;
    if (input === null) return;
    const { value } = input;
    const isRevisit = revisit !== '' && revisit !== shown.current.revisit;
    const isUnused = value === shown.current.code && document.activeElement !== input;
    // The address changes before the search answers.
    const isAnswer = code !== '' && value === sent.current && isSpellingOf(value, code);
    const isTaken = isRevisit || isUnused || isAnswer;
    if (isTaken && value !== code) input.value = code;
    shown.current = { code: isTaken ? code : shown.current.code, revisit };
  }, [code, revisit]);

  useEffect(() => {
    const input = box.current;
    // The box may have been focused before the application started.
    if (input !== null && input === document.activeElement && input.value === shown.current.code)
      input.select();
  }, []);

  useEffect(() => {
    const form = box.current?.form;
    const note = (): void => void (sent.current = box.current?.value.trim() ?? null);
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, []);

  return (
    <TextField
      {...field}
      {...selection}
      ref={box}
      defaultValue={code}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      maxLength={MAX_LENGTH}
    />
  );
};
