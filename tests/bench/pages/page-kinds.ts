/** One page of each kind, the most important first (quality: speed, seen by a visitor), with the maximum compressed document in kB. */
export const PAGE_KINDS = [
  { path: '/', mostKilobytes: 14.6 },
  { path: '/find-a-dealer/?zipcode=75001', mostKilobytes: 16 },
  { path: '/find-your-dealer/?zipcode=75001', mostKilobytes: 16 },
  { path: '/products/', mostKilobytes: 14.6 },
  { path: '/products/air-conditioners/', mostKilobytes: 14.6 },
  { path: '/resources/troubleshooting/gas-furnaces/', mostKilobytes: 14.6 },
  { path: '/resources/rebates/', mostKilobytes: 14.6 },
  { path: '/contact/', mostKilobytes: 14.6 },
] as const;
