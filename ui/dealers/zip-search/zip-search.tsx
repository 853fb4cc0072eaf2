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
  /** The id of the box, where something else on the page leads to it. */
  readonly boxId?: string;
  /** Where the form leads without scripts, and where it is not searched in place. */
  readonly action: string;
  /** The heading above the box: distinguishes it from other boxes of its page where they are listed. */
  readonly heading?: string | null;
  /** The code that is in the box; a later one replaces it, unless the visitor is using the box. */
  readonly zipcode?: string;
  /** What the next search keeps without scripts. */
  readonly kept?: SearchInPlaceView['kept'];
  /** The dealer that the address names: where it leads they are asked for still. */
  readonly dealer?: CompanyId | null;
  /** Names the visit to an address that the visitor went back to; its code is then in the box again. */
  readonly revisit?: string;
  /** Whether the code searched is no postal code: the hint shows how one is written. */
  readonly isMalformed?: boolean;
  /** Whether the search is still being answered. */
  readonly isSearching?: boolean;
  /** Whether a search is shown below: label, box and button then take one row. */
  readonly isCompact?: boolean;
  /** What it says; in English unless stated. */
  readonly texts?: BoxTexts | undefined;
  /** Searches in place once the application has started. */
  readonly onSearch?: (zipcode: string) => void;
}

/** The box that asks for a zip or postal code; it shows no validation (specification, sections 2 and 5). */
export const ZipSearch = ({
  boxId,
  action,
  heading = null,
  zipcode = '',
  kept = [],
  dealer = null,
  revisit = '',
  isMalformed = false,
  isSearching = false,
  isCompact = false,
  texts = zipTexts,
  onSearch,
}: ZipSearchProps) => {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const box = event.currentTarget.elements.namedItem('zipcode');
    if (!(box instanceof HTMLInputElement)) return;
    // Spaces around a code would be in the address that the form leads to (specification, section 4).
    box.value = box.value.trim();
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(box.value);
  };

  const { searchForm, zipLabel, zipExamples, zipHint, submit, submitted } = texts;
  const usualHint = isCompact ? undefined : zipHint;
  return (
    <form
      className={isCompact ? `${styles.form} ${styles.compact}` : styles.form}
      data-compact={isCompact ? '' : undefined}
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
    </form>
  );
};
