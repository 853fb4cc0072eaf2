import type { MouseEvent } from 'react';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import type { ButtonVariant } from '../../components/button/button-class.ts';
import { ButtonLink } from '../../components/button/button.tsx';

/**
 * A link. If it points to `/get-help/`, it opens `Who are we helping today?` as a modal (contract, section 7) once the application
 * has started. Before that, without scripts, or if the form fails to load, it goes to the page.
 */
export const AskLink = ({
  href,
  variant = 'primary',
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: string;
}) => {
  const { askDealer, showArea } = useServices();
  const area = useObservable(showArea.view$);
  const formId = askDealer.formAt(href);
  if (formId === null) {
    return (
      <ButtonLink href={href} variant={variant}>
        {children}
      </ButtonLink>
    );
  }
  const page = askDealer.pageOf(formId, area);
  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    // Modifier keys open the page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!(await askDealer.open(formId))) navigateTo(page);
  };
  return (
    <ButtonLink href={page} variant={variant} opens="dialog" onClick={(event) => void open(event)}>
      {children}
    </ButtonLink>
  );
};
