import { matchPath } from 'react-router-dom'
import type { AgentTool } from 'shared-contracts/remote/agents/agent-tool'
import { CART } from 'shared-contracts/routing/own-paths'
import type { View } from '../routing/view'

const isAt = (pattern: string, { location }: View) => matchPath(pattern, location.pathname) !== null

/**
 * Whether a view may have tools at all. Where a shopper signs in, pays or sees what is their own, assistants have none; of
 * such pages they may use the cart's alone.
 */
export function mayHaveTools(view: View): boolean {
  return view.kind !== 'page' || !view.route.isPrivate || isAt(CART, view)
}

/** Whether a tool is offered on what is on screen. */
export function isOffered({ pages }: Pick<AgentTool, 'pages'>, view: View): boolean {
  return mayHaveTools(view) && (pages?.some((pattern) => isAt(pattern, view)) ?? true)
}
