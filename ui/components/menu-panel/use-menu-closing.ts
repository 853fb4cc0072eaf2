import { useEffect, type FocusEvent, type RefObject } from 'react';

/** Closes the menus in a part of the page when the visitor leaves the page, so that they aren't still open after Back. */
export const useMenuClosing = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const close = (): void =>
      part.current?.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [part]);
};

/** Closes a menu when the focus moves out of it, so that it doesn't cover the focused element. */
export const closeMenuBehindFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
  const menu = target.closest<HTMLElement>('[popover]');
  if (menu !== null && relatedTarget !== null && !menu.contains(relatedTarget)) menu.hidePopover();
};
