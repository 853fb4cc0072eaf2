import { EMERGENCIES, PREVENTION, type Emergency } from '../../../domain/help/emergencies.ts';
import type { SafetyPanelAttributes } from './codec.ts';
import { safetyPanelTexts } from './texts.ts';

type ShownEmergency = Pick<Emergency, 'id' | 'title' | 'steps'>;

export interface SafetyPanelProps {
  readonly texts: Omit<typeof safetyPanelTexts, 'lead' | 'more'>;
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

const { lead, more, ...texts } = safetyPanelTexts;
const ALL = [...EMERGENCIES, PREVENTION];
const OPEN = EMERGENCIES.filter(({ isInAir }) => isInAir);
const OTHERS = ALL.filter(({ id }) => OPEN.every((one) => one.id !== id));

/**
 * What to do when there is danger, before any repair, and how it is prevented. Guides for fuel show what to do about gas and carbon
 * monoxide, and one line for each other danger; on other guides one line opens all.
 */
export const view = ({ data }: SafetyPanelAttributes): SafetyPanelProps =>
  data.open
    ? {
        ...{ texts, lead: null, open: OPEN.map(shown) },
        folded: OTHERS.map((one) => ({ title: one.shortTitle, emergencies: [shown(one)] })),
      }
    : { texts, lead, open: [], folded: [{ title: more, emergencies: ALL.map(shown) }] };
