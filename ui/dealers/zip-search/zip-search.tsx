import type { SubmitEvent } from 'react';
import type { SearchInPlaceView } from '../../../application/visitor/search-in-place/search-in-place.ts';
import { zipTexts } from '../../../application/visitor/find-dealers/zip-texts.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { CodeBox } from '../../components/code-box/code-box.tsx';
import { formName } from '../../components/form-name.ts';
import styles from './zip-search.module.css';

export type BoxTexts = { readonly [text in keyof typeof zipTexts]: string };

interface ZipSearchProps {
  /** The id of the box, if something else on the page links to it. */
  readonly boxId?: string;
  /** The form's `action`, used without scripts and without `onSearch`. */
  readonly action: string;
  /** The heading above the box. It distinguishes the form's accessible name from those of other boxes on the page. */
  readonly heading?: string | null;
  /** The code in the box. A later one replaces it unless the visitor is using the box. */
  readonly zipcode?: string;
  /** Parameters that the next search keeps without scripts. */
  readonly kept?: SearchInPlaceView['kept'];
  /** The dealer in the page's address, who stays selected after the search. */
  readonly dealer?: CompanyId | null;
  /** Identifies the visit to an address after Back or Forward, which restores the code in the box. */
  readonly revisit?: string;
  /** Whether the search shows only dealers who answer 24/7. The hint then says so. */
  readonly isAroundTheClock?: boolean;
  /** Whether the searched code is malformed. The hint then shows examples. */
  readonly isMalformed?: boolean;
  /** Whether the search is in flight. */
  readonly isSearching?: boolean;
  /** Whether results are shown below. Label, box and button then share a row. */
  readonly isCompact?: boolean;
  /** Default: English. */
  readonly texts?: BoxTexts | undefined;
  /** Searches in place once the application has started. */
  readonly onSearch?: (zipcode: string) => void;
}

/** A search box for a zip or postal code, without validation messages (specification, sections 2 and 5). */
export const ZipSearch = ({
  boxId,
  action,
  heading = null,
  zipcode = '',
  kept = [],
  dealer = null,
  revisit = '',
  isAroundTheClock = false,
  isMalformed = false,
  isSearching = false,
  isCompact = false,
  texts = zipTexts,
  onSearch,
}: ZipSearchProps) => {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const box = event.currentTarget.elements.namedItem('zipcode');
    if (!(box instanceof HTMLInputElement)) return;
    // Spaces around the code would end up in the address (specification, section 4).
    box.value = box.value.trim();
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(box.value);
  };

  const { searchForm, zipLabel, zipExamples, zipHint, aroundTheClockHint, submit, submitted, offline } =
    texts;
  const hint = isAroundTheClock ? aroundTheClockHint : zipHint;
  const usualHint = isCompact ? undefined : hint;
  return (
    <form
      className={isCompact ? `${styles.form} ${styles.compact}` : styles.form}
      data-compact={isCompact ? '' : undefined}
      data-clock={isAroundTheClock ? '' : undefined}
      // Until the application starts, the boot script holds a search that needs no page load.
      data-in-place={onSearch === undefined ? undefined : ''}
      role="search"
      aria-label={formName(searchForm, heading)}
      action={action}
      onSubmit={search}
    >
      <CodeBox
        id={boxId}
        name="zipcode"
        label={zipLabel}
        hint={isMalformed ? zipExamples : usualHint}
        code={zipcode}
        revisit={revisit}
      />
      {kept.map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {dealer !== null && <input type="hidden" name="dealer" value={dealer} />}
      <div className={styles.submit}>
        <SubmitButton isBusy={isSearching}>{isSearching ? submitted : submit}</SubmitButton>
      </div>
      {/* The boot script shows it. */}
      <p className={styles.offline} role="alert" data-offline="" hidden suppressHydrationWarning>
        {offline}
      </p>
    </form>
  );
};
