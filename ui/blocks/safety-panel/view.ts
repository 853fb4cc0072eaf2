import type { Emergency } from '../../../domain/help/emergencies.ts';
import { preventionIn } from '../../../domain/help/translated-emergencies.ts';
import { emergenciesOnPage } from '../../../domain/help/emergencies-on-page.ts';
import type { BlockPage, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inLanguage } from '../../../domain/content/site-language.ts';
import type { SafetyPanelAttributes } from './codec.ts';
import { safetyPanelTexts, type SafetyPanelTexts } from './texts.ts';

type ShownEmergency = Pick<Emergency, 'id' | 'title' | 'steps'>;

export interface SafetyPanelProps {
  readonly texts: { readonly heading: string; readonly call: string };
  /** A short text on what to do first; null: the open emergencies cover it. */
  readonly lead: string | null;
  /** The emergencies whose steps are always visible. */
  readonly open: ReadonlyArray<ShownEmergency>;
  /** The emergencies that open on click; each line opens one or more. */
  readonly folded: ReadonlyArray<{
    readonly title: string;
    readonly emergencies: ReadonlyArray<ShownEmergency>;
  }>;
}

/** The most lines that open on click, so that the first check of a guide stays near the top of a phone's screen. */
const MAX_LINES = 4;

const shown = ({ id, title, steps }: ShownEmergency): ShownEmergency => ({ id, title, steps });

/** An emergency, or the entry on prevention, which has no `isInAir`. */
type SafetyTopic = Pick<Emergency, 'id' | 'title' | 'shortTitle' | 'steps'> &
  Partial<Pick<Emergency, 'isInAir'>>;

/** The emergencies that belong to a page, and how to prevent one. */
const topicsOf = ({ path, language }: BlockPage): ReadonlyArray<SafetyTopic> => [
  ...emergenciesOnPage(path, language),
  preventionIn(language),
];

/**
 * What to do in an emergency before any repair, and how to prevent one. Guides for fuel-burning systems show the steps for gas and carbon
 * monoxide, and one line for each other short title, the last of which opens all that are left; on other guides one line opens all.
 */
export const view = ({ data }: SafetyPanelAttributes, { page }: ViewContext): SafetyPanelProps => {
  const {
    lead,
    more,
    others: rest,
    ...texts
  } = inLanguage<SafetyPanelTexts>(safetyPanelTexts, page.language);
  const all = topicsOf(page);
  if (!data.open) return { texts, lead, open: [], folded: [{ title: more, emergencies: all.map(shown) }] };
  const open = all.filter(({ isInAir }) => isInAir === true);
  const others = all.filter((one) => !open.includes(one));
  return {
    texts,
    lead: null,
    open: open.map(shown),
    folded: linesOf(others, rest),
  };
};

/** A line for each short title; those beyond the most lines share the last one. */
const linesOf = (topics: ReadonlyArray<SafetyTopic>, others: string): SafetyPanelProps['folded'] => {
  const lines = [...Map.groupBy(topics, ({ shortTitle }) => shortTitle)].map(([title, emergencies]) => ({
    title,
    emergencies: emergencies.map(shown),
  }));
  if (lines.length <= MAX_LINES) return lines;
  const rest = lines.slice(MAX_LINES - 1).flatMap(({ emergencies }) => emergencies);
  return [...lines.slice(0, MAX_LINES - 1), { title: others, emergencies: rest }];
};
