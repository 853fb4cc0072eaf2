import type { Country } from '../postal-code/postal-code.ts';
import type { FormOption } from './form-definition.ts';

const STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';
const TERRITORIES =
  'PR Puerto Rico|VI U.S. Virgin Islands|GU Guam|AS American Samoa|MP Northern Mariana Islands';
const PROVINCES =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

const optionsOf = (list: string): ReadonlyArray<FormOption> =>
  list.split('|').map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

/**
 * US states, DC and territories, and Canadian provinces and territories, by two-letter code (specification, section 3; contract, section 7:
 * states).
 */
export const REGIONS: ReadonlyArray<FormOption> = [STATES, TERRITORIES, PROVINCES].flatMap(optionsOf);

/** The country of a state, province or territory, by its two-letter code. */
export const countryOfRegion = (code: string): Country =>
  `|${PROVINCES}`.includes(`|${code} `) ? 'CA' : 'US';
