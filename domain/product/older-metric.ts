/** Whether a rating is in the metrics that SEER2, EER2 and HSPF2 replaced in 2023: `16 SEER`, not `15.2 SEER2`. */
export const isOlderMetric = (rating: string): boolean => /\b(?:SEER|EER|HSPF)(?![\w])/i.test(rating);
