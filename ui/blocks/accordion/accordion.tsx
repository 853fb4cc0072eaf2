import { Accordion } from '../../components/accordion/accordion.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './accordion.module.css';
import { FileList } from './file-list.tsx';
import type { AccordionProps } from './view.ts';

/** A heading that opens and closes its content. Without a heading there is nothing to click, so the content is always open. */
export const Block = (props: PropsWithBlocks<AccordionProps>) => {
  const { heading, headingTag, image, id, isOpen, surface, dataOf } = props;
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
          heading={heading}
          level={headingTag}
          id={id ?? undefined}
          image={image && <Picture media={image} room="third" className={styles.image} />}
          startsOpen={isOpen}
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
        <ButtonLink variant="secondary" href={button.href}>
          {button.text}
        </ButtonLink>
      </p>
    )}
  </>
);
