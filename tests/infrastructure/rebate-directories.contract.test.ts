import { describeRebateDirectory } from '../contracts/rebate-directory.ts';
import { FakeRebateDirectory } from '../fakes/fake-rebate-directory.ts';

describeRebateDirectory('fake', async () => {
  const rebates = new FakeRebateDirectory();
  return {
    rebates,
    serve: async (code, area) => rebates.serve(code, area),
    breakDown: async () => rebates.meet({ _tag: 'RebatesUnavailable', statusText: 'Gone' }),
    close: async () => undefined,
  };
});
