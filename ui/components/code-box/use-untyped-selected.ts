import { useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * Whatever brings the focus into a box selects what the visitor has not typed, so that typing replaces it; a second click places the
 * cursor.
 */
export const useUntypedSelected = (isUntyped: (value: string) => boolean) => {
  const isEntered = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
      isEntered.current = isUntyped(currentTarget.value);
      if (isEntered.current) currentTarget.select();
    },
    // The click itself has placed the cursor.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
      if (isEntered.current) currentTarget.select();
      isEntered.current = false;
    },
  };
};
