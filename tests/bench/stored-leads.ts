import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { aLeadPost } from '../faults/lead-post.ts';
import { withSlowCommits } from '../faults/preloaded.ts';
import { AS_A_BROWSER } from './browser-headers.ts';
import type { Figure } from './figure.ts';
import { bear } from './load.ts';
import type { Measurement, Pace } from './measurement.ts';
