import { compareProductsTexts as texts } from '../../../application/visitor/compare-products/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ProductComparison } from '../../products/product-comparison/product-comparison.tsx';
import type { ProductComparisonProps } from './view.ts';

/** The product comparison; without products, a link to dealers. */
export const Block = (_props: ProductComparisonProps) => {
  const view = useObservable(useServices().compareProducts.view$);
  if (view.kind === 'compared') return <ProductComparison view={view} />;
  return view.kind === 'none' ? (
    <>
      <p>{texts.none}</p>
      <ButtonLink href="/find-a-dealer/">{texts.findDealer}</ButtonLink>
    </>
  ) : null;
};
