import { useEffect, useMemo, useRef } from 'react';
import { useSectionInView } from '../../bindings/use-section-in-view.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import styles from './product-hub.module.css';
import { productHubTexts } from './texts.ts';
import type { HubSection, ProductHubProps } from './view.ts';

/** The default size of a product picture, in pixels (specification, section 9). */
const FULL_SIZE = 600;

/** Sections with a sticky navigation that marks the section in view. */
export const HubSections = ({ title, sections }: Extract<ProductHubProps, { readonly kind: 'sections' }>) => {
  const ids = useMemo(() => sections.map(({ anchor }) => anchor), [sections]);
  const current = useSectionInView(ids);
  const list = useRef<HTMLUListElement>(null);

  // On phones, the list is wider than the screen: it scrolls to the current link without scrolling the page.
  useEffect(() => {
    const marked = list.current?.querySelector('[aria-current]');
    if (!list.current || !marked) return;
    const { left, width } = list.current.getBoundingClientRect();
    const link = marked.getBoundingClientRect();
    list.current.scrollLeft += link.left - left - (width - link.width) / 2;
  }, [current]);

  const Heading = title === null ? 'h2' : 'h3';
  return (
    <div className={styles.overview}>
      <nav className={styles.anchors} aria-label={productHubTexts.onThisPage} data-unprinted="">
        {/* Browsers may leave the end of a focused link cut off. */}
        <ul
          ref={list}
          onFocus={({ target }) => {
            if (target.matches(':focus-visible'))
              target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
        >
          {sections.map(({ anchor, title: text }) => (
            <li key={anchor}>
              <a
                className={styles.anchor}
                href={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {title !== null && <h2>{title}</h2>}
        {sections.map((section) => (
          <Section key={section.anchor} section={section} heading={Heading} />
        ))}
      </div>
    </div>
  );
};

const Section = ({
  section: { anchor, title, content, image, links },
  heading: Heading,
}: {
  section: HubSection;
  heading: 'h2' | 'h3';
}) => (
  <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
    {image !== null && (
      <Picture
        media={{ ...image, width: image.width ?? FULL_SIZE, height: image.height ?? FULL_SIZE }}
        room="half"
        className={styles.image}
      />
    )}
    <div className={styles.words}>
      <Heading id={`${anchor}-title`}>{title}</Heading>
      {content !== null && <RichText html={content} />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
