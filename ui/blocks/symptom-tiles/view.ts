import { COMMON_SYMPTOMS } from '../../../domain/help/common-symptoms.ts';
import type { SymptomTilesAttributes } from './codec.ts';
import { symptomTilesTitle } from './texts.ts';

/** The most common symptoms, each a picture that links to its section of a guide. English only, as are the guides. */
export const view = ({ data: { title, button_text, url } }: SymptomTilesAttributes) => ({
  title: title ?? symptomTilesTitle,
  tiles: COMMON_SYMPTOMS.map(({ id, name, system, address }) => ({
    name,
    /** The system whose guide the tile links to. */
    system,
    href: address,
    drawing: `/drawings/symptoms/${id}.svg`,
  })),
  all: button_text === null || url === null ? null : { text: button_text, href: url },
});

export type SymptomTilesProps = ReturnType<typeof view>;
