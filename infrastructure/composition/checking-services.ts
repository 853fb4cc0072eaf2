import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { NO_RETRIES } from '../../domain/dealer/retry-policy.ts';
import type { Services } from '../../ui/bindings/services.ts';
import { CollectingLogger } from '../system/collecting-logger.ts';
import { SystemClock } from '../system/system-clock.ts';
import { bindArticleUseCases } from './article-use-cases.ts';
import { bindDealerUseCases } from './dealer-use-cases.ts';
import { bindLeadUseCases } from './lead-use-cases.ts';
import { createRequestContainer } from './request-container.ts';
import { TOKENS } from './tokens.ts';
import { bindAskDealer, bindVisitorUseCases, servicesOf } from './visitor-use-cases.ts';

const NOT_ASKED = { _tag: 'DirectoryUnavailable', statusText: 'not asked while content is checked' } as const;

/** The services of a page that is drawn to be checked: the same as a visitor's, but without any records behind them. */
export const checkingServices = (site: SiteFacts): Services => {
  const container = new Container();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.logger).toConstantValue(new CollectingLogger());
  container
    .bind(TOKENS.dealerDirectory)
    .toConstantValue({ search: () => TE.left(NOT_ASKED), nearest: () => TE.left(NOT_ASKED) });
  container.bind(TOKENS.relatedArticles).toConstantValue({ for: () => TE.right([]) });
  const page = createRequestContainer(container);
  const defaultPhone = site.defaultPhone.text;
  bindVisitorUseCases(page);
  bindDealerUseCases(page, { retryPolicy: NO_RETRIES, callRoutingGroup: null, defaultPhone });
  bindLeadUseCases(page, { phone: defaultPhone, today: site.bookableDays.today, resumed: null });
  bindArticleUseCases(page);
  bindAskDealer(page, () => Promise.reject(new Error('Nothing opens while content is checked')));
  return servicesOf(page, site);
};
