import { Component, type ComponentType, createElement, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another one tries again to draw what is within. */
  resetKey?: unknown;
  failure: ComponentType<{ error: unknown }>;
  onCatch?: (error: unknown) => void;
  children: ReactNode;
}

interface Caught {
  readonly resetKey: unknown;
  readonly caught: readonly [unknown] | null;
}

/** React has no function for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { resetKey: this.props.resetKey, caught: null };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Caught): Partial<Caught> | null {
    return resetKey === state.resetKey ? null : { resetKey, caught: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { caught: [error] };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCatch?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? createElement(this.props.failure, { error: caught[0] }) : this.props.children;
  }
}
