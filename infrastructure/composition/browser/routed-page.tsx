import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { isOnDialogStep } from '../../../ui/bindings/dialog-step.ts';
import type { RouterPageNavigation } from '../../browser/router-page-navigation.ts';

/** Wraps a page that changes with its URL in a router; its own chunk, because most pages don't. */
export const routedBy = (navigation: RouterPageNavigation) => {
  const Navigation = (): null => {
    const navigate = useNavigate();
    useEffect(() => {
      navigation.goTo = (address, replaces) =>
        void navigate(address, { replace: replaces || isOnDialogStep(window.history) });
    }, [navigate]);
    return null;
  };
  // Comes before the page in the tree, so that the router is ready for the page's own effects.
  return ({ children }: { children?: ReactNode }) => (
    <BrowserRouter>
      <Navigation />
      {children}
    </BrowserRouter>
  );
};
