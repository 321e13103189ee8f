import { Component, type ReactNode } from 'react';

/** Shows nothing in place of an engine that fails, so that it takes nothing else of the page with it. */
export class EngineBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
