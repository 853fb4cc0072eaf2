import { Accordion } from '../../components/accordion/accordion.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import styles from './faq.module.css';
import type { FaqProps } from './view.ts';

/** Questions that open their answers. */
export const Block = ({ title, titleTag: Title, questionTag, questions }: FaqProps) => (
  <div className={styles.faq}>
    {title !== null && <Title>{title}</Title>}
    <div className={styles.questions}>
      {questions.map(({ question, answer }, i) =>
        question === null ? (
          <RichText key={i} html={answer} />
        ) : (
          <Accordion key={i} heading={question} level={questionTag} className={styles.question}>
            <RichText html={answer} />
          </Accordion>
        ),
      )}
    </div>
  </div>
);
