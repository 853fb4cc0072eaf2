import type { DealerRecords } from '../../application/ports/dealer-records.ts';

export type KnowsAPort = DealerRecords;
