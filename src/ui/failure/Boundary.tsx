import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Fault } from './report';

interface BoundaryProps {
  /** Stands in the place of what failed, until it is tried anew. */
  instead: (fault: Fault, again: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  readonly fault: Fault | undefined;
}

/** Catches what is thrown while something is drawn. React offers this to classes alone. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error, stack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ fault: { error, stack: componentStack ?? '' } });
  }

  private readonly again = () => this.setState({ fault: undefined });

  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : this.props.instead(fault, this.again);
  }
}
