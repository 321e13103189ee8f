import { Component, type ReactNode } from 'react';

/** Renders nothing if the engine fails, so that the failure doesn't affect the rest of the page. */
export class EngineBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
