import { lookUpPlan, type LookUpPlan } from '../../../application/visitor/plan-system/plan-in-area.ts';
import { HttpPlaceOfCode } from '../../http/http-place-of-code.ts';
import type { PageContainer } from '../containers/page-container.ts';
import { TOKENS } from '../containers/tokens.ts';
import { browserRebateDirectory } from './browser-rebate-directory.ts';

const AREA_TIMEOUT_MS = 8_000;

/** Looks up rebates and climate for an estimate; fetched once the visitor enters a postal code. */
export const browserPlanLookUp = ({ get }: Pick<PageContainer, 'get'>): LookUpPlan =>
  lookUpPlan({
    rebates: browserRebateDirectory(get(TOKENS.clock), get(TOKENS.logger)),
    places: new HttpPlaceOfCode({ address: '/api/places/area', timeoutMs: AREA_TIMEOUT_MS }),
    clock: get(TOKENS.clock),
    log: get(TOKENS.logger),
    words: get(TOKENS.planWords),
  });
