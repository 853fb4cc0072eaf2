import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';

/** A question and its answer (specification, section 3: FAQ); null: missing. */
export interface AskedQuestion {
  readonly question: string | null;
  readonly answer: SafeHtml | null;
}

interface FaqPage {
  readonly '@type': 'FAQPage';
  readonly mainEntity: ReadonlyArray<{ readonly name: string }>;
}

/**
 * Adds questions to a page's structured data: one `FAQPage` (schema.org) holds the questions of all blocks, without duplicates.
 * Answers stay html, which schema.org allows there.
 */
export const withQuestions = (
  structuredData: ReadonlyArray<object>,
  qa: ReadonlyArray<AskedQuestion>,
): ReadonlyArray<object> => {
  const page = structuredData.find(isFaqPage);
  const known = page?.mainEntity ?? [];
  const all = qa.reduce(
    (reported, { question, answer }) =>
      question === null || answer === null || reported.some(({ name }) => name === question)
        ? reported
        : [...reported, asEntity(question, answer)],
    known,
  );
  if (all.length === 0) return structuredData;
  const reported = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: all };
  return page === undefined
    ? [...structuredData, reported]
    : structuredData.map((object) => (object === page ? reported : object));
};

const isFaqPage = (object: object): object is FaqPage => '@type' in object && object['@type'] === 'FAQPage';

const asEntity = (name: string, text: SafeHtml) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});
