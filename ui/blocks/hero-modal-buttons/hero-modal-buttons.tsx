import { useServices } from '../../bindings/services.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import type { HeroModalButtonsProps } from './view.ts';

/** A hero whose left button opens `Who are we helping today?` and whose right button opens `Update your location`. */
export const Block = ({
  headline,
  helpButton,
  locationButton,
  align,
  isHalf,
  backdrop,
  isFirst,
}: HeroModalButtonsProps) => {
  const { site } = useServices();
  return (
    <Hero
      surface="ink"
      season={site.season}
      align={align}
      isHalf={isHalf}
      {...(backdrop !== null && { backdrop: <BackdropPicture {...backdrop} isFirst={isFirst} /> })}
    >
      <HeroWords {...headline}>
        {(helpButton !== null || locationButton !== null) && (
          <HeroActions>
            {helpButton !== null && <AskLink href={helpButton.href}>{helpButton.text}</AskLink>}
            {locationButton !== null && (
              <ChangeLocation className={buttonClass('secondary')}>{locationButton}</ChangeLocation>
            )}
          </HeroActions>
        )}
      </HeroWords>
    </Hero>
  );
};
