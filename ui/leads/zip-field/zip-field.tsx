import { useEffect, useRef } from 'react';
import { useUntypedSelected } from '../../components/code-box/use-untyped-selected.ts';
import type { FieldTexts } from '../../components/field/field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';

interface ZipFieldProps extends FieldTexts {
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string | undefined;
  readonly defaultValue: string;
}

/** The zip or postal code field of a form, which is often prefilled. A click selects the code unless the visitor has typed it. */
export const ZipField = (field: ZipFieldProps) => {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const selection = useUntypedSelected((value) => value !== '' && value !== typed.current);

  // A value other than the default was typed before the application started.
  useEffect(() => {
    const input = box.current;
    if (input !== null && input.value !== input.defaultValue) typed.current = input.value;
  }, []);

  return (
    <TextField
      {...field}
      {...selection}
      ref={box}
      onInput={({ currentTarget: { value } }) => (typed.current = value)}
    />
  );
};
