import { useRef, type FocusEvent, type MouseEvent } from 'react';

/** The click that enters a box selects what the visitor has not typed, so that typing replaces it; a second click places the cursor. */
export const useUntypedSelected = (isUntyped: (value: string) => boolean) => {
  const isEntered = useRef(false);
  return {
    onFocus: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>): void => {
      isEntered.current = isUntyped(value);
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
      if (isEntered.current) currentTarget.select();
      isEntered.current = false;
    },
  };
};
