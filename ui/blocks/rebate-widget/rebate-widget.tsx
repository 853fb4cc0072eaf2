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
 * The container of a rebate widget. Until the zip code is known, it has a zip box that links to the rebates page; a box in use is not
 * replaced.
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
      <div ref={container} className={styles.container} data-without-area={isEmpty ? undefined : ''}>
        {heading}
        <RebateTeaser heading={options.headingText} />
      </div>
    );
  return (
    <div className={styles.container}>
      <Widget
        // A new zip code needs a new widget, because the other host's script owns the content of the container.
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

/** Whether the container's box has the focus or text that the visitor typed. */
const isInUse = (container: HTMLElement | null, known: string | null): boolean => {
  const box = container?.querySelector('input');
  return box != null && (box.matches(':focus') || !['', known].includes(box.value));
};

/** A text in place of the widget, with a link to the same offers. */
const Instead = ({ text, zip }: { text: string; zip: string }) => (
  <>
    {text} <a href={rebatesNear(zip)}>{offersTexts.instead}</a>
  </>
);
