import { useEffect, useId, useRef } from 'react';
import type { DealerCard as Card } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { ListedPage } from '../../../application/visitor/keep-saved/keep-saved.ts';
import {
  keepSavedTexts as texts,
  removeLabel,
  SAVED_IDEAS,
  SAVED_KIND_NAMES,
} from '../../../application/visitor/keep-saved/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import { DealerCard } from '../../dealers/dealer-card/dealer-card.tsx';
import styles from './saved-page.module.css';

/** The saved dealers and the visitor's last pages. */
export const SavedPages = () => {
  const { keepSaved } = useServices();
  const { pages } = useObservable(keepSaved.view$);
  const list = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its item, so the focus moves to the list.
  const remove = ({ address }: ListedPage): void => {
    keepSaved.remove(address);
    list.current?.focus();
  };
  // Until the dealers are looked up, and if they can't be, the list has their names.
  useEffect(() => {
    if (pages !== null) void keepSaved.showDealers();
  }, [keepSaved, pages]);
  if (pages === null)
    return (
      <>
        <p data-scripted="">{texts.reading}</p>
        <noscript>
          <p>{texts.withoutScripts}</p>
        </noscript>
      </>
    );
  const [dealers, kept, lastPages] = [
    pages.filter(({ kind }) => kind === 'dealer'),
    pages.filter(({ kind }) => kind === 'page'),
    pages.filter(({ kind }) => kind !== 'dealer' && kind !== 'page'),
  ];
  return (
    <div ref={list} className={styles.lists} tabIndex={-1}>
      {pages.length === 0 && <Ideas />}
      <List heading={texts.dealers} pages={dealers} onRemove={remove} />
      {dealers.length > 0 && (
        <div data-unprinted="">
          <PrintButton>{texts.print}</PrintButton>
        </div>
      )}
      <List heading={texts.pages} pages={kept} onRemove={remove} />
      <List heading={texts.lastPages} pages={lastPages} onRemove={remove} />
    </div>
  );
};

/** What to save first. */
const Ideas = () => (
  <section className={styles.list} aria-labelledby="ideas">
    <h2 id="ideas">{texts.emptyHeading}</h2>
    <ul>
      {SAVED_IDEAS.map(({ href, title, text }) => (
        <li key={href} className={styles.item}>
          <div>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p className={styles.detail}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const List = ({
  heading,
  pages,
  onRemove,
}: {
  heading: string;
  pages: ReadonlyArray<ListedPage>;
  onRemove: (page: ListedPage) => void;
}) => {
  const headingId = useId();
  const { findDealers, readReviews } = useServices();
  const found = useObservable(findDealers.view$);
  const cards = found.kind === 'found' ? found.page.items : [];
  const onReadReviews = ({ companyId, name }: Card) =>
    companyId !== null && void readReviews.open({ companyId, name });
  if (pages.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={pages[0]?.kind === 'dealer' ? styles.dealers : undefined}>
        {pages.map((page) => {
          const card = cards.find(({ companyId }) => companyId !== null && companyId === page.companyId);
          return (
            <li key={page.address} className={card === undefined ? styles.item : styles.dealer}>
              {card === undefined ? (
                <div>
                  {page.kind !== 'dealer' && page.kind !== 'page' && (
                    <p className={styles.kind}>{SAVED_KIND_NAMES[page.kind]}</p>
                  )}
                  <h3>
                    <a href={page.address}>{page.title}</a>
                  </h3>
                  {page.detail !== '' && <p className={styles.detail}>{page.detail}</p>}
                </div>
              ) : (
                <DealerCard card={card} actions={{ onReadReviews }} />
              )}
              <ActionButton label={removeLabel(page.title)} onClick={() => onRemove(page)}>
                {texts.remove}
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
