import { useRef, type FocusEvent, type MouseEvent } from 'react';

/** On focus, selects a value that the visitor hasn't typed, so that typing replaces it. A second click places the cursor. */
export const useUntypedSelected = (isUntyped: (value: string) => boolean) => {
  const isEntered = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
      isEntered.current = isUntyped(currentTarget.value);
      if (isEntered.current) currentTarget.select();
    },
    // The click has placed the cursor and cleared the selection, so select again.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
      if (isEntered.current) currentTarget.select();
      isEntered.current = false;
    },
  };
};
