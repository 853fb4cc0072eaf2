import { Band } from '../../components/band/band.tsx';
import { NeedHelp } from '../../leads/need-help/need-help.tsx';
import type { BlockProps } from '../block-module.ts';
import type { NeedHelpNowAttributes } from './codec.ts';
import styles from './need-help-now.module.css';

/** The need-help-now banner in three languages, and the Need help now call card (specification, sections 1 and 2). */
export const Block = ({ attributes: { data }, page }: BlockProps<NeedHelpNowAttributes>) => {
  const { language, look, heading_tag } = data;
  const help = (
    <NeedHelp
      look={look}
      language={language === 'page' ? page.language : language}
      page={page}
      heading={heading_tag}
    />
  );
  return look === 'card' ? (
    help
  ) : (
    <Band surface="ink" className={styles.row}>
      {help}
    </Band>
  );
};
