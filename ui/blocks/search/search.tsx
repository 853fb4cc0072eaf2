import { SubmitButton } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './search.module.css';
import type { SearchProps } from './view.ts';

/** A search box that opens the results of the site search. */
export const Block = ({ label, hint, button, kind }: SearchProps) => (
  <form className={styles.search} action="/search/" method="get" role="search" aria-label={label}>
    <TextField
      name="q"
      type="search"
      label={label}
      hint={hint ?? undefined}
      enterKeyHint="search"
      maxLength={100}
    />
    {kind !== null && <input type="hidden" name="kind" value={kind} />}
    <div>
      <SubmitButton>{button}</SubmitButton>
    </div>
  </form>
);
