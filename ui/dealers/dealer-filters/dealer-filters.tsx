import { useCallback, useEffect, useRef, type SubmitEvent } from 'react';
import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import styles from './dealer-filters.module.css';

/**
 * The filters of the dealer list behind a button with their count (specification, sections 2 and 5). Every change applies at once;
 * without scripts, the form submits the filters. Changes made before the application started count.
 */
export const DealerFilters = ({
  view: { search, path, filters: offered },
  onFilter,
}: {
  view: ShownSearch;
  onFilter: (filters: ReadonlyArray<string>) => void;
}) => {
  const { dealerTexts: texts } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const { filters } = search;

  const apply = useCallback(() => {
    if (form.current === null) return;
    onFilter(new FormData(form.current).getAll('filter').map(String));
  }, [onFilter]);

  // Applies changes made before the start. It must be an effect, because the router ignores navigation before then.
  const applyFirst = useRef(apply);
  useEffect(() => applyFirst.current(), []);

  // The address may also change through Back or a link that removes a filter.
  const rendered = useRef(filters.join());
  useEffect(() => {
    if (rendered.current === filters.join()) return;
    rendered.current = filters.join();
    for (const box of form.current?.querySelectorAll('input[name="filter"]') ?? []) {
      if (box instanceof HTMLInputElement) box.checked = filters.some((filter) => filter === box.value);
    }
  }, [filters]);

  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  return (
    <Popover
      label={texts.filtersName}
      role="dialog"
      buttonClass={styles.button}
      button={
        <>
          <Icon name="filter" size={18} />
          {texts.filterButton(filters.length)}
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        action={path}
        aria-label={texts.filtersName}
        onChange={apply}
        onSubmit={close}
      >
        <input type="hidden" name="zipcode" value={search.zipcode} />
        {search.sort !== 'recommended' && <input type="hidden" name="sort" value={search.sort} />}
        {search.compared.map((companyId) => (
          <input key={companyId} type="hidden" name="compare" value={companyId} />
        ))}
        {offered.map(({ filter, label, isOn }) => (
          <label key={filter} className={styles.choice}>
            <input type="checkbox" name="filter" value={filter} defaultChecked={isOn} />
            {label}
          </label>
        ))}
        <SubmitButton variant="secondary">{texts.applyFilters}</SubmitButton>
      </form>
    </Popover>
  );
};
