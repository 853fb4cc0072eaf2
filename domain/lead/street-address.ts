/**
 * `1200`, `123A`, `37-15` in Queens, `13502-D`, `5700-100th`, `225&227`, `1/2`, `12-1/2`; words up to ten, as in `One Mall Plaza`; and the
 * grid numbers of Wisconsin, Illinois and Utah: `N96 W18894`, `W156N9000`, `39W540`, `S75-W17237`.
 */
const HOUSE_NUMBER = String.raw`(?:\d+(?:-\d+)?/\d+|\d+[a-zA-Z]?(?:(?:[-/]| ?& ?)(?:\d+(?:[a-zA-Z]|st|nd|rd|th)?|[a-zA-Z]))?|\d+[NSEW]\d+|[NSEW]-?\d+(?:[ -]?[NSEW]-?\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const STREET = String.raw`${HOUSE_NUMBER}(?:(?: +|, *)[\p{L}\p{M}\d/.#&'’-]+)+`;
/** A unit before the house number: `Apt 4, 1200 Main St`, `#5 - 1200 Main St`. */
const UNIT = String.raw`(?:(?:apt|apartment|app|unit|suite|ste|bldg|building|lot|space|spc|floor|fl|room|rm|bureau)\.? *#?|#)\w+(?:, *| - ?| )`;
const STREET_ADDRESS = new RegExp(String.raw`^(?:${UNIT})?${STREET}$`, 'iu');
const NUMBER_COMMA = new RegExp(String.raw`^(\s*${HOUSE_NUMBER}),\s*`, 'i');

/** What may follow the number of a box or route: `Station A`, `Site 5 Comp 12`. */
const BOX_TAIL = String.raw`(?:(?: +|, *)(?:box|site|comp|compartment|grp|group|lot|station|stn|succ\.?) +#?\w+)*`;

/** Also military: `PSC 3 Box 4120`, `Unit 2050 Box 12`. */
const PO_BOX = new RegExp(
  String.raw`^(?:p\.? ?o\.? ?box|post office box|(?:cmr|psc|unit) \d+,? box|c\.? ?p\.?|case postale) +#?\d+[a-z]?${BOX_TAIL}$`,
  'i',
);

/** `RR 2 Box 152`, `HC 1, Box 12`; in Canada a rural route has no box. */
const RURAL_ROUTE = new RegExp(
  String.raw`^(?:r\.? ?r\.?|rural route|r\.? ?t\.?|rte|route|h\.? ?c\.? ?r?) *#?\d+${BOX_TAIL}$`,
  'i',
);

/** In Puerto Rico the kind of street comes first: `Calle 5 #10`, `Urb. Las Lomas, Calle 3 B-12`, `Carr 2 Km 12.3`. */
const NAME_FIRST =
  /^(?:calle|carr\.?|carretera|ave\.?|avenida|urb\.?|urbanización|urbanizacion|cond\.?|condominio|res\.?|residencial|bo\.?|barrio|sector|parcelas) [\p{L}\p{M}\d/.#&,'’ -]*\d[\p{L}\d.-]*$/iu;

/**
 * Whether a trimmed text is a street address: a house number, then parts of letters (also accented), digits, slashes, dots or hyphens,
 * separated by spaces (specification, section 5). Also allows unit letters, grid numbers, fractions, ranges, `&`, `#`, apostrophes, commas
 * after a part, units in front, PO boxes, military boxes, rural routes and the addresses of Puerto Rico (contract, section 7).
 */
export const isStreetAddress = (text: string): boolean => {
  const trimmed = text.trim();
  return [STREET_ADDRESS, PO_BOX, RURAL_ROUTE, NAME_FIRST].some((pattern) => pattern.test(trimmed));
};

/** Removes the comma after a house number, as in `12, rue de l'Église`: it separates nothing. */
export const withoutNumberComma = (text: string): string => text.replace(NUMBER_COMMA, '$1 ');

/** With fewer letters, a street has too many completions. */
const MIN_LETTERS = 3;

/** Whether enough is typed to search for a street: a house number and at least three letters. */
export const isStreetBegun = (text: string): boolean =>
  isStreetAddress(text) && (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS;
