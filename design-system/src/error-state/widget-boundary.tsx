import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown in its place; nothing by default. */
  fallback?: ReactNode
}

/** The second ring of failure: a part of the frame that fails leaves the rest of it alone. */
export class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
