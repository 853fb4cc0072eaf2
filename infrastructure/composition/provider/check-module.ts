import { ContainerModule } from 'inversify';
import {
  CheckContent,
  type CheckedContent,
} from '../../../application/provider/check-content/check-content.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';

export const checkModule = (content: CheckedContent): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.checkContent)
      .toDynamicValue(() => new CheckContent(content))
      .inSingletonScope();
  });
