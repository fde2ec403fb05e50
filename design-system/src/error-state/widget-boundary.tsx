import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown after a failure; nothing by default. */
  fallback?: ReactNode
}

/** Contains an error in one part of the page frame, so that the rest keeps working. */
export class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
