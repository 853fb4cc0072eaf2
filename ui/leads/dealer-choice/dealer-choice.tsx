import type { AskableDealer } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { Select } from '../../components/select/select.tsx';

/** Which dealer a form is for; nothing where there is none to choose from. */
export const DealerChoice = ({
  dealers,
  selected,
  onChoose,
}: {
  dealers: ReadonlyArray<AskableDealer>;
  selected: number | null;
  onChoose: (companyId: number) => void;
}) =>
  dealers.length === 0 ? null : (
    <Select
      label={askDealerTexts.dealer}
      name="companyId"
      options={dealers.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
      defaultValue={selected === null ? undefined : String(selected)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  );
