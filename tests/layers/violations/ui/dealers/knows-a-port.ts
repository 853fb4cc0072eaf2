import type { DealerRecords } from '../../application/ports/dealers/dealer-records.ts';

export type KnowsAPort = DealerRecords;
