import { withQuestions } from '../../../application/visitor/read-page/faq-structured-data.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../bindings/services.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockPage, BlockProps } from '../block-module.ts';
import type { FaqAttributes } from './codec.ts';
import styles from './faq.module.css';

/** Questions, each of which opens its answer. */
export const Block = ({ attributes: { data } }: BlockProps<FaqAttributes>) => {
  const { title, heading_tag: Heading, qa } = data;
  return qa.length === 0 ? null : (
    <div className={styles.faq}>
      {title !== null && <Heading>{title}</Heading>}
      <div className={styles.questions}>
        {qa.map(({ question, answer }, i) => (
          <Accordion
            key={i}
            heading={question}
            level={title === null ? Heading : BELOW[Heading]}
            look={styles.question}
          >
            {answer !== null && <RichText html={answer} />}
          </Accordion>
        ))}
      </div>
    </div>
  );
};

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Search engines read its questions too. */
export const refineHead = (
  head: PageHead,
  _services: Services,
  _page: BlockPage,
  { data }: FaqAttributes,
): PageHead => ({ ...head, structuredData: withQuestions(head.structuredData, data.qa) });
