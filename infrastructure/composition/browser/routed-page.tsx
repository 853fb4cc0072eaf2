import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { isOnDialogStep } from '../../../ui/bindings/dialog-step.ts';
import type { RouterPageNavigation } from '../../browser/router-page-navigation.ts';

/** Around a page whose content follows its address; a chunk of its own, since most pages stay where they are. */
export const routedBy = (navigation: RouterPageNavigation) => {
  const Navigation = (): null => {
    const navigate = useNavigate();
    useEffect(() => {
      navigation.goTo = (address, replaces) =>
        void navigate(address, { replace: replaces || isOnDialogStep(window.history) });
    }, [navigate]);
    return null;
  };
  // Before the page in the tree: what the page asks for as it starts already has a router.
  return ({ children }: { children?: ReactNode }) => (
    <BrowserRouter>
      <Navigation />
      {children}
    </BrowserRouter>
  );
};
