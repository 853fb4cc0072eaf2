import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Closes a menu that is a popover when its page is left, since a page that is gone back to comes as it was left. */
export const useMenuClosing = <Menu extends HTMLElement>(): RefObject<Menu | null> => {
  const menu = useRef<Menu>(null);
  useEffect(() => {
    const close = (): void => menu.current?.hidePopover?.();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);
  return menu;
};

/** Closes the menu when the focus goes on to the page: nothing that has the focus is behind an open menu. */
export const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
};
