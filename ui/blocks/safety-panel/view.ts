import { EMERGENCIES, PREVENTION, type Emergency } from '../../../domain/help/emergencies.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';
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

const shown = ({ id, title, steps }: ShownEmergency): ShownEmergency => ({ id, title, steps });

/** An emergency, or the entry on prevention, which has no `isInAir`. */
type SafetyTopic = Pick<Emergency, 'id' | 'title' | 'shortTitle' | 'steps'> &
  Partial<Pick<Emergency, 'isInAir'>>;

/** The emergencies in a language, in English with the entry on prevention. */
const emergenciesOf = (language: SiteLanguage): ReadonlyArray<SafetyTopic> =>
  language === 'en' ? [...EMERGENCIES, PREVENTION] : emergenciesIn(language);

/**
 * What to do in an emergency before any repair, and how to prevent one. Guides for fuel-burning systems show the steps for gas and carbon
 * monoxide, and one line for each other emergency; on other guides one line opens all.
 */
export const view = ({ data }: SafetyPanelAttributes, { page }: ViewContext): SafetyPanelProps => {
  const { lead, more, ...texts } = inLanguage<SafetyPanelTexts>(safetyPanelTexts, page.language);
  const all = emergenciesOf(page.language);
  if (!data.open) return { texts, lead, open: [], folded: [{ title: more, emergencies: all.map(shown) }] };
  const open = all.filter(({ isInAir }) => isInAir === true);
  return {
    texts,
    lead: null,
    open: open.map(shown),
    folded: all
      .filter((one) => !open.includes(one))
      .map((one) => ({ title: one.shortTitle, emergencies: [shown(one)] })),
  };
};
