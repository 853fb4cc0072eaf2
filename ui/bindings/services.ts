import { createContext, useContext } from 'react';
import type { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { ShowArea } from '../../application/visitor/show-area/show-area.ts';

/** The use cases that pages draw from and talk to, and what they all know of the site. */
export interface Services {
  readonly site: SiteFacts;
  readonly findDealers: FindDealers;
  readonly showArea: ShowArea;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services that the composition root provides. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A component was drawn outside ServicesProvider');
  return services;
};
