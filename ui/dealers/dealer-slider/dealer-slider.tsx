import type { FoundView, ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { DEFAULT_SLIDER } from '../../components/slider/slider-options.ts';
import { sliderTexts } from '../../components/slider/texts.ts';
import { Slider } from '../../components/slider/slider.tsx';
import styles from './dealer-slider.module.css';
import { DealerCard, type DealerCardActions } from '../dealer-card/dealer-card.tsx';

/**
 * The given dealers and a last card that links to the whole list, side by side: three on a desktop, two on a tablet, one on a phone
 * (specification, sections 2 and 9).
 */
export const DealerSlider = ({
  cards,
  all,
  actions,
  name,
  heading = 'h3',
  swipeThreshold,
}: {
  cards: ReadonlyArray<ListedDealer>;
  all: FoundView['all'];
  actions: DealerCardActions;
  /** The text of the heading. */
  name: string;
  heading?: 'h2' | 'h3';
  /** In px. Default: that of most sliders. */
  swipeThreshold?: number;
}) => {
  const {
    language,
    sliderPrevious: previous,
    sliderNext: next,
    goToSlide: goTo,
    allDealers,
  } = useServices().dealerTexts;
  return (
    <Slider
      name={name}
      heading={heading}
      texts={{ ...sliderTexts(language), previous, next, goTo }}
      devices={DEFAULT_SLIDER}
      inertOutOfView
      className={styles.dealers}
      motion={{ spacing: 'even', ...(swipeThreshold !== undefined && { swipeThreshold }) }}
      slides={[
        ...cards.map((card) => ({
          key: card.key,
          content: <DealerCard card={card} actions={actions} isAligned />,
        })),
        {
          key: 'all',
          content: (
            <div className={styles.all} data-unprinted="">
              <ButtonLink href={all.address} variant="secondary">
                {allDealers(all.count)}
              </ButtonLink>
            </div>
          ),
        },
      ]}
    />
  );
};
