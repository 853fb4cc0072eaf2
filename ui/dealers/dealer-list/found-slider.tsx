import { useServices } from '../../bindings/services.ts';
import { DealerSlider } from '../dealer-slider/dealer-slider.tsx';
import styles from './dealer-list.module.css';
import { FindMore } from './dealer-list-states.tsx';
import type { DealersFound } from './dealers-found.ts';

/** All dealers of the view in a slider, and a link to the full locator (specification, section 2). */
export const FoundSlider: DealersFound = ({ view, actions }) => (
  <>
    <div className={styles.slider}>
      <DealerSlider
        heading="h2"
        name={useServices().dealerTexts.foundHeading(view.area)}
        cards={view.page.items}
        all={view.all}
        actions={actions}
      />
    </div>
    <div className={styles.centered}>
      <div data-unprinted="">
        <FindMore view={view} />
      </div>
    </div>
  </>
);
