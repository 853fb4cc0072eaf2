import { Component, type ReactNode } from 'react';
import { isChangedByOthers } from '../components/part/changed-by-others.ts';

interface BlockBoundaryProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/**
 * An error boundary around each block: a block that throws while rendering does not break the rest of the page. A part that others have
 * changed is rendered anew by its `Part`.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly fault?: unknown }> {
  static getDerivedStateFromError(fault: unknown): { readonly fault: unknown } {
    return { fault };
  }

  override state: { readonly fault?: unknown } = {};

  override componentDidCatch(fault: unknown): void {
    if (!isChangedByOthers(fault)) this.props.onFault(fault);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (isChangedByOthers(fault)) throw fault;
    return fault === undefined ? this.props.children : null;
  }
}
