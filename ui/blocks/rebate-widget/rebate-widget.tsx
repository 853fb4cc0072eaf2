import { useEffect, useRef, useState } from 'react';
import { estimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { rebatesNear } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { offersTexts } from '../../../application/visitor/see-offers/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Widget } from '../../components/widget/widget.tsx';
import { RebateTeaser } from '../../rebates/rebate-teaser/rebate-teaser.tsx';
import styles from './rebate-widget.module.css';
import type { RebateWidgetProps } from './view.ts';

/**
 * The container of a rebate widget. Until a zip is known it holds a box for one, which leads to the rebates page; a box that the
 * visitor is using stays.
 */
export const Block = ({ widget, script, zip: chosen, isEmpty, options }: RebateWidgetProps) => {
  const { headingTag: Heading } = options;
  const known = useObservable(useServices().showArea.view$).zipcode;
  const given = isEmpty ? null : (chosen ?? known);
  const [zip, setZip] = useState(given);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInUse(container.current, given)) setZip(given);
  }, [given]);
  const heading = (
    <div className={styles.heading}>
      <Heading>{options.headingText}</Heading>
      {(widget === 'category' || zip === null) && <p>{options.subheadingText}</p>}
    </div>
  );
  if (zip === null)
    return (
      <div ref={container} className={styles.container}>
        {heading}
        <RebateTeaser heading={options.headingText} />
      </div>
    );
  return (
    <div className={styles.container}>
      <Widget
        // Another zip is another widget: what is in the box is its host's.
        key={zip}
        script={script}
        marks={{ 'data-rebate-widget': widget, 'data-options': JSON.stringify({ zip, ...options }) }}
        heading={heading}
        waiting={estimateTexts.loading}
        unscripted={<Instead text={offersTexts.unscripted} zip={zip} />}
        failed={
          <p className={styles.unavailable}>
            <Instead text={offersTexts.unavailable} zip={zip} />
          </p>
        }
      />
    </div>
  );
};

/** Whether a box in it has the focus, or holds what the visitor has typed. */
const isInUse = (container: HTMLElement | null, known: string | null): boolean => {
  const box = container?.querySelector('input');
  return box != null && (box.matches(':focus') || !['', known].includes(box.value));
};

/** What is in the widget's place, and where the same can be seen. */
const Instead = ({ text, zip }: { text: string; zip: string }) => (
  <>
    {text} <a href={rebatesNear(zip)}>{offersTexts.instead}</a>
  </>
);
