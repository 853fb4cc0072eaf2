import { useEffect, type FocusEvent, type RefObject } from 'react';

/** Closes the menus of a part when its page is left, since a page that is gone back to comes as it was left. */
export const useMenuClosing = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const close = (): void =>
      part.current?.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [part]);
};

/** Closes a menu when the focus goes on from it to the page: nothing that has the focus is behind an open menu. */
export const closeMenuBehindFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
  const menu = target.closest<HTMLElement>('[popover]');
  if (menu !== null && relatedTarget !== null && !menu.contains(relatedTarget)) menu.hidePopover();
};
