import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MapDealers } from '../../../application/provider/map-dealers/map-dealers.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { MAPPED_DEALERS, MAX_MAPPED } from '../../../application/visitor/find-dealers/search-address.ts';
import { STREET_MAP_PATH } from '../../../application/visitor/find-dealers/street-map-texts.ts';
import { addressOf, queryOf, searchOf } from '../../../domain/dealer/dealer-search.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DEALER_LANGUAGES } from '../../../domain/dealer/dealer-homes.ts';
import type { DealerMap } from '../../../domain/map/dealer-map.ts';
import { KILOMETERS } from '../../../domain/map/rings.ts';
import { EncodedResponses } from '../../pages/encoded-responses.ts';
import { decodedQuery, splitAddress } from '../pages/page-routes.ts';
import { streetMapPage, type StreetMaps } from '../pages/street-map-page.ts';
import { PAGE_HEADERS } from '../protection/security-headers.ts';
import { compressedAs, encodingFor, type Encoding } from '../../pages/prepared-page.ts';
import { sendProblem } from '../problem.ts';
import { sendProviderFailure } from '../provider-problem.ts';

const AN_HOUR = 'public, max-age=3600';

export interface Maps {
  /** Null turns street maps off. */
  readonly streets: StreetMaps | null;
  readonly mapDealers: MapDealers;
  readonly draw: (map: DealerMap) => Promise<string>;
  /** The cache key of maps in addition to the URL. Null for a real provider: then nothing is cached. */
  readonly version: (() => string) | null;
}

/**
 * `/maps/dealers.svg?zipcode=&page=` is a map of a page of results, with the list's numbers; `?dealer=` maps one dealer, and `?dealers=`
 * some; `&language=` is
 * the language of the page with the map (contract, section 6). `/maps/dealers/` shows a page of results on a street map if a style is set.
 */
export const mapRoutes = (server: FastifyInstance, { streets, mapDealers, draw, version }: Maps): void => {
  const responses = new EncodedResponses();
  server.get('/maps/dealers.svg', async (request, reply) => {
    const query = decodedQuery(splitAddress(request.raw.url ?? '')[1] ?? '');
    const search = searchOf(query);
    const dealer = O.toNullable(parseCompanyId(query.get('dealer')));
    const some = companyIdsIn(query.get(MAPPED_DEALERS) ?? '');
    const encoding = encodingFor(request.headers['accept-encoding']);
    // Sorting by open dealers depends on the hour, so these maps aren't cached.
    const isKept = version !== null && search.sort !== 'open';
    const unit = unitIn(languageIn(query));
    const key = `${version?.()} ${unit?.name ?? ''} ${dealer ?? (some.length > 0 ? some.join() : queryOf({ ...search, compared: [] }))}`;
    const mapOf = () => {
      if (dealer !== null) return mapDealers.ofDealer(dealer, unit);
      return some.length > 0 ? mapDealers.ofDealers(some) : mapDealers.ofSearch(search, unit);
    };
    const present = isKept ? responses.get(key, encoding) : undefined;
    if (present !== undefined) return sendMap(reply, encoding, present);
    const mapped = await mapOf()();
    if (E.isLeft(mapped)) return sendProviderFailure(reply)(mapped.left);
    if (O.isNone(mapped.right)) return sendProblem(reply, 404, 'There’s nothing to show on a map.');
    const svg = await draw(mapped.right.value);
    const bytes = isKept
      ? await responses.encode(key, encoding, svg)
      : await compressedAs[encoding](Buffer.from(svg));
    return sendMap(reply, encoding, bytes);
  });
  if (streets === null) return;
  server.get(STREET_MAP_PATH, async (request, reply) => {
    const query = decodedQuery(splitAddress(request.raw.url ?? '')[1] ?? '');
    const [search, language] = [searchOf(query), languageIn(query)];
    const mapped = await mapDealers.ofSearch(search)();
    if (E.isLeft(mapped)) return sendProviderFailure(reply)(mapped.left);
    // The list explains what is wrong with the search.
    if (O.isNone(mapped.right)) return reply.redirect(addressOf(DEALER_TEXTS[language].listPath, search));
    const { html, policy } = streetMapPage(mapped.right.value, search, language, streets);
    return reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
};

const companyIdsIn = (text: string): ReadonlyArray<CompanyId> =>
  text
    .split(',')
    .slice(0, MAX_MAPPED)
    .flatMap((id) => O.toNullable(parseCompanyId(id)) ?? []);

/** The page's language, from the map's query. */
const languageIn = (query: { readonly get: (name: string) => string | null }): SiteLanguage =>
  DEALER_LANGUAGES.find((language) => language === query.get('language')) ?? 'en';

/** French pages use kilometers everywhere. Other pages use the unit of the map's country (undefined). */
const unitIn = (language: SiteLanguage) => (language === 'fr' ? KILOMETERS : undefined);

const sendMap = (reply: FastifyReply, encoding: Encoding, bytes: Buffer): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', AN_HOUR)
    .type('image/svg+xml; charset=utf-8')
    .send(bytes);
};
