import {
  rebateTeaserTexts,
  type RebateTeaserTexts,
} from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { CodeBox } from '../../components/code-box/code-box.tsx';
import { formName } from '../../components/form-name.ts';
import styles from './rebate-teaser.module.css';

/**
 * A zip box for other pages, which goes to the savings in the zip's area. It is prefilled with the visitor's zip. `heading` is the
 * heading above it.
 */
export const RebateTeaser = ({
  heading,
  texts = rebateTeaserTexts,
}: {
  heading: string | null;
  texts?: RebateTeaserTexts | undefined;
}) => {
  const zip = useObservable(useServices().showArea.view$).zipcode ?? '';
  return (
    <form className={styles.form} aria-label={formName(texts.form, heading)} action={texts.path}>
      <CodeBox name="zip" label={texts.label} code={zip} />
      <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
    </form>
  );
};
