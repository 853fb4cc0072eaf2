import { COMMON_SYMPTOMS } from '../../../domain/help/common-symptoms.ts';
import type { SymptomTilesAttributes } from './codec.ts';
import { symptomTilesTitle } from './texts.ts';

export interface SymptomTile {
  readonly name: string;
  /** The system whose guide it links to. */
  readonly system: string;
  readonly href: string;
  readonly drawing: string;
}

export interface SymptomTilesProps {
  readonly title: string;
  readonly tiles: ReadonlyArray<SymptomTile>;
  readonly all: { readonly text: string; readonly href: string } | null;
}

/** The most common symptoms, each a picture that links to its section of a guide. English only, as are the guides. */
export const view = ({ data: { title, button_text, url } }: SymptomTilesAttributes): SymptomTilesProps => ({
  title: title ?? symptomTilesTitle,
  tiles: COMMON_SYMPTOMS.map(({ id, name, system, address }) => ({
    ...{ name, system, href: address },
    drawing: `/drawings/symptoms/${id}.svg`,
  })),
  all: button_text === null || url === null ? null : { text: button_text, href: url },
});
