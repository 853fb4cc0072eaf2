import { COMMON_SYMPTOMS } from '../../../domain/help/common-symptoms.ts';
import type { SymptomTilesAttributes } from './codec.ts';
import { symptomTilesTitle } from './texts.ts';

export interface SymptomTile {
  readonly name: string;
  /** Whose guide it opens. */
  readonly system: string;
  readonly href: string;
  readonly drawing: string;
}

export interface SymptomTilesProps {
  readonly title: string;
  readonly tiles: ReadonlyArray<SymptomTile>;
  readonly all: { readonly text: string; readonly href: string } | null;
}

/** The most common symptoms, each a picture that opens its section of a guide. The guides are English. */
export const view = ({ data: { title, button_text, url } }: SymptomTilesAttributes): SymptomTilesProps => ({
  title: title ?? symptomTilesTitle,
  tiles: COMMON_SYMPTOMS.map(({ id, name, system, address }) => ({
    ...{ name, system, href: address },
    drawing: `/drawings/symptoms/${id}.svg`,
  })),
  all: button_text === null || url === null ? null : { text: button_text, href: url },
});
