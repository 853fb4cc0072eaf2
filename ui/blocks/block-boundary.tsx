import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** Around each block: one that throws while it is rendered takes only itself down. */
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
