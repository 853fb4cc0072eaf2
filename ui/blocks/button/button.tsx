import { blockTextsIn } from '../block-texts.ts';
import { contentLink } from '../../../application/visitor/read-page/content-link.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ButtonAttributes } from './codec.ts';
import styles from './button.module.css';

/** A link that looks like a button, filled or outlined. */
export const Block = ({ attributes, page }: BlockProps<ButtonAttributes>) => {
  const { url, text, linkTarget, rel, className, align } = attributes;
  const { site } = useServices();
  const { href, ...link } = contentLink({ href: url, target: linkTarget, rel }, site.siteUrl);
  const isOutlined = className?.split(/\s+/).includes('is-style-outline') ?? false;
  return (
    <div className={styles[align]}>
      <ButtonLink href={href} link={link} look={isOutlined ? 'secondary' : 'primary'}>
        {text}
        {link.target === '_blank' && (
          <span className={styles.unseen}> ({blockTextsIn(page.language).opensInNewTab})</span>
        )}
      </ButtonLink>
    </div>
  );
};
