import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AroundPage } from '../app/page-module.ts';
import { useServices } from '../bindings/services.ts';

/** Around a page whose address holds a zip for rebates: the savings follow the address. */
export const AddressedEstimate: AroundPage = ({ shown: { path }, children }) => {
  const { estimateSavings } = useServices();
  const { search: query } = useLocation();

  useEffect(() => {
    void estimateSavings.showAt(new URLSearchParams(query), path);
  }, [estimateSavings, query, path]);

  // After the address has been shown: only a page without a zip in it goes on with the visitor's own.
  useEffect(() => estimateSavings.recall(), [estimateSavings]);
  return children;
};
