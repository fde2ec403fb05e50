import { Component, type ReactNode } from 'react'
import { note } from '../reports/noted'
import type { View } from '../routing/view'

interface Props {
  view: View
  children: ReactNode
  /** Shown in place of a broken page. */
  fallback: ReactNode
}

interface State {
  view: View
  hasFailed: boolean
}

/** Keeps a page's errors from breaking the frame. Retries with a new view, or when the page is shown again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { view: this.props.view, hasFailed: false }

  static getDerivedStateFromProps({ view }: Props, state: State): State | null {
    return state.view === view ? null : { view, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    const { view } = this.props
    if (view.kind === 'page') note('render-failed', view.remote)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
