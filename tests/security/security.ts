/** `npm run security`: attacks the built site, prints the results with the goals, and writes them to `reports`. */
import { runFigures } from '../bench/figures-run.ts';
import { measureAnswerHeaders } from './answer-headers.ts';
import { FULL, SHORT } from './attack-measurement.ts';
import { measureCompressedBodies } from './attacks/compressed-bodies.ts';
import { measureContentPolicies } from './content-policies.ts';
import { measureCrossSite } from './attacks/cross-site.ts';
import { measureCsvInjection } from './attacks/csv-injection.ts';
import { measureFileModes } from './file-modes.ts';
import { measureHostileInput } from './attacks/hostile-input.ts';
import { measureHosts } from './attacks/hosts.ts';
import { measureLeadFlood } from './attacks/lead-flood.ts';
import { measureMailBombing } from './attacks/mail-bombing.ts';
import { measureMetricsAccess } from './attacks/metrics-access.ts';
import { measureNewAddresses } from './attacks/new-addresses.ts';
import { measureObservatory } from './observatory.ts';
import { measureOneNetwork } from './attacks/one-network.ts';
import { measurePackages } from './packages.ts';
import { measurePersonalData } from './personal-data.ts';
import { measureRateLimits } from './attacks/rate-limits.ts';
import { measureRemovedDatabase } from './attacks/removed-database.ts';
import { measureRequestTokens } from './attacks/request-tokens.ts';
import { measureScripts } from './attacks/scripts.ts';
import { measureSlowClients } from './attacks/slow-clients.ts';
import { measureTrackingNumbers } from './attacks/tracking-numbers.ts';
import { measureVisitorBudget } from './attacks/visitor-budget.ts';

await runFigures({
  command: 'security',
  measurements: {
    'compressed-bodies': measureCompressedBodies,
    'new-addresses': measureNewAddresses,
    'one-network': measureOneNetwork,
    'mail-bombing': measureMailBombing,
    'lead-flood': measureLeadFlood,
    'rate-limits': measureRateLimits,
    'visitor-budget': measureVisitorBudget,
    'tracking-numbers': measureTrackingNumbers,
    'slow-clients': measureSlowClients,
    'hostile-input': measureHostileInput,
    'personal-data': measurePersonalData,
    'file-modes': measureFileModes,
    'csv-injection': measureCsvInjection,
    'removed-database': measureRemovedDatabase,
    'answer-headers': measureAnswerHeaders,
    'content-policies': measureContentPolicies,
    observatory: measureObservatory,
    'metrics-access': measureMetricsAccess,
    'request-tokens': measureRequestTokens,
    hosts: measureHosts,
    'cross-site': measureCrossSite,
    scripts: measureScripts,
    packages: measurePackages,
  },
  full: FULL,
  short: SHORT,
});
