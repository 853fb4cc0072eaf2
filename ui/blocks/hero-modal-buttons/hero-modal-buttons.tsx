import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { useServices } from '../../bindings/services.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import type { BlockProps } from '../block-module.ts';
import type { HeroModalButtonsAttributes } from './codec.ts';

/** Of `Who are we helping today?`, for nobody yet. */
const HELP = askAddress('contact-modal', '', null);

/**
 * A hero whose left button opens `Who are we helping today?`, and whose right one opens `Update your location`
 * (specification, section 3; contract, section 7). Without scripts they lead to the pages that do the same.
 */
export const Block = ({
  attributes: { data },
  isFirst,
}: BlockProps<HeroModalButtonsAttributes> & { isFirst: boolean }) => {
  const { site } = useServices();
  const { button_left_text: left, button_right_text: right } = data;
  const { background_image_large: large, background_image_small: small } = data;
  return (
    <Hero
      surface="ink"
      season={site.season}
      align={data.text_alignment}
      isHalf={data['width_50%']}
      {...((large !== null || small !== null) && {
        backdrop: <BackdropPicture large={large} small={small} isFirst={isFirst} />,
      })}
    >
      <HeroWords heading={data.heading} tag={data.heading_tag} lead={data.sub_heading}>
        {(left !== null || right !== null) && (
          <HeroActions>
            {left !== null && <AskLink href={HELP}>{left}</AskLink>}
            {right !== null && <ChangeLocation className={buttonClass('secondary')}>{right}</ChangeLocation>}
          </HeroActions>
        )}
      </HeroWords>
    </Hero>
  );
};
