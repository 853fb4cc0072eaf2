import type { PageData } from '../../../infrastructure/composition/page-data.ts';
import { SITE } from '../../ui/blocks/read-blocks.ts';

/** The data of a page that needs nothing. */
export const PAGE_DATA: PageData = {
  site: SITE,
  area: { zipcode: null },
  read: null,
  readsAddress: false,
  startsLate: [],
  dealerSearch: { address: '', listPath: '', callRoutingGroup: null },
  capabilities: {},
  serverViews: {},
};
