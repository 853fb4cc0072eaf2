import { useEffect, useRef, useState } from 'react';
import { useCodeMeant } from '../../bindings/use-code-meant.ts';
import { useUntypedSelected } from '../../components/code-box/use-untyped-selected.ts';
import type { FieldTexts } from '../../components/field/field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';

interface ZipFieldProps extends FieldTexts {
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string | undefined;
  readonly defaultValue: string;
  /** Takes the code that was probably meant. */
  readonly onTake: (code: string) => void;
}

/** The zip or postal code field of a form, which is often prefilled. A click selects the code unless the visitor has typed it. */
export const ZipField = ({ onTake, ...field }: ZipFieldProps) => {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const selection = useUntypedSelected((value) => value !== '' && value !== typed.current);

  // A value other than the default was typed before the application started.
  useEffect(() => {
    const input = box.current;
    if (input !== null && input.value !== input.defaultValue) typed.current = input.value;
  }, []);

  const { error } = field;
  const [wrong, setWrong] = useState(field.defaultValue);
  // The error appears when the visitor leaves the field or sends the form.
  useEffect(() => {
    if (error !== undefined) setWrong(box.current?.value.trim() ?? '');
  }, [error]);
  const meant = useCodeMeant(error === undefined ? null : wrong, onTake);

  return (
    <TextField
      {...field}
      {...selection}
      advice={meant}
      ref={box}
      onInput={({ currentTarget: { value } }) => (typed.current = value)}
    />
  );
};
