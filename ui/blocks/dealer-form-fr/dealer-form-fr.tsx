import { LeadFormPage, type LeadFormPageProps } from '../../leads/form-page/lead-form-page.tsx';

export const Block = (props: LeadFormPageProps) => <LeadFormPage {...props} />;
