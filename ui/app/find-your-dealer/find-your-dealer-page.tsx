import { descriptions, yourDealerTexts } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { dealerPageModule } from '../dealer-page-module.ts';
import { DealerPage } from '../dealer-page.tsx';

const PATH = '/find-your-dealer/';

/** Where every other page's zip box leads (specification, section 2). */
export const Page = () => {
  const { site } = useServices();
  return (
    <DealerPage
      texts={yourDealerTexts}
      place={{ path: PATH, callUs: site.defaultPhone.text, leadsToLocator: true }}
    />
  );
};

export const { prepare, head, isUnsettled } = dealerPageModule(
  PATH,
  yourDealerTexts.heading,
  descriptions.yourDealer,
);
