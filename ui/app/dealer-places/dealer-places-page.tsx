import { useId } from 'react';
import type {
  BrowseDealersView,
  ListedPlace,
  TownsPage,
} from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import {
  browseDealersTexts,
  largestTownsHeading,
  nearestHeading,
} from '../../../application/visitor/browse-dealers/texts.ts';
import { notFoundTexts } from '../../../application/visitor/read-page/missing-page-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { DealerCards } from '../../dealers/dealer-cards/dealer-cards.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Page as NotFound } from '../not-found/not-found-page.tsx';
import { Page as Unavailable } from '../unavailable/unavailable-page.tsx';
import styles from './dealer-places-page.module.css';
import { dealerPlacesModule } from './dealer-places-module.ts';

type ListView = Extract<BrowseDealersView, { kind: 'places' }>;
type TownView = Extract<BrowseDealersView, { kind: 'town' }>;

/** Dealers by place: all states, one state, or one town (contract, section 6). */
export const Page = () => {
  const { browseDealers } = useServices();
  const view = useObservable(browseDealers.view$);
  switch (view.kind) {
    case 'places':
      return <Places view={view} />;
    case 'town':
      return <Town view={view} />;
    case 'moved':
      return (
        <p className={styles.page}>
          <a href={view.path}>{notFoundTexts.moved}</a>
        </p>
      );
    case 'unavailable':
      return <Unavailable />;
    case 'missing':
    case 'unasked':
      return <NotFound />;
  }
};

export const { needs, queryOf, prepare, answer, head } = dealerPlacesModule;

const Places = ({ view }: { view: ListView }) => {
  const found = useObservable(useServices().findDealers.view$);
  return (
    <>
      <Breadcrumbs trail={view.trail} current={view.name} language="en" />
      <div className={styles.page}>
        <Top heading={view.heading} lead={view.lead} />
        {view.pages.length > 0 && <TownsPages pages={view.pages} />}
        {view.groups.map((group) => (
          <PlaceGroup key={group.heading} {...group} />
        ))}
        {view.state !== null && found.kind === 'found' && (
          <DealerCards heading={largestTownsHeading(view.state)} cards={found.page.items} map={view.map} />
        )}
      </div>
      <Reviews />
      <AskDealer />
    </>
  );
};

const Top = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className={styles.top}>
    <h1>{heading}</h1>
    <p>{lead}</p>
    <ZipSearch action="/find-a-dealer/" />
  </div>
);

const PlaceGroup = ({ heading, places }: { heading: string; places: ReadonlyArray<ListedPlace> }) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={styles.places}>
        {places.map(({ path, name, count }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TownsPages = ({ pages }: { pages: ReadonlyArray<TownsPage> }) => (
  <nav aria-label={browseDealersTexts.allTowns}>
    <h2>{browseDealersTexts.allTowns}</h2>
    <ul className={styles.places}>
      {pages.map(({ text, address, isShown }) => (
        <li key={address}>
          <a href={address} aria-current={isShown ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Town = ({ view }: { view: TownView }) => {
  const { findDealers } = useServices();
  const found = useObservable(findDealers.view$);
  return (
    <>
      <Breadcrumbs trail={view.trail} current={view.name} language="en" />
      <div className={styles.page}>
        <Top heading={view.heading} lead={view.lead} />
        {found.kind === 'found' && (
          <DealerCards heading={nearestHeading(view.town)} cards={found.page.items} />
        )}
        {view.all !== null && (
          <p>
            <ButtonLink href={view.all.address} variant="secondary">
              {view.all.text}
            </ButtonLink>
          </p>
        )}
      </div>
      <Reviews />
      <AskDealer />
    </>
  );
};
