import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { isOnDialogStep } from '../../../ui/bindings/dialog-step.ts';
import type { RouterPageNavigation } from '../../browser/router-page-navigation.ts';

/**
 * Wraps a page whose content follows its address, in its own chunk, because most pages keep their address. Every element has one child,
 * as on the server: siblings would change the ids of `useId`.
 */
export const routedBy = (navigation: RouterPageNavigation) => {
  const Navigated = ({ children }: { children: ReactNode }): ReactNode => {
    const navigate = useNavigate();
    // A layout effect, because the effects of the page already navigate.
    useLayoutEffect(() => {
      navigation.goTo = (address, replaces) =>
        void navigate(address, { replace: replaces || isOnDialogStep(window.history) });
    }, [navigate]);
    return children;
  };
  return ({ children }: { children?: ReactNode }) => (
    <BrowserRouter>
      <Navigated>{children}</Navigated>
    </BrowserRouter>
  );
};
