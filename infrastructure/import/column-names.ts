/** Names of our columns in exports of other systems, ignoring case, spaces and punctuation (table in `docs/operating.md`). */
const OTHER_COLUMN_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  companyID: ['Dealer ID', 'Store ID', 'Store Number', 'Account Number', 'ID'],
  name: ['Dealer Name', 'Store Name', 'Business Name', 'Company Name', 'Company', 'Title'],
  addressLine1: ['Address', 'Address 1', 'Street', 'Street Address'],
  addressLine2: ['Address 2', 'Suite'],
  city: ['Town', 'Locality'],
  state: ['Province', 'State/Province', 'Region'],
  zipcode: ['Zip', 'Postal Code', 'Postcode', 'Zip/Postal Code'],
  country: ['Country Code'],
  phone1: ['Phone', 'Phone Number', 'Main Phone', 'Telephone'],
  email: ['E-mail', 'Email Address'],
  'metaData.dealer_url': ['Website', 'URL', 'Web Site', 'Web Address'],
  'metaData.average_rating': ['Rating', 'Average Rating'],
  'metaData.total_review_count': ['Reviews', 'Review Count', 'Number of Reviews'],
  'location.lat': ['Latitude', 'Lat'],
  'location.lon': ['Longitude', 'Lon', 'Lng', 'Long'],
  'dealerInfo.data.weekHours.mon': ['Monday', 'Mon', 'Monday Hours'],
  'dealerInfo.data.weekHours.tue': ['Tuesday', 'Tue', 'Tuesday Hours'],
  'dealerInfo.data.weekHours.wed': ['Wednesday', 'Wed', 'Wednesday Hours'],
  'dealerInfo.data.weekHours.thu': ['Thursday', 'Thu', 'Thursday Hours'],
  'dealerInfo.data.weekHours.fri': ['Friday', 'Fri', 'Friday Hours'],
  'dealerInfo.data.weekHours.sat': ['Saturday', 'Sat', 'Saturday Hours'],
  'dealerInfo.data.weekHours.sun': ['Sunday', 'Sun', 'Sunday Hours'],
  fips: ['fips2010', 'fips10'],
  stusps: ['State_Alpha'],
  special_hours: ['Special Hours', 'Holiday Hours'],
  emergencyService: ['24/7', 'Emergency', 'Emergency Service'],
};

/** A name without the differences between exports: case, spaces and punctuation. */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Maps the names of a header to our columns, each column once. Unknown names, and further names of the same column, stay. */
export const columnsNamed = (
  header: ReadonlyArray<string>,
  columns: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const meanings = new Map(
    columns.flatMap((column) =>
      [column, ...(OTHER_COLUMN_NAMES[column] ?? [])].map((name) => [folded(name), column] as const),
    ),
  );
  const taken = new Set(header.filter((name) => columns.includes(name)));
  return header.map((name) => {
    const meant = meanings.get(folded(name));
    if (columns.includes(name) || meant === undefined || taken.has(meant)) return name;
    taken.add(meant);
    return meant;
  });
};
