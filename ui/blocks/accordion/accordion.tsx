import { useLayoutEffect, useRef, type RefObject } from 'react';
import { accordionState } from '../../components/accordion/accordion-state.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './accordion.module.css';
import { openOnDevice, type DefaultOpen } from './default-open.ts';
import { FileList } from './file-list.tsx';
import type { AccordionProps } from './view.ts';

/** A heading that opens what is below it; without a heading, which nobody could click, it stands open. */
export const Block = (props: PropsWithBlocks<AccordionProps>) => {
  const { heading, headingTag, image, id, isOpen, surface, dataOf } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useDefaultOpen(details, isOpen);
  const className = [
    styles.frame,
    props.hasBorder ? styles.bordered : '',
    props.hasShadow ? styles.raised : '',
  ].join(' ');
  return (
    <div data-surface={surface} data-of={dataOf} className={className}>
      {heading === null ? (
        <div id={id ?? undefined} className={styles.open}>
          <Content {...props} />
        </div>
      ) : (
        <Accordion
          ref={details}
          heading={heading}
          level={headingTag}
          id={id ?? undefined}
          image={image && <Picture media={image} className={styles.image} />}
          startsOpen={isOpen.desktop}
        >
          <Content {...props} />
        </Accordion>
      )}
    </div>
  );
};

const Content = ({ html, files, button, children }: PropsWithBlocks<AccordionProps>) => (
  <>
    {html !== null && <RichText html={html} />}
    {children}
    {files.length > 0 && <FileList files={files} />}
    {button !== null && (
      <p>
        <ButtonLink look="secondary" href={button.href}>
          {button.text}
        </ButtonLink>
      </p>
    )}
  </>
);

/** The server renders it as on a desktop, since styles cannot open it: on other devices it changes out of view. */
const useDefaultOpen = (
  details: RefObject<HTMLDetailsElement | null>,
  { desktop, tablet, mobile }: DefaultOpen,
): void => {
  useLayoutEffect(() => {
    const { current } = details;
    if (current === null) return;
    const isWanted = openOnDevice({ desktop, tablet, mobile }, () => accordionState(current));
    if (isWanted !== null) current.open = isWanted;
  }, [details, desktop, tablet, mobile]);
};
