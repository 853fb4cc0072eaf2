import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { settledAccordion } from '../../../application/visitor/read-page/settled-accordion.ts';
import type { SiteLanguage } from '../../../application/visitor/read-page/site-texts.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { standingOf } from '../../components/accordion/standing.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockProps } from '../block-module.ts';
import styles from './accordion.module.css';
import type { AccordionAttributes } from './codec.ts';
import { FileList } from './file-list.tsx';

type AccordionData = AccordionAttributes['data'];

/** A heading that opens what stands below it; without a heading, which nobody could press, that stands open. */
export const Block = ({ attributes: { data }, children, page }: BlockProps<AccordionAttributes>) => {
  const details = useRef<HTMLDetailsElement>(null);
  useDefaultOpen(details, data);
  const heading = data.heading ?? data.blockName;
  const look = lookOf(data);
  const content = (
    <Content data={data} language={page.language}>
      {children}
    </Content>
  );
  return (
    <div data-surface={data.backgroundColor ?? 'white'} data-of={data.dataBlock} className={look}>
      {heading === null ? (
        <div id={data.blockId ?? undefined} className={styles.open}>
          {content}
        </div>
      ) : (
        <Accordion
          ref={details}
          heading={heading}
          level={data.heading_tag}
          id={data.blockId ?? undefined}
          image={data.headingImage && <Picture media={data.headingImage} className={styles.image} />}
          startsOpen={data.default_open_desktop}
        >
          {content}
        </Accordion>
      )}
    </div>
  );
};

const lookOf = ({ removeBorders, addShadow }: AccordionData): string =>
  [styles.frame, removeBorders ? '' : styles.bordered, addShadow ? styles.raised : ''].join(' ');

const Content = ({
  data: { html, files, cta_link, cta_text },
  language,
  children,
}: {
  data: AccordionData;
  language: SiteLanguage;
  children: ReactNode;
}) => (
  <>
    {html !== null && <RichText html={html} />}
    {children}
    {files.length > 0 && <FileList files={files} language={language} />}
    {cta_link !== null && cta_text !== null && (
      <p>
        <ButtonLink look="secondary" href={cta_link}>
          {cta_text}
        </ButtonLink>
      </p>
    )}
  </>
);

/** The server draws it as on a desktop, since styles cannot open it: other devices settle it out of view. */
const useDefaultOpen = (
  details: RefObject<HTMLDetailsElement | null>,
  { default_open_desktop: desktop, default_open_tablet: tablet, default_open_mobile: mobile }: AccordionData,
): void => {
  useLayoutEffect(() => {
    const { current } = details;
    if (current === null) return;
    const settled = settledAccordion({ desktop, tablet, mobile }, () => standingOf(current));
    if (settled !== null) current.open = settled;
  }, [details, desktop, tablet, mobile]);
};
