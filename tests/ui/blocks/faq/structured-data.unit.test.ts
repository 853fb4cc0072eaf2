import { describe, expect, test } from '@jest/globals';
import { withQuestions } from '../../../../ui/blocks/faq/structured-data.ts';
import type { SafeHtml } from '../../../../domain/content/html/safe-html.ts';

const BREADCRUMBS = { '@type': 'BreadcrumbList' };

const asked = (question: string, answer = `<p>${question}!</p>`) => ({
  question,
  answer: answer as SafeHtml,
});

const reported = (...questions: ReadonlyArray<string>) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map((name) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: `<p>${name}!</p>` },
  })),
});

describe('The questions of a page, for search engines', () => {
  test("are added to the page's other data", () =>
    expect(withQuestions([BREADCRUMBS], [asked('A'), asked('B')])).toEqual([
      BREADCRUMBS,
      reported('A', 'B'),
    ]));

  test('are one object, even if they come from several blocks', () => {
    const first = withQuestions([], [asked('A')]);
    expect(withQuestions([...first, BREADCRUMBS], [asked('B'), asked('C')])).toEqual([
      reported('A', 'B', 'C'),
      BREADCRUMBS,
    ]);
  });

  test('are listed once each', () => {
    const twice = withQuestions([], [asked('A'), asked('A', 'Another answer')]);
    expect(twice).toEqual([reported('A')]);
    expect(withQuestions(twice, [asked('A')])).toEqual([reported('A')]);
  });

  test('are left out if there are none', () =>
    expect(withQuestions([BREADCRUMBS], [])).toEqual([BREADCRUMBS]));
});
