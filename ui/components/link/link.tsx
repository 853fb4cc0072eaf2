import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> {
  readonly to: string;
  /** Whether the address before it is no page of its own in the browser's history. */
  readonly replace?: true;
}

/**
 * A link that changes the page in place. The router's own link also fetches code and data of routes, which a page here has not, and
 * that is most of the router.
 */
export const Link = ({ to, replace, children, ...rest }: LinkProps) => {
  const goes = useLinkClickHandler<HTMLAnchorElement>(to, replace === undefined ? {} : { replace });
  return (
    <a {...rest} href={useHref(to)} onClick={goes}>
      {children}
    </a>
  );
};
