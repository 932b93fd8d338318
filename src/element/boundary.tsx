import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** When this value changes, the children are rendered again: the author may have corrected an attribute. */
  readonly retryOn?: unknown;
  readonly onError: (error: unknown) => void;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly retryOn: unknown;
}

/** An error boundary that keeps a failure inside one element. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, retryOn: this.props.retryOn };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.retryOn === state.retryOn ? null : { failed: false, retryOn: props.retryOn };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
