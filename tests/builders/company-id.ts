import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from '../../domain/dealer/company-id.ts';

/** A company id for a test; throws if the number is not valid. */
export const companyId = (id: number): CompanyId =>
  O.getOrElseW(() => {
    throw new Error(`${id} is no company id`);
  })(parseCompanyId(id));
