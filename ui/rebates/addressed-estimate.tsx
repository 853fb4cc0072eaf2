import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageWrapper } from '../app/page-module.ts';
import { useServices } from '../bindings/services.ts';

/** Wraps a page whose address holds a zip for rebates. The savings follow the address. */
export const AddressedEstimate: PageWrapper = ({ shown: { path }, children }) => {
  const { estimateSavings } = useServices();
  const { search: query } = useLocation();

  useEffect(() => {
    void estimateSavings.showAt(new URLSearchParams(query), path);
  }, [estimateSavings, query, path]);

  // Must run after the effect above, so that only a page without a zip in its address uses the visitor's own.
  useEffect(() => estimateSavings.recall(), [estimateSavings]);
  return children;
};
