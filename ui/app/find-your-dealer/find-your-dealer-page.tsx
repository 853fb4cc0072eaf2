import { descriptions, yourDealerTexts } from '../../../application/visitor/read-page/texts.ts';
import { useMemo } from 'react';
import { useServices } from '../../bindings/services.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import { dealerPageModule } from '../dealer-page-module.ts';
import { DealerPage } from '../dealer-page.tsx';
import { FoundForm } from './found-form.tsx';

const PLACE: DealerListPlace = { path: '/find-your-dealer/', kind: 'slider' };

/** Where every other page's zip box leads: the area first, then the form for its first dealer (specification, section 2). */
export const Page = () => {
  const { site } = useServices();
  const place = useMemo(() => ({ ...PLACE, callUs: site.defaultPhone.text }), [site]);
  return <DealerPage texts={yourDealerTexts} place={place} found={FoundForm} />;
};

export const usesLeads = true;

export const { usesDealers, prepare, head, isUnsettled } = dealerPageModule(
  PLACE,
  yourDealerTexts.heading,
  descriptions.yourDealer,
);
