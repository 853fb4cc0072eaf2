import type { DealerRecords } from '../ports/dealer-records.ts';

export type ListDealers = (records: DealerRecords) => void;
