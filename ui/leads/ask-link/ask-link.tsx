import type { MouseEvent } from 'react';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import type { ButtonVariant } from '../../components/button/button-class.ts';
import { ButtonLink } from '../../components/button/button.tsx';

/**
 * A link; one to `/get-help/` opens `Who are we helping today?` above its page (contract, section 7) once
 * the application has started. Before, without scripts, or where the form cannot be fetched, it leads there.
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
    // The visitor asks for it in a tab or a window of its own.
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
