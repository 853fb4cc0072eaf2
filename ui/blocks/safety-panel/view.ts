import { EMERGENCIES, PREVENTION, type Emergency } from '../../../domain/help/emergencies.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { SafetyPanelAttributes } from './codec.ts';
import { safetyPanelTexts, type SafetyPanelTexts } from './texts.ts';

type ShownEmergency = Pick<Emergency, 'id' | 'title' | 'steps'>;

export interface SafetyPanelProps {
  readonly texts: { readonly heading: string; readonly call: string };
  /** What to do first, in short; null: the open dangers say it. */
  readonly lead: string | null;
  /** Those whose steps are always in view. */
  readonly open: ReadonlyArray<ShownEmergency>;
  /** Those that open on a click, each line with one or more. */
  readonly folded: ReadonlyArray<{
    readonly title: string;
    readonly emergencies: ReadonlyArray<ShownEmergency>;
  }>;
}

const shown = ({ id, title, steps }: ShownEmergency): ShownEmergency => ({ id, title, steps });

/** A danger, or how dangers are prevented, which is in no air. */
type Told = Pick<Emergency, 'id' | 'title' | 'shortTitle' | 'steps'> & Partial<Pick<Emergency, 'isInAir'>>;

/** All that is said in a language of dangers, and of how they are prevented. */
const emergenciesOf = (language: SiteLanguage): ReadonlyArray<Told> =>
  language === 'en' ? [...EMERGENCIES, PREVENTION] : emergenciesIn(language);

/**
 * What to do when there is danger, before any repair, and how it is prevented. Guides for fuel show what to do about gas and carbon
 * monoxide, and one line for each other danger; on other guides one line opens all.
 */
export const view = ({ data }: SafetyPanelAttributes, { page }: ViewContext): SafetyPanelProps => {
  const { lead, more, ...texts } = inLanguage<SafetyPanelTexts>(safetyPanelTexts, page.language);
  const all = emergenciesOf(page.language);
  if (!data.open) return { texts, lead, open: [], folded: [{ title: more, emergencies: all.map(shown) }] };
  const open = all.filter(({ isInAir }) => isInAir === true);
  return {
    ...{ texts, lead: null, open: open.map(shown) },
    folded: all
      .filter((one) => !open.includes(one))
      .map((one) => ({ title: one.shortTitle, emergencies: [shown(one)] })),
  };
};
