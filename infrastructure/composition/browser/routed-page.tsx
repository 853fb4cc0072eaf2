import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { isOnDialogStep } from '../../../ui/bindings/dialog-step.ts';
import type { RouterPageNavigation } from '../../browser/router-page-navigation.ts';

interface RoutedPageProps {
  readonly navigation: RouterPageNavigation;
  readonly children?: ReactNode;
}

/** A page whose content follows its address; a chunk of its own, since most pages stay where they are. */
export const RoutedPage = ({ navigation, children }: RoutedPageProps) => (
  <BrowserRouter>
    <Navigation navigation={navigation} />
    {children}
  </BrowserRouter>
);

/** Before the page in the tree: what the page asks for as it starts already has a router. */
const Navigation = ({ navigation }: RoutedPageProps): null => {
  const navigate = useNavigate();
  useEffect(
    () =>
      navigation.use(
        (address, replaces) =>
          void navigate(address, { replace: replaces || isOnDialogStep(window.history) }),
      ),
    [navigation, navigate],
  );
  return null;
};
