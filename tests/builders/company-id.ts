import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from '../../domain/dealer/company-id.ts';

/** A company id of a test; throws for a number that is none. */
export const companyId = (id: number): CompanyId =>
  O.getOrElseW(() => {
    throw new Error(`${id} is no company id`);
  })(parseCompanyId(id));
