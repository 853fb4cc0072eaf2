/**
 * The legal minimums for new equipment in the United States since 2023, by current metric (facts, section 10). In the South and Southwest,
 * large air conditioners have a lower one.
 */
export const LEGAL_MINIMUMS = {
  'ac-north-seer2': 13.4,
  'ac-south-seer2': 14.3,
  'ac-south-large-seer2': 13.8,
  'heat-pump-seer2': 14.3,
  'heat-pump-hspf2': 7.5,
  'packaged-seer2': 13.4,
  'packaged-hspf2': 6.7,
} as const;
