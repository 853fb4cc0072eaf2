import { useId, useRef } from 'react';
import {
  keepSavedTexts as texts,
  removeLabel,
  SAVED_KIND_NAMES,
} from '../../../application/visitor/keep-saved/texts.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ActionButton, ButtonLink } from '../../components/button/button.tsx';
import waitingZip from '../../theme/illustrations/waiting-zip.svg';
import { DealerState } from '../../dealers/dealer-state/dealer-state.tsx';
import styles from './saved-page.module.css';

/** The saved dealers and the visitor's last pages. */
export const SavedPages = () => {
  const { keepSaved } = useServices();
  const { pages } = useObservable(keepSaved.view$);
  const list = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its item, so the focus moves to the list.
  const remove = ({ address }: SavedPage): void => {
    keepSaved.remove(address);
    list.current?.focus();
  };
  if (pages === null)
    return (
      <>
        <p data-scripted="">{texts.reading}</p>
        <noscript>
          <p>{texts.withoutScripts}</p>
        </noscript>
      </>
    );
  const [dealers, lastPages] = [
    pages.filter(({ kind }) => kind === 'dealer'),
    pages.filter(({ kind }) => kind !== 'dealer'),
  ];
  return (
    <div ref={list} className={styles.lists} tabIndex={-1}>
      {pages.length === 0 && (
        <DealerState
          drawing={waitingZip}
          heading={texts.emptyHeading}
          actions={<ButtonLink href="/find-a-dealer/">{texts.findADealer}</ButtonLink>}
        >
          <p>{texts.empty}</p>
        </DealerState>
      )}
      <List heading={texts.dealers} pages={dealers} onRemove={remove} />
      <List heading={texts.lastPages} pages={lastPages} onRemove={remove} />
    </div>
  );
};

const List = ({
  heading,
  pages,
  onRemove,
}: {
  heading: string;
  pages: ReadonlyArray<SavedPage>;
  onRemove: (page: SavedPage) => void;
}) => {
  const headingId = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.address} className={styles.item}>
            <div>
              {page.kind !== 'dealer' && <p className={styles.kind}>{SAVED_KIND_NAMES[page.kind]}</p>}
              <h3>
                <a href={page.address}>{page.title}</a>
              </h3>
              {page.detail !== '' && <p className={styles.detail}>{page.detail}</p>}
            </div>
            <ActionButton label={removeLabel(page.title)} onClick={() => onRemove(page)}>
              {texts.remove}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
