import { hoursWords } from '../../../application/visitor/show-hours/texts.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { showHoursOn } from '../../../infrastructure/browser/hours-on-page.ts';
import { OpeningLine } from '../../../ui/components/opening-line/opening-line.tsx';

const WEEK = { fri: '8:00 AM - 5:30 PM', sat: 'by appointment' };

const CALENDAR = {
  week: WEEK,
  specialDays: [{ date: '2026-12-04', hours: 'closed' }],
  holidays: [],
  answersEmergencies: false,
  hasNumber: true,
};

const Card = ({ timeZone }: { timeZone: string }) => (
  <article>
    <p data-special-days="" />
    <OpeningLine kind="unknown" hours={JSON.stringify({ ...CALENDAR, timeZone })}>
      Hours
    </OpeningLine>
    <a href="tel:+19725550100">
      <span data-number="">972-555-0100</span>
    </a>
  </article>
);

const lines = () => [...document.querySelectorAll('[data-opening]')].map(({ textContent }) => textContent);
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-opening]')].map(({ dataset }) => dataset['opening']);
const unanswered = () =>
  [...document.querySelectorAll('a')].map((call) => call.hasAttribute('data-unanswered'));

describe('Hours before the application starts', () => {
  beforeEach(() => {
    render(
      <>
        <Card timeZone="America/Chicago" />
        <Card timeZone="America/Los_Angeles" />
      </>,
    );
  });

  test("say whether dealers are open now, in each dealer's time zone", () => {
    showHoursOn(document, Date.parse('2026-11-27T15:00:00Z'), hoursWords);
    expect(lines()).toEqual(['Open until 5:30 PM', 'Closed, opens 8 AM']);
    expect(states()).toEqual(['open', 'closed']);
    expect(unanswered()).toEqual([false, true]);
  });

  test('follow the clock', () => {
    showHoursOn(document, Date.parse('2026-11-27T15:00:00Z'), hoursWords);
    showHoursOn(document, Date.parse('2026-11-27T16:00:00Z'), hoursWords);
    expect(lines()).toEqual(['Open until 5:30 PM', 'Open until 5:30 PM']);
    expect(unanswered()).toEqual([false, false]);
  });

  test("repeat the dealer's text if it cannot be parsed, and keep the icon", () => {
    showHoursOn(document, Date.parse('2026-11-28T18:00:00Z'), hoursWords);
    expect(lines()).toEqual(['Saturday: by appointment', 'Saturday: by appointment']);
    expect(document.querySelectorAll('[data-opening] > svg')).toHaveLength(2);
  });

  test('leave the number of another dealer alone if the dealer has none', () => {
    const hours = { ...CALENDAR, timeZone: 'America/Los_Angeles', hasNumber: false };
    render(
      <article>
        <OpeningLine kind="unknown" hours={JSON.stringify(hours)}>
          Hours
        </OpeningLine>
      </article>,
    );
    showHoursOn(document, Date.parse('2026-11-27T15:00:00Z'), hoursWords);
    expect(unanswered()).toEqual([false, true]);
  });

  test('do not change if the dealer states no opening hours', () => {
    const { container } = render(<OpeningLine kind="always">Answers 24/7</OpeningLine>);
    showHoursOn(container, 0, hoursWords);
    expect(container.textContent).toBe('Answers 24/7');
  });
});
