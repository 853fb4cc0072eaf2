import * as O from 'fp-ts/Option';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busyTexts } from '../../../application/visitor/read-page/busy-texts.ts';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import type { NotRendered } from '../../pages/render-queue.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import type { Settings } from '../../settings/settings.ts';
import { OverBudget } from '../protection/visitor-budgets.ts';

const STYLE =
  'body{margin:0 auto;padding:3rem 1.5rem;max-width:34rem;font:1.125rem/1.5 system-ui,sans-serif;color:#0f2a33;background:#fff}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.75rem 1.5rem .75rem 0}';

type Language = keyof typeof busyTexts;
const LANGUAGES: ReadonlyArray<Language> = ['en', 'fr', 'es'];

const htmlOf = (refusal: NotRendered, language: Language, { brandName, defaultPhone }: Settings): string => {
  const texts = busyTexts[language];
  const heading = refusal instanceof OverBudget ? texts.tooMuch : texts.heading;
  const phone = texts.call(formatPhone(defaultPhone));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${heading} | ${brandName}`)}</title><style>${STYLE}</style></head>`,
    `<body><main><p>${escapeHtml(brandName)}</p><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(texts.lead(refusal.retrySeconds))}</p>`,
    `<p><a href="">${escapeHtml(texts.tryAgain)}</a> <a href="${O.getOrElse(() => '')(phoneAddress(defaultPhone))}">${escapeHtml(phone)}</a></p>`,
    '</main></body></html>',
  ].join('');
};

/**
 * Answers 503, or 429 to a visitor over budget, with `Retry-After` and a small page in the language of the path. The page needs no rendering
 * and loads nothing, because it is sent under overload.
 */
export const busyPage = (
  settings: Settings,
  headersOf: (page: RenderedPage) => Readonly<Record<string, string>>,
): ((request: FastifyRequest, reply: FastifyReply, refusal: NotRendered) => FastifyReply) => {
  const foreign = { hasMedia: false, hasStyles: false, frames: [], scripts: [], isMeasured: false };
  const inlined = { scripts: [], styles: [STYLE] };
  const headers = headersOf({ status: 503, html: '', inlined, foreign, isCacheable: false });
  return ({ raw }, reply, refusal) => {
    const language = LANGUAGES.find((one) => raw.url?.startsWith(`/${one}/`)) ?? 'en';
    return reply
      .code(refusal.statusCode)
      .headers({ ...headers, 'retry-after': refusal.retrySeconds, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(htmlOf(refusal, language, settings));
  };
};
