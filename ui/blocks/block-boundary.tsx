import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** An error boundary around each block: a block that throws while rendering does not break the rest of the page. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override componentDidCatch(fault: unknown): void {
    this.props.onFault(fault);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
