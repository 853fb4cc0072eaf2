import { useLocation } from 'react-router-dom';
import { askedCompanyId } from '../../application/visitor/ask-dealer/ask-address.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';

/** The dealer that the address of the page names; null without one. */
export const useAskedDealer = (): CompanyId | null => {
  const { search: query } = useLocation();
  return askedCompanyId(new URLSearchParams(query).get('dealer'));
};
