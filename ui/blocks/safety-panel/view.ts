import { EMERGENCIES, PREVENTION, type Emergency } from '../../../domain/help/emergencies.ts';
import type { SafetyPanelAttributes } from './codec.ts';
import { safetyPanelTexts } from './texts.ts';

export interface SafetyPanelProps {
  readonly texts: typeof safetyPanelTexts;
  readonly isOpen: boolean;
  readonly emergencies: ReadonlyArray<Pick<Emergency, 'id' | 'title' | 'steps'>>;
}

/** What to do when there is danger, before any repair, and how it is prevented: the same on every guide. */
export const view = ({ data }: SafetyPanelAttributes): SafetyPanelProps => ({
  texts: safetyPanelTexts,
  isOpen: data.open,
  emergencies: [...EMERGENCIES.map(({ id, title, steps }) => ({ id, title, steps })), PREVENTION],
});
