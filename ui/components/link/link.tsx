import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> {
  readonly to: string;
  /** Whether the new address replaces the current history entry. */
  readonly replace?: true;
}

/**
 * A link that updates the page in place. React Router's own `Link` also fetches the code and data of routes, which this site doesn't
 * use and which is most of the router's size.
 */
export const Link = ({ to, replace, children, ...rest }: LinkProps) => {
  const goes = useLinkClickHandler<HTMLAnchorElement>(to, replace === undefined ? {} : { replace });
  return (
    <a {...rest} href={useHref(to)} onClick={goes}>
      {children}
    </a>
  );
};
