import type { AskDealerView } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Modal } from '../../components/modal/modal.tsx';
import { OpeningNow } from '../../bindings/opening-now.tsx';
import { DealerChoice } from '../dealer-choice/dealer-choice.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';

/** The modal with a form for a dealer, titled with the form's name (specification, section 2: contact-dealer and booking modal). */
export const AskDealerModal = ({ view }: { view: Extract<AskDealerView, { kind: 'open' }> }) => {
  const { askDealer } = useServices();
  const { request } = askDealer;
  const { selected, action } = view;
  return request === null ? null : (
    <Modal
      title={request.form.name}
      closeLabel={formTexts[request.form.language].close}
      onClose={() => askDealer.close()}
    >
      <LeadForm request={request} action={action}>
        <DealerChoice choice={view} onChoose={(companyId) => askDealer.choose(companyId)} />
        <OpeningNow hours={selected?.hours ?? null} />
      </LeadForm>
    </Modal>
  );
};
